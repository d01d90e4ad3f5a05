import { productTextMaxLength, productTexts } from '@parley/contract/products';
import { pictureAddressOf } from '@parley/contract/web-address';
import type { ProductIn, VariantIn } from '../products.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow, type Warning } from './sheet.ts';
import { amountOf, cut, flagOf, listIn, nameOf, otherCurrencyIn, partsOf, textOf, whyNoPrice, wholeOf } from './values.ts';

export type ReadProduct = { product: ProductIn | undefined; refusals: Refusal[]; warnings: Warning[] };
/** Identifiers can't be shortened; other texts are. */
const limits = { external_id: 120, variant_id: 120, sku: 80, barcode: 60 };
const [mostName, mostDescription, mostTags, mostTag, mostOptionName, mostOption, mostImages] = [200, 10_000, 50, 60, 60, 120, 50];

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
    mustBeProduct(sheet, key);
    const warnings: Warning[] = [];
    const details = detailsOf(sheet, key, rows, warnings);
    const { variants, refusals } = variantsOf(sheet, key, rows, warnings);
    if (variants.length === 0) return { product: undefined, refusals, warnings: [] };
    const priceless = variants.some(({ price }) => price === undefined);
    const draft: Partial<ProductIn> = sheet.has('price') ? { status: 'draft' } : { status_if_new: 'draft' };
    return { product: { ...details, ...(priceless && draft), variants }, refusals, warnings };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { product: undefined, refusals: sheet.refuseAll(rows, error.message, error.field), warnings: [] };
  }
}

/** Between its header and its products, a Shopee template explains its columns. */
function mustBeProduct(sheet: Sheet, key: string) {
  if (sheet.options.format === 'shopee' && /^et.?title/i.test(sheet.columnOf('external_id') ?? '') && !/^\d+$/.test(key))
    throw new Refused('This row explains the columns. It isn’t a product.', 'external_id');
}

function detailsOf(sheet: Sheet, key: string, rows: SheetRow[], warnings: Warning[]): Omit<ProductIn, 'variants'> {
  const text = (field: string) => sheet.first(rows, field);
  const rowWith = (field: string) => rows.find((row) => sheet.cell(row, field) !== '') ?? rows[0] ?? { row: 0, cells: [] };
  const fitted = (field: string, value: string, most: number) => {
    if (value.length > most) warnings.push(sheet.shortenedText(rowWith(field), field, most));
    return cut(value, most).trim();
  };
  const plain = (value: string) => (sheet.isOwn ? value : nameOf(value));
  const own = (field: string) => (field === 'category' ? pathOf(text(field)) : text(field));
  const optional = (field: string) => (sheet.has(field) ? fitted(field, plain(own(field)), productTextMaxLength) || null : undefined);
  if (text('name') === '') throw new Refused('A name is required.', 'name');
  return {
    external_id: key,
    name: fitted('name', plain(text('name')), mostName),
    description: sheet.has('description') ? fitted('description', descriptionOf(sheet, text('description')), mostDescription) : undefined,
    ...Object.fromEntries(productTexts.map((field) => [field, optional(field)] as const)),
    tags: sheet.has('tags') ? tagsOf(sheet, rows, rowWith('tags'), warnings) : undefined,
    status: statusOf(sheet, text('status'), text('published')),
    images: sheet.has('image') ? picturesOf(sheet, rows, warnings) : undefined,
    inventory_policy: policyOf(text('inventory_policy')),
  };
}

/** Parses no markup of texts far longer than a description can be. */
const descriptionOf = (sheet: Sheet, written: string) => {
  const listed = listIn(written)?.join('\n') ?? written;
  return sheet.isOwn ? written : textOf(cut(listed, 60_000));
};

/** A category with those above it: of a path that is too long, its end says what the product is. */
function pathOf(written: string): string {
  const path = listIn(written);
  if (!path) return written;
  const start = path.findIndex((_, place) => path.slice(place).join(' > ').length <= productTextMaxLength);
  return start === -1 ? path.join(' > ') : path.slice(start).join(' > ');
}

function tagsOf(sheet: Sheet, rows: SheetRow[], row: SheetRow, warnings: Warning[]): string[] {
  const all = partsOf(sheet.first(rows, 'tags'));
  if (all.length > mostTags || all.some((tag) => tag.length > mostTag))
    warnings.push({
      row: row.row,
      reason: `A product can have up to ${mostTags} tags of at most ${mostTag} characters. The rest was left out.`,
    });
  return [...new Set(all.map((tag) => cut(tag, mostTag).trim()))].slice(0, mostTags);
}

