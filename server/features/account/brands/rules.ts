/** For one shop, the default one among them. */
export const mostBrands = 50;

type Limit = { brand_ids: readonly string[] | null; with_default_brand: boolean };

/** A teammate's limit as it is kept: the default brand, to which belongs what names none, is told apart. null lifts the limit. */
export function limitTo(brands: readonly { id: string; is_default: boolean }[] | null) {
  if (brands === null) return { brand_ids: null, with_default_brand: false };
  const named = brands.filter(({ is_default: isDefault }) => !isDefault).map(({ id }) => id);
  return { brand_ids: named.toSorted(), with_default_brand: named.length < brands.length };
}
export const isSameLimit = (one: Limit, other: Limit) =>
  one.with_default_brand === other.with_default_brand && one.brand_ids?.toSorted().join() === other.brand_ids?.toSorted().join();
