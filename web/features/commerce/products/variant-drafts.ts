import { mostOptions, mostOptionValues, mostVariants, type createProduct, type Product, type Variant } from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import { newId } from '../../../lib/browser.ts';

export { mostOptions, mostOptionValues, mostVariants };
/** The most characters of an option's value. */
export const mostValueCharacters = 120;

type SentVariant = Sent<typeof createProduct>['variants'][number];
export type Option = {
  /** The React key: stable while its name changes. */ key: string;
  name: string;
  values: string[];
  /** What is typed for it can't be added. */ isRefused?: boolean;
};
/** A variant as form fields: everything is text until it is sent. */
export type VariantDraft = {
  /** The React key: stable for the life of the row. */
  key: string;
  id?: string;
  /** Its value of each option, in the order of the options; '' where it has none. */
  values: string[];
  price: string;
  was: string;
  stock: string;
  /** Sales go on during an edit: stock is sent only where it was touched. */
  isStockTouched: boolean;
  sku: string;
  barcode: string;
  available: boolean;
};
export type Variants = { options: Option[]; drafts: VariantDraft[] };

export const variantsFrom = ({ options, variants }: { options: Product['options']; variants: readonly Variant[] }): Variants => ({
  options: options.map(({ name, values }) => ({ key: newId(), name, values })),
  drafts: variants.map(({ id, options: chosen, price, compare_at_price: was, stock, sku, barcode, available }) => ({
    key: id,
    id,
    values: options.map(({ name }) => chosen[name] ?? ''),
    price,
    was: was ?? '',
    stock: stock === null ? '' : String(stock),
    isStockTouched: false,
    sku: sku ?? '',
    barcode: barcode ?? '',
    available,
  })),
});

/** A new variant costs what `like` costs. Its stock is that of `like` unless that was counted already, for those units exist only once. */
export function newDraft(values: string[] = [], like?: VariantDraft): VariantDraft {
  const stock = like?.id === undefined ? (like?.stock ?? '') : like.stock && '0';
  return {
    ...{ key: newId(), values, price: like?.price ?? '', was: like?.was ?? '' },
    ...{ stock, isStockTouched: stock !== '', sku: '', barcode: '', available: like?.available ?? true },
  };
}

export const sentOf = ({ options, drafts }: Variants): SentVariant[] =>
  drafts.map(({ id, values, price, was, stock, isStockTouched, sku, barcode, available }) => ({
    ...(id && { id }),
    options: Object.fromEntries(options.flatMap(({ name }, place) => (values[place] ? [[name.trim(), values[place]]] : []))),
    price: price.trim(),
    compare_at_price: was.trim() || null,
    ...(isStockTouched && { stock: stock.trim() === '' ? null : Number(stock) }),
    sku: sku.trim() || null,
    barcode: barcode.trim() || null,
    available,
  }));

export const nameOfDraft = ({ values }: Pick<VariantDraft, 'values'>, onlyOne: string) => values.filter(Boolean).join(' / ') || onlyOne;

const fold = (text: string) => text.trim().toLowerCase();
/** What somebody typed or pasted, as values: separated by commas, semicolons, tabs or lines. */
export const valuesIn = (text: string) =>
  text
    .split(/[,;\t\r\n]/)
    .map((value) => value.trim())
    .filter(Boolean);

/** Why an option can't be saved as it is named. */
export function nameIssue(options: readonly Option[], place: number): 'missing' | 'twice' | undefined {
  const option = options[place];
  if (!option) return undefined;
  if (option.name.trim() === '') return option.values.length > 0 ? 'missing' : undefined;
  return options.slice(0, place).some(({ name }) => fold(name) === fold(option.name)) ? 'twice' : undefined;
}

export type Refusal = { why: 'long'; count: number } | { why: 'values'; count: number } | { why: 'variants'; count: number };
type Added = { variants: Variants } | { refused: Refusal };

/** Adds values to an option, with a variant for every combination. Existing variants stay as they are. */
export function withValues({ options, drafts }: Variants, place: number, typed: readonly string[]): Added {
  const option = options[place];
  if (!option) return { variants: { options, drafts } };
  const has = new Set(option.values.map(fold));
  const fresh = typed.filter((value) => !has.has(fold(value)) && has.add(fold(value)));
  const long = fresh.find((value) => value.length > mostValueCharacters);
  if (long !== undefined) return { refused: { why: 'long', count: long.length } };
  const values = [...option.values, ...fresh];
  if (values.length > mostOptionValues) return { refused: { why: 'values', count: values.length } };
  const grown = options.with(place, { ...option, values, isRefused: false });
  if (countOf(grown) > mostVariants) return { refused: { why: 'variants', count: countOf(grown) } };
  return { variants: { options: grown, drafts: filled(grown, drafts, place, option.values.length === 0 ? values : fresh) } };
}

/** The variants with every combination of these values of the option. A variant without a value of it becomes the first that fits it. */
function filled(options: readonly Option[], drafts: readonly VariantDraft[], place: number, fresh: readonly string[]) {
  const first = options[place]?.values[0] ?? '';
  const known = drafts.map((draft) =>
    draft.values[place] ? draft : { ...draft, values: setAt(draft.values, place, first, options.length) },
  );
  const present = new Set(known.map(({ values }) => keyOf(values)));
  const lacking = combinationsOf(options.map((option, at) => (at === place ? fresh : option.values))).filter(
    (one) => !present.has(keyOf(one)),
  );
  return ordered(options, [...known, ...lacking.map((one) => newDraft(one, known[0]))]);
}

