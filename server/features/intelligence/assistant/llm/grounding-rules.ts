/** What stands for money, before or after a number. */
const currency = String.raw`(?:[€$£¥]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BRL|MXN|CAD|AUD|JPY|[Ee]uros?|[Dd]ollars?|[Pp]ounds?)\b)`;
const number = String.raw`\d(?:[\d.,'’\u00a0\u202f]| (?=\d{3}(?!\d)))*`;
const isMoney = new RegExp(String.raw`^(?:${currency}\s?)?${number}\s?${currency}?$`);
/**
 * Facts whose invention costs money or trust: amounts, percentages, order and parcel numbers, web and email addresses. Small plain
 * numbers are ignored, because people count and list.
 */
const facts = new RegExp(
  [
    String.raw`https?:\/\/[^\s)>\]"']+`,
    String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`,
    String.raw`[#A-Za-z]*\d[\w-]{5,}`,
    String.raw`#?[A-Za-z]+\d{2,}`,
    String.raw`${currency}\s?${number}`,
    String.raw`${number}(?:\s?(?:%|${currency})|[.,]\d{2}(?!\d))`,
  ].join('|'),
  'g',
);

/** The facts of a text that occur in nothing the engine has read. */
export function ungrounded(text: string, read: string): string[] {
  const known = plain(read);
  const found = (text.match(facts) ?? []).map((fact) => fact.replace(/[.,;:!?'’]+$/, ''));
  return [...new Set(found)].filter((fact) => !variantsOf(fact).some((one) => stands(known, one)));
}

/** Matches a number only as a whole. */
const stands = (known: string, one: string) =>
  /^[\d.]+$/.test(one) ? new RegExp(`(?<![\\d.])${one.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`).test(known) : known.includes(one);

/** The notations of an amount: "€1.234,50", "1,234.50" and "1234.5" are equal. */
function variantsOf(fact: string): string[] {
  if (/[A-Za-z@/]/.test(fact) && !isMoney.test(fact)) return [plain(fact), plain(fact.replace(/^#/, ''))];
  const digits = fact.replace(/[^\d.,'’\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, -decimals[0].length) : digits).replace(/\D/g, '');
  if (!decimals) return [whole];
  const cents = (decimals[1] ?? '').padEnd(2, '0');
  // "€20.00" also matches 20.
  return [`${whole}.${cents}`, `${whole}.${cents.replace(/0$/, '')}`, ...(cents === '00' ? [whole] : [])];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d{2}(?!\d))/g, '$1.');

/** The longest beginning that ends with a sentence and fits; undefined when none does. */
export function cutAtSentence(text: string, most: number): string | undefined {
  if (text.length <= most) return text;
  const end = [...text.slice(0, most).matchAll(/[.!?…](?=\s)|\n\n/g)].at(-1);
  return end ? text.slice(0, end.index + 1).trimEnd() : undefined;
}
