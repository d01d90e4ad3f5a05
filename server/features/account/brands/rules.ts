/** The maximum per shop, including the default brand. */
export const maxBrands = 50;

type Limit = { brand_ids: readonly string[] | null; with_default_brand: boolean };

/**
 * A teammate's brand limit as stored; the default brand is a separate flag, because its records have no brand id. null removes the limit.
 */
export function limitTo(brands: readonly { id: string; is_default: boolean }[] | null) {
  if (brands === null) return { brand_ids: null, with_default_brand: false };
  const named = brands.filter(({ is_default: isDefault }) => !isDefault).map(({ id }) => id);
  return { brand_ids: named.toSorted(), with_default_brand: named.length < brands.length };
}
export const isSameLimit = (one: Limit, other: Limit) =>
  one.with_default_brand === other.with_default_brand && one.brand_ids?.toSorted().join() === other.brand_ids?.toSorted().join();