const keyOf = (values: readonly string[]) => JSON.stringify(values.map(fold));
const setAt = (values: readonly string[], place: number, value: string, length: number) =>
  Array.from({ length }, (_, at) => (at === place ? value : (values[at] ?? '')));

/** In the order of the options' values, the last option changing fastest. */
const ordered = (options: readonly Option[], drafts: readonly VariantDraft[]) => {
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  const rank = ({ values }: VariantDraft) => places.map((place, at) => place.get(values[at] ?? '') ?? -1);
  return drafts.toSorted((one, other) => {
    const [left, right] = [rank(one), rank(other)];
    const at = left.findIndex((place, index) => place !== right[index]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
};

export const countOf = (options: readonly Option[]) => options.reduce((product, { values }) => product * Math.max(values.length, 1), 1);
const combinationsOf = (values: readonly (readonly string[])[]) =>
  values.reduce<string[][]>((made, some) => made.flatMap((one) => (some.length > 0 ? some : ['']).map((value) => [...one, value])), [[]]);

export const withOption = ({ options, drafts }: Variants): Variants => ({
  options: [...options, { key: newId(), name: '', values: [] }],
  drafts: drafts.map((draft) => ({ ...draft, values: [...draft.values, ''] })),
});

export const withName = ({ options, drafts }: Variants, place: number, name: string): Variants => {
  const option = options[place];
  return { options: option ? options.with(place, { ...option, name }) : options, drafts };
};

export const withRefusal = ({ options, drafts }: Variants, place: number, isRefused: boolean): Variants => {
  const option = options[place];
  return { options: option ? options.with(place, { ...option, isRefused }) : options, drafts };
};

/** Renames a value in the option and its variants. An empty name or that of another value changes nothing. */
export function withRenamedValue({ options, drafts }: Variants, place: number, from: string, typed: string): Variants {
  const option = options[place];
  const to = typed.trim().slice(0, mostValueCharacters);
  if (!option || to === '' || option.values.some((value) => value !== from && fold(value) === fold(to))) return { options, drafts };
  return {
    options: options.with(place, { ...option, values: option.values.map((value) => (value === from ? to : value)) }),
    drafts: drafts.map((draft) => (draft.values[place] === from ? { ...draft, values: draft.values.with(place, to) } : draft)),
  };
}

/** A change that takes variants away. */
export type Removal = { variants: Variants; removed: VariantDraft[] };

/** Removes a value with its variants. The last value of an option leaves the option without values, and its variants. */
export function withoutValue({ options, drafts }: Variants, place: number, value: string): Removal {
  const option = options[place];
  if (!option) return { variants: { options, drafts }, removed: [] };
  const values = option.values.filter((one) => one !== value);
  const next = options.with(place, { ...option, values });
  if (values.length === 0)
    return {
      variants: { options: next, drafts: drafts.map((draft) => ({ ...draft, values: setAt(draft.values, place, '', options.length) })) },
      removed: [],
    };
  return split(next, drafts, ({ values: chosen }) => chosen[place] !== value);
}

/** Removes an option. Of the variants that differed in nothing else, the first stays. */
export function withoutOption({ options, drafts }: Variants, place: number): Removal {
  const next = options.toSpliced(place, 1);
  const seen = new Set<string>();
  const short = drafts.map((draft) => ({ ...draft, values: draft.values.toSpliced(place, 1) }));
  return split(next, short, ({ values }) => !seen.has(keyOf(values)) && seen.add(keyOf(values)).size > 0);
}

export const withoutDraft = ({ options, drafts }: Variants, key: string): Removal => split(options, drafts, (draft) => draft.key !== key);

/** Values that no variant has any more go as well: a product's options are those of its variants. */
function split(options: readonly Option[], drafts: readonly VariantDraft[], stays: (draft: VariantDraft) => boolean): Removal {
  const isKept = drafts.map(stays);
  const left = drafts.filter((_, at) => isKept[at]);
  return {
    variants: {
      options: options.map((option, place) => ({
        ...option,
        values: option.values.filter((value) => left.some(({ values }) => values[place] === value)),
      })),
      drafts: left,
    },
    removed: drafts.filter((_, at) => !isKept[at]),
  };
}

/** Saved variants with stock: taking them away is asked about. */
export const stockedOf = (removed: readonly VariantDraft[]) => removed.filter(({ id, stock }) => id !== undefined && Number(stock) > 0);

/** Combinations without a variant, when some were removed. */
export const lackingOf = ({ options, drafts }: Variants) => countOf(options) - drafts.length;
export const withAll = ({ options, drafts }: Variants): Variants => {
  const present = new Set(drafts.map(({ values }) => keyOf(values)));
  const lacking = combinationsOf(options.map(({ values }) => values)).filter((one) => !present.has(keyOf(one)));
  return { options, drafts: ordered(options, [...drafts, ...lacking.map((one) => newDraft(one, drafts[0]))]) };
};

/** Sets one field of every variant. */
export const withForAll = ({ options, drafts }: Variants, field: 'price' | 'stock', value: string): Variants => ({
  options,
  drafts: drafts.map((draft) => ({ ...draft, [field]: value, ...(field === 'stock' && { isStockTouched: true }) })),
});
