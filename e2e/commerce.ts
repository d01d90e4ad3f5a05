import { randomUUID } from 'node:crypto';
import { createCustomer } from '@parley/contract/customers';
import { createOrder, recordPayment, updateOrderStatus } from '@parley/contract/orders';
import { createProduct, getProduct } from '@parley/contract/products';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pollOptions } from './browser.ts';
import type { asTeammate } from './inbox.ts';

export type Teammate = Awaited<ReturnType<typeof asTeammate>>;
type Counted = { name?: string; price?: string; stock?: number };
export type MadeProduct = Awaited<ReturnType<typeof makeProduct>>;

/** Unique letters and digits, for names to search for. */
export const somewhat = (kind: string) =>
  `${kind}${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 12)}`;

/** An active product with tracked stock. */
export async function makeProduct({ calls }: Teammate, { name = somewhat('Kettle'), price = '20.00', stock = 10 }: Counted = {}) {
  const product = await calls(createProduct, {
    name,
    status: 'active',
    variants: [{ price, stock, sku: name.toUpperCase().slice(0, 80) }],
  });
  const [variant] = product.variants;
  if (!variant) throw new Error(`${name} has no variant.`);
  return {
    id: product.product_id,
    name,
    variant: variant.id,
    /** The current stock. */
    stock: async () => (await calls(getProduct, { id: product.product_id })).stock,
  };
}

type Items = { product: MadeProduct; quantity: number }[];
type About = { phone?: string; name?: string; isPaid?: boolean; brand?: string };

/** A placed order of a new customer, paid unless requested otherwise. */
export async function makeOrder({ calls }: Teammate, items: Items, { phone, name = somewhat('Odile'), isPaid = true, brand }: About = {}) {
  const customer = await calls(createCustomer, { first_name: name, last_name: 'Quist', ...(phone && { phones: [phone] }) });
  const { id } = await calls(createOrder, {
    customer_id: customer.id,
    ...(brand && { brand_id: brand }),
    lines: items.map(({ product, quantity }) => ({ variant_id: product.variant, quantity })),
    shipping_address: { line1: 'Quay 4', city: 'Bremen', postcode: '28195', country: 'DE' },
  });
  await calls(updateOrderStatus, { id, status: 'pending' });
  if (isPaid) await calls(recordPayment, { id });
  const placed = isPaid ? await calls(updateOrderStatus, { id, status: 'confirmed' }) : null;
  return { id, number: placed?.order_number ?? '', customer: `${name} Quist`, customerId: customer.id };
}

/** The parts of a page with a table: its rows, and the drawer. */
export function tableOf(page: Page, label: string) {
  const rows = page
    .getByRole('table', { name: label })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  return {
    rows,
    row: (words: string) => rows.filter({ hasText: words }),
    /** The text in the first cell of each row. */
    firsts: () => rows.getByRole('link').allTextContents(),
    heads: async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean),
  };
}

/** The drawer and its actions. */
export function drawerOf(page: Page, name: string) {
  const drawer = page.getByRole('dialog', { name, exact: true });
  return {
    drawer,
    /** Presses a button of the drawer, or of its menu. */
    async does(action: string) {
      const button = drawer.getByRole('button', { name: action, exact: true }).first();
      const more = drawer.getByRole('button', { name: 'More', exact: true });
      await button.or(more).first().waitFor();
      if (await button.isVisible()) return button.click();
      await more.click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    /** Waits until a label has this value. */
    showsValue: (label: string, value: string) =>
      expect.poll(() => drawer.locator('dl > div').filter({ hasText: label }).locator('dd').first().textContent(), pollOptions).toBe(value),
    shows: (words: string | RegExp) => drawer.getByText(words).first().waitFor(),
  };
}
