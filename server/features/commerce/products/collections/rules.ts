/** A name as part of an address: "Café & Tea" is "cafe-tea". */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 76)
    .replaceAll(/^-+|-+$/g, '') || 'collection';

/** The slug itself, or the first with a number behind it that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let nth = 1; ; nth += 1) {
    const tried = nth === 1 ? slug : `${slug}-${nth}`;
    if (!taken.has(tried)) return tried;
  }
}
