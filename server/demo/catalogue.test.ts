import { importedProduct } from '@parley/contract/imports';
import { expect, test } from 'vitest';
import { demoProducts } from './catalogue/products.ts';
import { drawProduct } from './images.ts';
import { cents } from './money.ts';

const variants = demoProducts.flatMap((product) => product.variants);
const unique = (values: unknown[]) => new Set(values).size === values.length;

test('about sixty products in twelve categories, in every status', () => {
  expect(demoProducts.filter((product) => product.status === 'active')).toHaveLength(60);
  expect(new Set(demoProducts.map((product) => product.category)).size).toBe(12);
  expect(new Set(demoProducts.map((product) => product.status))).toEqual(new Set(['active', 'draft', 'archived']));
});

test('the import accepts every product', () => {
  for (const product of demoProducts) expect(importedProduct.safeParse(product).error).toBeUndefined();
});

test('ids, names, SKUs and barcodes are unique', () => {
  expect(unique(demoProducts.map((product) => product.external_id))).toBe(true);
  expect(unique(demoProducts.map((product) => product.name))).toBe(true);
  expect(unique(variants.map((variant) => variant.external_id))).toBe(true);
  expect(unique(variants.map((variant) => variant.sku))).toBe(true);
  expect(unique(variants.map((variant) => variant.barcode))).toBe(true);
});

test('barcodes have a valid check digit', () => {
  for (const { barcode } of variants) {
    const sum = [...(barcode ?? '')].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
    expect(sum % 10).toBe(0);
  }
});

test('some variants are sold out, and sale prices are below compare-at prices', () => {
  expect(variants.filter((variant) => variant.stock === 0).length).toBeGreaterThan(10);
  const reduced = variants.filter((variant) => variant.compare_at_price);
  expect(reduced.length).toBeGreaterThan(4);
  for (const variant of reduced) expect(cents(variant.price)).toBeLessThan(cents(variant.compare_at_price ?? '0'));
});

test('descriptions are long enough to answer from', () => {
  for (const product of demoProducts.filter((one) => one.status === 'active')) expect(product.description.length).toBeGreaterThan(120);
});

test('every product has its own image in the color of an available variant', () => {
  const pictures = demoProducts.map(drawProduct);
  expect(unique(pictures)).toBe(true);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
    expect(picture).not.toMatch(/NaN|undefined|<script|style=/);
  }
  const [drift] = demoProducts;
  if (!drift) throw new Error('No products.');
  const inSage = drawProduct({ ...drift, variants: drift.variants.filter((variant) => variant.options['Colour'] === 'Sage') });
  expect(inSage).not.toBe(drawProduct(drift));
});

test('a product without a drawing throws', () => {
  expect(() => drawProduct({ external_id: 'kite', variants: [] })).toThrow('No drawing of kite.');
});
