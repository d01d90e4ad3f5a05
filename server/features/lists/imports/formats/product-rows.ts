import { productTextMaxLength, productTexts } from '@parley/contract/products';
import { pictureAddressOf } from '@parley/contract/web-address';
import type { ProductIn, VariantIn } from '../products.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow } from './sheet.ts';
import { amountOf, flagOf, nameOf, otherCurrencyIn, partsOf, textOf, whyNoPrice, wholeOf } from './values.ts';

export type ReadProduct = { product: ProductIn | undefined; refusals: Refusal[] };
const options = [1, 2, 3].flatMap((n) => [[`option${n}_name`, 60] as const, [`option${n}_value`, 120] as const]);
const limits = {
  ...{ external_id: 120, variant_id: 120, name: 200 },
  ...Object.fromEntries(productTexts.map((field) => [field, productTextMaxLength] as const)),
  ...{ sku: 80, barcode: 60, image: 20_000 },
  ...Object.fromEntries(options),
};

/** The key of a product: its handle, else its SKU, else its name. Variants refer to their product by its SKU, else as `id:12`. */
export function productKey(sheet: Sheet, row: SheetRow): string {
  const text = (field: string) => sheet.cell(row, field);
  const id = text('external_id') || text('product_id');
  if (sheet.has('parent')) return text('parent') || text('sku') || (id && `id:${id}`) || text('name');
  return id || text('sku') || text('name');
}

/** A row with only another variant of the product above it. */
export const isMoreOfAbove = (sheet: Sheet, row: SheetRow) =>
  (sheet.has('external_id') || sheet.has('product_id')) &&
  ['external_id', 'product_id', 'parent', 'name'].every((field) => sheet.cell(row, field) === '') &&
  ['variant_id', 'option1_value'].some((field) => sheet.cell(row, field) !== '');

/** Reads a product from its rows: the first has the product's fields; each is a variant or an additional image. */
export function readProduct(sheet: Sheet, { key, rows: given }: Group): ReadProduct {
  const isVariant = (row: SheetRow) => sheet.cell(row, 'parent') !== '';
  const rows = given.toSorted((one, other) => Number(isVariant(one)) - Number(isVariant(other)));
  try {
    const details = detailsOf(sheet, key, rows);
    const { variants, refusals } = variantsOf(sheet, key, rows);
    if (variants.length === 0) return { product: undefined, refusals };
    const priceless = variants.some(({ price }) => price === undefined);
    const draft: Partial<ProductIn> = sheet.has('price') ? { status: 'draft' } : { status_if_new: 'draft' };
    return { product: { ...details, ...(priceless && draft), variants }, refusals };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { product: undefined, refusals: sheet.refuseAll(rows, error.message, error.field) };
  }
}

function detailsOf(sheet: Sheet, key: string, rows: SheetRow[]): Omit<ProductIn, 'variants'> {
  const text = (field: string) => sheet.first(rows, field);
  const optional = (field: string) => (sheet.has(field) ? nameOf(text(field)) || null : undefined);
  if (text('name') === '') throw new Refused('A name is required.', 'name');
  // Far too long to be accepted, so don't parse its markup.
  const written = text('description');
  const description = written.length > 60_000 ? written : textOf(written);
  if (description.length > 10_000) throw new Refused('Use at most 10,000 characters.', 'description');
  const tags = partsOf(text('tags'));
  if (tags.length > 50 || tags.some((tag) => tag.length > 60))
    throw new Refused('Use up to 50 tags of at most 60 characters each.', 'tags');
  const images = [...new Set(rows.flatMap((row) => picturesIn(sheet.cell(row, 'image'))).map(pictureOf))];
  if (images.some((url) => url.length > 2000)) throw new Refused('Use at most 2,000 characters.', 'image');
  return {
    external_id: key,
    name: nameOf(text('name')),
    description: sheet.has('description') ? description : undefined,
    ...Object.fromEntries(productTexts.map((field) => [field, optional(field)] as const)),
    tags: sheet.has('tags') ? tags : undefined,
    status: statusOf(sheet, text('status'), text('published')),
    images: sheet.has('image') ? images.slice(0, 50) : undefined,
    inventory_policy: policyOf(text('inventory_policy')),
  };
}

function pictureOf(url: string): string {
  const address = pictureAddressOf(url);
  if (address === undefined) throw new Refused('This isn’t an image URL. Use one that starts with https://.', 'image');
  return address;
}

/** Some systems write all image URLs into one cell. */
const picturesIn = (cell: string) => cell.split(/\s*[,;|\s]\s*(?=https?:\/\/)/i).filter((url) => url !== '');

