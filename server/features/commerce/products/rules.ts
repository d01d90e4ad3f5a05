import type { Product, productActions, productStatuses } from '@parley/contract/products';

type Status = (typeof productStatuses)[number];
type Action = (typeof productActions)[number];

/** Stock at or below this counts as low. */
export const lowStock = 5;

export const stockStateOf = (stock: number | null): Product['stock_state'] =>
  stock === null ? 'not_counted' : stock <= 0 ? 'out' : stock <= lowStock ? 'low' : 'in_stock';

/** The actions on a product for people who may change products; others have none. */
export function actionsOf({ status, ordered }: { status: Status; ordered: boolean }, mayWrite: boolean): Action[] {
  if (!mayWrite) return [];
  const actions: Action[] = ['edit'];
  if (status !== 'active') actions.push('activate');
  if (status !== 'archived') actions.push('archive');
  if (!ordered) actions.push('delete');
  return actions;
}

type Chosen = { options: Readonly<Record<string, string>> };
/** The product's options with their values, in order of first appearance among its variants. */
export function optionsOf(variants: readonly Chosen[]): Product['options'] {
  const found = new Map<string, Set<string>>();
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) found.set(name, (found.get(name) ?? new Set()).add(value));
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

/** The positions of the first two variants with the same options, ignoring case. */
export function alikeOf(variants: readonly Chosen[]): [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [place, { options }] of variants.entries()) {
    const entries = Object.entries(options).map(([name, value]) => `${name.trim()}\n${value.trim()}`.toLowerCase());
    const key = JSON.stringify(entries.toSorted());
    const other = seen.get(key);
    if (other !== undefined) return [other, place];
    seen.set(key, place);
  }
  return undefined;
}

/** Changes a price by a percentage, rounding half a cent up. */
export const byPercent = (cents: number, percent: number) => Math.round((cents * (10_000 + Math.round(percent * 100))) / 10_000);
export const mostCents = 999_999_999_999;

/** The stock movement of an edit: starting to track adds what is there, stopping removes it. */
export const movedBy = (before: number | null, after: number | null) => (after ?? 0) - (before ?? 0);

/** Adds and removes tags, keeping the order without duplicates. */
export function tagsWith(tags: readonly string[], add: readonly string[] = [], remove: readonly string[] = []): string[] {
  const gone = new Set(remove.map((tag) => tag.toLowerCase()));
  const kept = new Map<string, string>();
  for (const tag of [...tags.filter((one) => !gone.has(one.toLowerCase())), ...add])
    if (!kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag);
  return [...kept.values()];
}
