import type { Address } from '@parley/contract/addresses';

export const maxPages = 100;

/** What is wrong with the order IDs of a request. */
export function wrongIds(ids: readonly string[], isId: (text: string) => boolean): string | undefined {
  if (ids.length === 0) return 'Choose at least one order.';
  if (ids.length > maxPages) return `Choose at most ${maxPages} orders.`;
  return ids.every(isId) ? undefined : 'Send order IDs, separated by commas.';
}

export type DocumentLine = { name: string; options: Record<string, string>; sku: string | null; image: string | null; quantity: number };

/** Where the postal code stands, by country; everywhere else it is before the city. */
const afterCity = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'ID', 'TH', 'TW', 'SG', 'KR', 'SA', 'BD', 'PK', 'ZA', 'LV', 'BR']);
const ownLine = new Set(['GB', 'IE', 'GG', 'JE', 'IM', 'GI', 'MT', 'HK', 'NG', 'KE', 'LK']);
/** Where the region is part of the city's line, with what stands before it. */
const regionInLine: Record<string, string> = { US: ', ', CA: ' ', AU: ' ', IT: ' ', BR: ' - ', IN: ', ', MX: ', ' };

/** The lines of an address in its country's order, without the country's own: a name, street, and then place and postal code. */
export function addressLines({ name, line1, line2, city, region, postcode }: Address, code: string | undefined): string[] {
  const inLine = code === undefined ? undefined : regionInLine[code];
  const place = inLine !== undefined && region ? `${city}${inLine}${region}` : city;
  const ending = (() => {
    if (code && ownLine.has(code)) return [place, ...(region ? [region] : []), postcode];
    if (code === 'HU') return [];
    const joined = code && afterCity.has(code) ? `${place} ${postcode}` : `${postcode} ${place}`;
    return [joined, ...(region && inLine === undefined ? [region] : [])];
  })();
  // Hungary writes the place before the street.
  const lines = code === 'HU' ? [name, city, line1, line2, postcode, region] : [name, line1, line2, ...ending];
  return lines.flatMap((line) => (line?.trim() ? [line.trim()] : []));
}
