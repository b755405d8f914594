/** Digits whose Korean names end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_DIGITS = "013678";

/** Whether what a letter or digit is read as ends in a consonant; undefined where its reading is not known. */
function closed(last: string): boolean | undefined {
  if (last >= "0" && last <= "9") return CLOSED_DIGITS.includes(last);
  if (last >= "가" && last <= "힣") return (last.charCodeAt(0) - 0xac00) % 28 > 0;
  return undefined;
}

/** “I” as a subject, which is no 나 with a particle behind it. */
const I_AS_SUBJECT = /(?<![가-힣])나이\(가\)/gu;

/**
 * `text` with its particles in the form that the word before asks for. Templates have both, as in `{tile}을(를)`;
 * where the word before cannot be read, both stay.
 */
export function particles(text: string): string {
  return text.replace(I_AS_SUBJECT, "내가").replace(/(.)([”’"')]?)(을|은|이|과)\((를|는|가|와)\)/gu, (both, last: string, quote: string, after: string, open: string) => {
    const ends = closed(last);
    return ends === undefined ? both : last + quote + (ends ? after : open);
  });
}
