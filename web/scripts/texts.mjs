// Every text in every language, with the same places to fill: a build without one of them fails.
const languages = ["ja", "en", "ko"];
const [ja, ...others] = await Promise.all(
  languages.map(async (language) => ({ language, texts: (await import(`../src/texts/${language}.ts`)).default })),
);

const places = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort().join(" ");
const faults = [];
for (const { language, texts } of others) {
  for (const key of Object.keys(ja.texts)) {
    if (!texts[key]) faults.push(`${language}: "${key}" is missing`);
    else if (places(texts[key]) !== places(ja.texts[key])) {
      faults.push(`${language}: "${key}" fills {${places(texts[key])}}, Japanese {${places(ja.texts[key])}}`);
    }
  }
  for (const key of Object.keys(texts)) if (!(key in ja.texts)) faults.push(`${language}: "${key}" is not in Japanese`);
}
if (faults.length) {
  console.error(`texts:\n  ${faults.join("\n  ")}`);
  process.exit(1);
}
console.log(`texts: ${Object.keys(ja.texts).length} in ${languages.length} languages`);
