/** An amount as the visitor's language writes it, such as "€24.97"; the bare words when the currency is not known. */
export function writeMoney(amount: string, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
  } catch {
    // Intl refuses currencies that are not three letters, and languages that are none.
    return `${amount} ${currency}`;
  }
}