const statuses = new Map(
  Object.entries<ProductIn['status']>({
    ...{ active: 'active', published: 'active', publish: 'active', enabled: 'active' },
    ...{ draft: 'draft', unlisted: 'draft', archived: 'archived', inactive: 'archived', disabled: 'archived' },
  }),
);
function statusOf(sheet: Sheet, status: string, published: string): ProductIn['status'] {
  const word = status.toLowerCase();
  if (word === '') return flagOf(published) === false ? 'draft' : sheet.has('published') && flagOf(published) ? 'active' : undefined;
  const isOn = flagOf(word);
  const found = statuses.get(word) ?? (isOn === undefined ? undefined : isOn ? 'active' : 'draft');
  if (!found) throw new Refused('The status must be active, draft or archived.', 'status');
  return found;
}
const policyOf = (text: string) => (text === '' ? undefined : /^continue$/i.test(text) || flagOf(text) === true ? 'continue' : 'deny');

type Names = readonly string[];
function variantsOf(sheet: Sheet, key: string, rows: SheetRow[]): { variants: VariantIn[]; refusals: Refusal[] } {
  const variants: VariantIn[] = [];
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  const names = [1, 2, 3].map((n) => sheet.first(rows, `option${n}_name`));
  // Where variant rows name their product, the product's own row is no variant.
  const hasVariants = rows.some((row) => sheet.cell(row, 'parent') !== '');
  const bare = rows.filter((row) => isPicture(sheet, row) || (hasVariants && sheet.cell(row, 'parent') === ''));
  const pictures = new Set(bare.length === rows.length ? bare.slice(1) : bare);
  for (const row of rows) {
    if (pictures.has(row)) continue;
    const read = sheet.tooLong(row, limits) ?? otherMoney(sheet, rows, row) ?? variantOf(sheet, key, row, names);
    if ('reason' in read) refusals.push(read);
    else if (seen.has(read.external_id)) refusals.push(sheet.refuse(row, 'This variant is already in the file.', 'sku'));
    else variants.push(read);
    if ('external_id' in read) seen.add(read.external_id);
  }
  return { variants, refusals };
}
const isPicture = (sheet: Sheet, row: SheetRow) =>
  ['sku', 'price', 'variant_id', 'barcode', 'option1_value'].every((field) => sheet.cell(row, field) === '');

/** Refuses a row in another currency than the shop's, by its column or a sign in its price. */
function otherMoney(sheet: Sheet, rows: SheetRow[], row: SheetRow): Refusal | undefined {
  const said = sheet.cell(row, 'currency') || sheet.first(rows, 'currency');
  if (said !== '' && said.toUpperCase() !== sheet.currency) return sheet.refuse(row, sheet.foreign(said), 'currency');
  const other = otherCurrencyIn(sheet.cell(row, 'price'), sheet.currency);
  return other === undefined ? undefined : sheet.refuse(row, sheet.foreign(other), 'price');
}

function variantOf(sheet: Sheet, key: string, row: SheetRow, names: Names): VariantIn | Refusal {
  const { decimal_comma: comma } = sheet.options;
  const text = (field: string) => sheet.cell(row, field);
  const optional = (field: string) => (sheet.has(field) ? text(field) || null : undefined);
  const options = Object.fromEntries(
    names.flatMap((name, place) => {
      // A product without variants lists all its sizes in one cell.
      const value = sheet.has('parent') && text('parent') === '' ? '' : text(`option${place + 1}_value`);
      return value === '' || value === 'Default Title' ? [] : [[name || `Option ${place + 1}`, value]];
    }),
  );
  // Where the price column holds sale prices, a product without one costs the regular price.
  const isReduced = text('price') === '' && /sale|special|promo|angebot|aktion/i.test(sheet.columnOf('price') ?? '');
  const [price, before] = (isReduced ? ['compare_at_price', ''] : ['price', 'compare_at_price']).map((field) =>
    text(field) === '' ? null : (amountOf(text(field), comma, sheet.decimals) ?? false),
  );
  if (price === false) return sheet.refuse(row, whyNoPrice(text('price'), sheet.currency), 'price');
  if (before === false) return sheet.refuse(row, whyNoPrice(text('compare_at_price'), sheet.currency), 'compare_at_price');
  if (price?.startsWith('-')) return sheet.refuse(row, 'The price must be 0 or more.', 'price');
  if (before?.startsWith('-')) return sheet.refuse(row, 'The price must be 0 or more.', 'compare_at_price');
  const counted =
    sheet.has('stock') && !/^(unlimited|∞)?$/i.test(text('stock')) && !(sheet.has('inventory_tracker') && text('inventory_tracker') === '');
  const stock = counted ? wholeOf(text('stock'), comma) : null;
  if (stock === undefined) return sheet.refuse(row, 'The stock must be a whole number.', 'stock');
  const id =
    text('variant_id') || [key, Object.values(options).join(' / ') || (text('sku') === key ? '' : text('sku'))].filter(Boolean).join(' / ');
  return {
    row: row.row,
    external_id: id,
    sku: optional('sku'),
    price: price ?? undefined,
    // Zero means there is no compare-at price.
    compare_at_price: sheet.has('compare_at_price') ? (Number(before) === 0 ? null : before) : undefined,
    stock: sheet.has('stock') ? stock : undefined,
    options: names.some(Boolean) || sheet.has('option1_value') ? options : undefined,
    barcode: optional('barcode'),
  };
}
