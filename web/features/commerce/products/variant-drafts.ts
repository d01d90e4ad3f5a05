import type { Product, Variant } from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import type { createProduct } from '@parley/contract/products';
import { newId } from '../../../lib/browser.ts';

type SentVariant = Sent<typeof createProduct>['variants'][number];
export type Option = Product['options'][number];
/** A variant as form fields: everything is text until it is sent. */
export type VariantDraft = {
  /** The React key: stable for the life of the row. */
  key: string;
  id?: string;
  options: Record<string, string>;
  price: string;
  was: string;
  stock: string;
  /** Sales go on during an edit: stock is sent only where it was touched. */
  isStockTouched: boolean;
  sku: string;
  barcode: string;
  available: boolean;
};
export const mostVariants = 200;

export const draftsOf = (variants: readonly Variant[]): VariantDraft[] =>
  variants.map(({ id, options, price, compare_at_price: was, stock, sku, barcode, available }) => ({
    key: id,
    id,
    options,
    price,
    was: was ?? '',
    stock: stock === null ? '' : String(stock),
    isStockTouched: false,
    sku: sku ?? '',
    barcode: barcode ?? '',
    available,
  }));

export const newDraft = (options: Record<string, string> = {}, like?: VariantDraft): VariantDraft => ({
  key: newId(),
  options,
  price: like?.price ?? '',
  was: like?.was ?? '',
  stock: '',
  isStockTouched: false,
  sku: '',
  barcode: '',
  available: true,
});

export const sentOf = (drafts: readonly VariantDraft[]): SentVariant[] =>
  drafts.map(({ id, options, price, was, stock, isStockTouched, sku, barcode, available }) => ({
    ...(id && { id }),
    options,
    price: price.trim(),
    compare_at_price: was.trim() || null,
    ...(isStockTouched && { stock: stock.trim() === '' ? null : Number(stock) }),
    sku: sku.trim() || null,
    barcode: barcode.trim() || null,
    available,
  }));

export const nameOfDraft = ({ options }: Pick<VariantDraft, 'options'>, onlyOne: string) => Object.values(options).join(' / ') || onlyOne;

type Combined = { drafts: VariantDraft[]; added: number; removed: number };

/**
 * A variant for every combination of the options. An existing one stays as it is; where an option was added or removed, the first variant
 * that still fits becomes the combination, so that its price, stock and orders are not lost.
 */
export function combine(options: readonly Option[], drafts: readonly VariantDraft[]): Combined {
  const left = new Set(drafts);
  const take = (fits: (draft: VariantDraft) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const combinations = combinationsOf(options);
  const same = combinations.map((one) => take(({ options: has }) => isWithin(one, has) && isWithin(has, one)));
  const made = combinations.map((one, place) => {
    const stays = same[place] ?? take(({ options: has }) => isWithin(has, one) || isWithin(one, has));
    return stays ? { ...stays, options: one } : newDraft(one, drafts[0]);
  });
  const known = new Set(drafts.map(({ key }) => key));
  return { drafts: made, added: made.filter(({ key }) => !known.has(key)).length, removed: left.size };
}

export const countOf = (options: readonly Option[]) => combinable(options).reduce((product, { values }) => product * values.length, 1);

const combinable = (options: readonly Option[]) => options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
const combinationsOf = (options: readonly Option[]): Record<string, string>[] =>
  combinable(options).reduce<Record<string, string>[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name.trim()]: value }))),
    [{}],
  );
const isWithin = (part: Record<string, string>, full: Record<string, string>) =>
  Object.entries(part).every(([name, value]) => full[name] === value);

/** Renames an option, in every variant, too. */
export const renamed = (drafts: readonly VariantDraft[], from: string, to: string): VariantDraft[] =>
  drafts.map((draft) => ({
    ...draft,
    options: Object.fromEntries(Object.entries(draft.options).map(([name, value]) => [name === from ? to : name, value])),
  }));
