// Every text in every language, with the same places to fill: a build without one of them fails.
const languages = ["ja", "en", "ko"];
// The table's, its hints', the site's, and those of the reference pages, which come with these.
const areas = ["", "hint_", "site_", "reference_"];

const places = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort().join(" ");
const faults = [];
let count = 0;
for (const area of areas) {
  const [ja, ...others] = await Promise.all(
    languages.map(async (language) => ({
      name: `${area}${language}`,
      texts: (await import(`../src/texts/${area}${language}.ts`)).default,
    })),
  );
  count += Object.keys(ja.texts).length;
  for (const { name, texts } of others) {
    for (const key of Object.keys(ja.texts)) {
      if (!texts[key]) faults.push(`${name}: "${key}" is missing`);
      else if (places(texts[key]) !== places(ja.texts[key])) {
        faults.push(`${name}: "${key}" fills {${places(texts[key])}}, Japanese {${places(ja.texts[key])}}`);
      }
    }
    for (const key of Object.keys(texts)) if (!(key in ja.texts)) faults.push(`${name}: "${key}" is not in Japanese`);
  }
}
if (faults.length) {
  console.error(`texts:\n  ${faults.join("\n  ")}`);
  process.exit(1);
}
console.log(`texts: ${count} in ${languages.length} languages`);