/** The images of all rows. One that isn't an address costs the image, not the product. */
function picturesOf(sheet: Sheet, rows: SheetRow[], warnings: Warning[]): string[] {
  const found = rows.flatMap((row) =>
    sheet
      .cells(row, 'image')
      .flatMap(picturesIn)
      .map((url) => ({ row, url, address: pictureAt(sheet, url) })),
  );
  const wrong = found.filter(({ address }) => address === undefined);
  if (wrong[0])
    warnings.push({
      row: wrong[0].row.row,
      reason: `“${cut(wrong[0].url, 80)}” isn’t an image URL${wrong.length > 1 ? `, and ${wrong.length - 1} more aren’t` : ''}. Use one that starts with https://. The product was imported without it.`,
    });
  const images = [...new Set(found.flatMap(({ address }) => address ?? []))];
  if (images.length > mostImages)
    warnings.push({ row: rows[0]?.row ?? 0, reason: `A product can have up to ${mostImages} images. The rest was left out.` });
  return images.slice(0, mostImages);
}

/** Only Parley's own exports name files on this server. */
function pictureAt(sheet: Sheet, url: string): string | undefined {
  const address = url.startsWith('/') && !sheet.isOwn ? undefined : pictureAddressOf(url);
  return address !== undefined && address.length <= 2000 ? address : undefined;
}

/** Some systems write all image URLs into one cell, some as a list for programs. */
const picturesIn = (cell: string) => listIn(cell) ?? cell.split(/\s*[,;|\s]\s*(?=https?:\/\/|\/)/i).filter((url) => url !== '');

const statuses = new Map(
  Object.entries<ProductIn['status']>({
    ...{ active: 'active', published: 'active', publish: 'active', enabled: 'active' },
    ...{ draft: 'draft', unlisted: 'draft', incomplete: 'draft', archived: 'archived', inactive: 'archived', disabled: 'archived' },
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
function variantsOf(sheet: Sheet, key: string, rows: SheetRow[], warnings: Warning[]): { variants: VariantIn[]; refusals: Refusal[] } {
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
    else {
      variants.push(read);
      warnings.push(...ofValues(sheet, row));
    }
    if ('external_id' in read) seen.add(read.external_id);
  }
  return { variants, refusals };
}
function ofValues(sheet: Sheet, row: SheetRow): Warning[] {
  const long = [1, 2, 3].flatMap((n) => [[`option${n}_name`, mostOptionName] as const, [`option${n}_value`, mostOption] as const]);
  return [
    ...long.flatMap(([field, most]) => (sheet.cell(row, field).length > most ? [sheet.shortenedText(row, field, most)] : [])),
    ...sheet.scientific([row], ['price', 'compare_at_price', 'stock'], (text) =>
      amountOf(text, sheet.options.decimal_comma, sheet.decimals),
    ),
  ];
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

/** A column such as `color` names the option its values are of. */
function headerAsName(sheet: Sheet, nth: number): string | undefined {
  const header = sheet.columnOf(`option${nth}_value`) ?? '';
  return /option|variation|attribute|value|variante?/i.test(header) ? undefined : cut(header, mostOptionName);
}

/** `In stock`, `out of stock` and the like; nothing for other words. */
function availableOf(text: string): { available?: boolean } {
  const said =
    flagOf(text) ??
    (/^(in[ _]?stock|available|instock)/i.test(text)
      ? true
      : /^(out[ _]?of[ _]?stock|unavailable|currently unavailable|sold out)/i.test(text)
        ? false
        : undefined);
  return said === undefined ? {} : { available: said };
}

function variantOf(sheet: Sheet, key: string, row: SheetRow, names: Names): VariantIn | Refusal {
  const { decimal_comma: comma } = sheet.options;
  const text = (field: string) => sheet.cell(row, field);
  const optional = (field: string) => (sheet.has(field) ? text(field) || null : undefined);
  const options = Object.fromEntries(
    names.flatMap((name, place) => {
      // A product without variants lists all its sizes in one cell.
      const value = sheet.has('parent') && text('parent') === '' ? '' : text(`option${place + 1}_value`);
      return value === '' || value === 'Default Title'
        ? []
        : [[cut(name, mostOptionName) || headerAsName(sheet, place + 1) || `Option ${place + 1}`, cut(value, mostOption)]];
    }),
  );
  // Where the price column holds sale prices, a product without one costs the regular price.
  const isReduced = text('price') === '' && /sale|special|promo|final|angebot|aktion/i.test(sheet.columnOf('price') ?? '');
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
    ...(sheet.has('available') && availableOf(text('available'))),
    options: names.some(Boolean) || sheet.has('option1_value') ? options : undefined,
    barcode: optional('barcode'),
  };
}
