// Turns a short product description into the imported record: every combination of options becomes a variant.
import type { z } from 'zod';
import type { importedProduct } from '@parley/contract/imports';
import { chance } from '../chance.ts';
import { amount } from '../money.ts';

type ProductRecord = z.input<typeof importedProduct>;
export type DemoProduct = ReturnType<typeof product>;
export type DemoVariant = DemoProduct['variants'][number];

export type ProductLine = {
  id: string;
  /** The middle part of its SKUs. */
  code: string;
  name: string;
  brand: string;
  tags: string;
  /** In cents, for the first value of every option. */
  price: number;
  /** Compare-at price in cents. */
  was?: number;
  options?: Record<string, readonly string[]>;
  /** Surcharge of an option value, in cents. */
  extra?: Record<string, number>;
  /** Variants without stock, written 'Sage / 1000 ml'; 'all' means every variant. */
  soldOut?: readonly string[] | 'all';
  status?: 'draft' | 'archived';
  about: string;
};

/** Turns a category's lines into products. */
export const category = (name: string, lines: ProductLine[]): DemoProduct[] => lines.map((line) => product(name, line));

function product(name: string, line: ProductLine) {
  return {
    external_id: line.id,
    name: line.name,
    description: line.about.replace(/\s+/g, ' ').trim(),
    brand: line.brand,
    category: name,
    tags: line.tags.split(', '),
    status: line.status ?? 'active',
    image: `/demo/images/${line.id}.svg`,
    variants: combinations(line.options ?? {}).map((options) => variant(line, options)),
  } satisfies ProductRecord;
}

function combinations(options: Record<string, readonly string[]>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (found, [option, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
    [{}],
  );
}

function variant(line: ProductLine, options: Record<string, string>) {
  const values = Object.values(options);
  const external_id = [line.id, ...values.map(slug)].join('-') + (values.length ? '' : '-one');
  const extra = values.reduce((sum, value) => sum + (line.extra?.[value] ?? 0), 0);
  const draws = chance(`variant/${external_id}`);
  const empty = line.soldOut === 'all' || line.soldOut?.includes(values.join(' / '));
  return {
    external_id,
    sku: ['HS', line.code, ...values.map(short)].join('-'),
    price: amount(line.price + extra),
    compare_at_price: line.was ? amount(line.was + extra) : null,
    stock: empty ? 0 : draws.maybe(0.12) ? draws.int(1, 4) : draws.int(6, 90),
    available: true,
    options,
    barcode: barcode(draws.int(0, 99_999_999)),
  } satisfies ProductRecord['variants'][number];
}

const slug = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'Terracotta' → 'TRR', '1000 ml' → '1000ML'. */
const short = (value: string) => {
  const plain = value.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return /\d/.test(value) ? plain : (plain.charAt(0) + plain.slice(1).replace(/[AEIOU]/g, '')).slice(0, 3);
};

/** An EAN-13 with a valid check digit. */
function barcode(number: number): string {
  const digits = `8719${String(number).padStart(8, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
