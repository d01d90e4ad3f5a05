const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that the runtime names and that are no country, or not on their own. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The ISO 3166 codes of countries in use: the runtime names them, and they aren't old codes of others. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((code) => !others.has(code) && new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined);

/** Parts of countries that shops often deliver to on other terms or not at all, by ISO 3166-2. */
export const regionCodes = [
  ...(['ES-CN', 'ES-CE', 'ES-ML', 'ES-IB', 'PT-20', 'PT-30', 'FR-20R', 'IT-82', 'IT-88'] as const),
  ...(['GB-HLD', 'GB-NIR', 'US-AK', 'US-HI'] as const),
] as const;
