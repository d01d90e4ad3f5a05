/**
 * Decimals of a currency's minor unit by ISO 4217, where there aren't two. The ISO list, not the Unicode one that `Intl` follows: the two
 * differ for some currencies (IQD has three decimals here and none there). Source: ISO 4217, list one.
 */
const decimals: Readonly<Record<string, number>> = {
  ...of(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...of(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...of(4, 'CLF UYW'),
};
function of(digits: number, codes: string) {
  return Object.fromEntries(codes.split(' ').map((code) => [code, digits]));
}

/** The number of decimals of a currency, from 0 to 4. */
export const decimalsOf = (currency: string): number => decimals[currency] ?? 2;

/** The largest amount, in minor units: what a number and a JSON amount of any currency express exactly. */
export const mostCents = 999_999_999_999_999;

/** Minor units (called cents in code, whatever the currency) as the API's decimal string: 1250 is 12.50 EUR, 1250 JPY and 1.250 KWD. */
export function toAmount(cents: number, currency: string): string {
  return toDecimal(cents, decimalsOf(currency));
}
/** A whole number of the smallest parts as a decimal string with this many digits. */
export function toDecimal(parts: number, digits: number): string {
  const text = String(Math.abs(parts)).padStart(digits + 1, '0');
  const sign = parts < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A decimal string as minor units. Undefined when it is no amount of this currency: more decimals than the currency has, or too large. */
export function parseAmount(amount: string, currency: string): number | undefined {
  const cents = parseDecimal(amount, decimalsOf(currency));
  return cents === undefined || Math.abs(cents) > mostCents ? undefined : cents;
}
/** A decimal string as a whole number of the smallest parts. Undefined when it is none, or has more digits. */
export function parseDecimal(text: string, digits: number): number | undefined {
  const [, sign, units, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (units === undefined || /[1-9]/.test(part.slice(digits))) return undefined;
  const parts = Number(units + part.slice(0, digits).padEnd(digits, '0'));
  return sign === '-' && parts > 0 ? -parts : parts;
}

/** An amount as people are shown one to type: 12.50, 1250 or 12.500. */
export const sampleAmount = (currency: string): string =>
  decimalsOf(currency) === 0 ? '1250' : `12.${'500'.padEnd(decimalsOf(currency), '0').slice(0, decimalsOf(currency))}`;

/** How `Intl.NumberFormat` shows amounts of a currency: with all its decimals by ISO 4217, which Unicode has fewer of for some. */
export const moneyFormat = (currency: string) =>
  ({
    style: 'currency',
    currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }) as const;

/** What a number of units comes to, as an amount; exact. */
export const lineTotal = (price: string, quantity: number, currency: string): string =>
  toAmount((parseAmount(price, currency) ?? 0) * quantity, currency);

/** Why an amount is none of this currency, in a sentence. */
export function whyInvalid(amount: string, currency: string): string {
  const digits = decimalsOf(currency);
  const part = amount.split('.')[1] ?? '';
  if (!/[1-9]/.test(part.slice(digits))) return 'This amount is too large. Enter a smaller one.';
  const most = digits === 0 ? 'no decimals' : `at most ${digits} decimals`;
  return `Amounts in ${currency} have ${most}. Enter one such as ${sampleAmount(currency)}.`;
}
