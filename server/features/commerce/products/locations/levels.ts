/** A location as orders take from it, by its position. */
export type Place = { id: string; is_main: boolean };
/** Stock of a variant at the locations that aren't the main one. */
export type Level = { variant_id: string; location_id: string; stock: number };
/** Units of a variant that enter stock, or leave it if negative. */
export type Change = { variantId: string; quantity: number };
/** `locationId` is null for the main location. */
export type Located<C extends Change> = C & { locationId: string | null };

/** Stock by location in the order of `places`; the main one has what the others don't. */
export function levelsOf(places: readonly Place[], stock: number, others: readonly Omit<Level, 'variant_id'>[]) {
  const at = new Map(others.map((one) => [one.location_id, one.stock]));
  const elsewhere = others.reduce((all, one) => all + one.stock, 0);
  return places.map(({ id, is_main: isMain }) => ({ location_id: id, stock: isMain ? stock - elsewhere : (at.get(id) ?? 0) }));
}

/** Units that an order has taken from a location and not put back; `location_id` is null for the main one. */
export type Taken = { variant_id: string; location_id: string | null; quantity: number };
type Known = { places: readonly Place[]; stocks: ReadonlyMap<string, number>; levels: readonly Level[]; taken: readonly Taken[] };

/**
 * Splits changes by location. What an order puts back goes where it came from; what it takes comes from the first location that has any.
 * The rest is the main location's, which alone can be oversold.
 */
export function locate<C extends Change>(changes: readonly C[], { places, stocks, levels, taken }: Known): Located<C>[] {
  const main = places.find((place) => place.is_main)?.id ?? '';
  const left = new Map(
    [...stocks].flatMap(([id, stock]) => {
      const others = levels.filter((level) => level.variant_id === id);
      return levelsOf(places, stock, others).map((level) => [keyOf(id, level.location_id), level.stock] as const);
    }),
  );
  const open = new Map(taken.map((one) => [keyOf(one.variant_id, one.location_id ?? main), one.quantity]));
  const back = changes.filter(({ quantity }) => quantity > 0).flatMap((change) => draw(change, open, places.toReversed()));
  for (const { variantId, locationId, quantity } of back) {
    const key = keyOf(variantId, locationId ?? main);
    left.set(key, (left.get(key) ?? 0) + quantity);
  }
  return [...back, ...changes.filter(({ quantity }) => quantity < 0).flatMap((change) => draw(change, left, places))];
}

/** A change in parts, by what `from` has at these places; the rest is the main location's. */
function draw<C extends Change>(change: C, from: Map<string, number>, order: readonly Place[]): Located<C>[] {
  const sign = Math.sign(change.quantity);
  let rest = Math.abs(change.quantity);
  const parts: Located<C>[] = [];
  for (const { id, is_main: isMain } of order) {
    const key = keyOf(change.variantId, id);
    const units = Math.min(rest, Math.max(0, from.get(key) ?? 0));
    if (units === 0) continue;
    rest -= units;
    from.set(key, (from.get(key) ?? 0) - units);
    parts.push({ ...change, quantity: sign * units, locationId: isMain ? null : id });
  }
  return rest === 0 ? parts : [...parts, { ...change, quantity: sign * rest, locationId: null }];
}

const keyOf = (variant: string, location: string) => `${variant} ${location}`;
