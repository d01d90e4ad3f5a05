import fs from 'node:fs';
import path from 'node:path';
import { editAddress, getOrder, listOrders, refundOrder } from '@parley/contract/orders';
import { listProducts } from '@parley/contract/products';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, pollOptions, type Person, register } from './browser.ts';
import { tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

const folder = path.resolve(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'shopify/product_csv');
const recorded = fs.existsSync(folder) ? [path.join(folder, 'Product-data.csv')] : [];

let parley: Parley;
let browser: Browser;
let importer: Person;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('import-files', { DEMO: '0' }), openBrowser()]);
});
// Each test starts with an empty shop.
beforeEach(async () => {
  importer = makePerson('Ilka');
  const { page } = await openPage(await contextOf(browser));
  await register(page, parley.url, importer);
  owner = await asTeammate(parley.url, importer);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const names = async () => (await owner.calls(listProducts, { sort: 'name', order: 'asc', limit: 100 })).items.map(({ name }) => name);

/** A Shopify export except for the name column; one price is invalid, and one product has an additional image row. */
const shop = `Handle,Wie es heisst,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status
teapot,Blue Teapot,"<p>Holds <b>four</b> cups,
and pours well.</p>",Quay,Kitchen,"tea, blue",true,Size,Small,POT-S,shopify,4,deny,29.90,35.00,,active
teapot,,,,,,,Size,Large,POT-L,shopify,2,deny,39.90,,,active
tray,Oak Tray,,Quay,Kitchen,,true,Title,Default Title,TRAY-1,shopify,7,deny,18.50,,,active
spoon,Silver Spoon,,Quay,Kitchen,,true,Title,Default Title,SPOON-1,shopify,3,deny,much,,,active
whisk,Bamboo Whisk,,Quay,Kitchen,,true,Title,Default Title,WHISK-1,shopify,0,deny,12.00,,,draft
`;

test('a shop’s file is mapped, previewed without writing, imported, and its failed rows downloaded; a second run changes nothing', async () => {
  const { page, errors } = await openWindow(browser, parley.url, '/products', importer);
  const dialog = await openImport(page);
  await give(page, 'teahouse.csv', Buffer.from(shop));
  await dialog.getByText('5 rows in teahouse.csv. Check what each column imports as.').waitFor();
  await dialog.getByText('Choose a column for each required field: Name').waitFor();
  await dialog.getByLabel('Wie es heisst imports as').selectOption({ label: 'Name (required)' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Import preview').waitFor();
  await expect.poll(() => figures(page), pollOptions).toMatchObject({ 'To create': 3, 'To update': 0, 'Will fail': 1 });
  expect(await names()).toEqual([]);

  await dialog.getByRole('button', { name: 'Import now' }).click();
  await dialog.getByText('Import results').waitFor();
  await dialog.getByRole('status').getByText('Imported').waitFor();
  expect(await figures(page)).toMatchObject({ Created: 3, Updated: 0, Unchanged: 0, Failed: 1 });
  await dialog.getByText(/^Row 5, Variant Price “much”: /).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download failed rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('teahouse-refused.csv');
  const refused = fs.readFileSync(await download.path(), 'utf8');
  expect(refused.trim().split(/\r?\n/)).toHaveLength(2);
  expect(refused).toMatch(/^\uFEFF?Handle,Wie es heisst,/);
  expect(refused).toContain('SPOON-1');

  await dialog.getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => figures(page), pollOptions).toMatchObject({ Created: 0, Updated: 0, Unchanged: 3, Failed: 1 });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await names()).toEqual(['Bamboo Whisk', 'Blue Teapot', 'Oak Tray']);

  const { row } = tableOf(page, 'Products');
  await row('Oak Tray').waitFor();
  await row('Blue Teapot').getByRole('link', { name: 'Blue Teapot' }).click();
  const drawer = page.getByRole('dialog', { name: 'Blue Teapot' });
  await drawer.getByText('Large').first().waitFor();
  await drawer.getByText('$39.90').first().waitFor();
  expect(errors).toEqual([]);
});

test('problems with a file are shown before anything is written, and the file can be replaced', async () => {
  const { page, errors } = await openWindow(browser, parley.url, '/products', importer);
  const dialog = await openImport(page);
  await give(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0xff, 0xfe, 0, 0]));
  await page
    .getByText(/isn’t a text file/)
    .first()
    .waitFor();
  // Semicolons and decimal commas, as European spreadsheets write them.
  await give(page, 'teller.csv', Buffer.from('Name;SKU;Price;Stock\nTeller;TEL-1;1.234,50;8\n', 'latin1'));
  await dialog.getByText('1 row in teller.csv. Check what each column imports as.').waitFor();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => figures(page), pollOptions).toMatchObject({ 'To create': 1, 'Will fail': 0 });
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await dialog.getByText('Import results').waitFor();
  expect(await names()).toEqual(['Teller']);
  const { items } = await owner.calls(listProducts, { q: 'TEL-1' });
  expect(items.map(({ price, stock }) => ({ price, stock }))).toEqual([{ price: '1234.50', stock: 8 }]);
  expect(errors.filter((error) => !error.includes('415'))).toEqual([]);
});

const orderFile = (line: string, payment: string) =>
  Buffer.from(`order number,placed at,item,price,quantity,financial status,fulfillment status,email,shipping address,shipping city,shipping zip,shipping country
#1001,2026-01-05 10:00,Blue Teapot,50.00,1,${payment},unfulfilled,ann@mail.example,${line},Delft,2611,NL
`);

test('an order that was changed in Parley keeps its values; the preview and the import list what the file has, and one is resolved by hand', async () => {
  const { page, errors } = await openWindow(browser, parley.url, '/orders', importer);
  const dialog = await openImport(page, 'order');
  await give(page, 'orders.csv', orderFile('Kade 1', 'paid'));
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await dialog.getByRole('status').getByText('Imported').waitFor();
  const [order] = (await owner.calls(listOrders, {})).items;
  const id = order?.id ?? '';
  const address = { line1: 'Kade 2', city: 'Delft', postcode: '2611', country: 'NL' };
  await owner.calls(editAddress, { id, shipping_address: address });
  await owner.calls(refundOrder, { id, amount: '20.00' });
  const touched = await owner.calls(getOrder, { id });
  expect([touched.payment_status, touched.refunded]).toEqual(['partially_refunded', '20.00']);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await give(page, 'orders-again.csv', orderFile('Kade 3', 'pending'));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Import preview').waitFor();
  const conflicts = dialog.getByRole('list', { name: 'Conflicts' }).getByRole('listitem');
  const found = ['Payment', 'Paid', 'Refunded', 'Shipping address'];
  await expect.poll(() => conflicts.count(), pollOptions).toBe(found.length);
  await conflicts.filter({ hasText: 'Parley: Kade 2, 2611 Delft, NL · File: Kade 3, 2611 Delft, NL' }).waitFor();
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await dialog.getByText('Import results').waitFor();
  await expect.poll(() => conflicts.count(), pollOptions).toBe(found.length);
  expect(await owner.calls(getOrder, { id })).toEqual(touched);

  await dialog.getByRole('button', { name: 'Use file’s value: #1001, Shipping address' }).click();
  await expect.poll(() => conflicts.count(), pollOptions).toBe(found.length - 1);
  const resolved = await owner.calls(getOrder, { id });
  expect(resolved.shipping_address).toMatchObject({ line1: 'Kade 3' });
  expect([resolved.payment_status, resolved.refunded]).toEqual(['partially_refunded', '20.00']);
  await dialog.getByRole('button', { name: 'Keep all ours' }).click();
  await conflicts.first().waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => figures(page), pollOptions).toMatchObject({ Updated: 0, Unchanged: 1, Failed: 0 });
  expect(await conflicts.count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each(recorded)('%s is imported completely, and a second import changes nothing', async (file) => {
  const handles = new Set(handlesIn(fs.readFileSync(file, 'utf8')));
  const { page, errors } = await openWindow(browser, parley.url, '/products', importer);
  const dialog = await openImport(page);
  await give(page, 'Product-data.csv', fs.readFileSync(file));
  await dialog.getByText(/rows in Product-data\.csv/).waitFor();
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await dialog.getByText('Import results').waitFor({ timeout: 60_000 });
  expect(await figures(page)).toEqual({ Created: handles.size, Updated: 0, Unchanged: 0, Failed: 0 });
  expect((await names()).length).toBe(handles.size);
  await dialog.getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => figures(page), pollOptions).toEqual({ Created: 0, Updated: 0, Unchanged: handles.size, Failed: 0 });
  // Images hosted elsewhere may be unreachable here.
  expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([]);
});

test.each(recorded.length > 0 ? [] : [folder])('%s is missing: its products were skipped', (missing) => {
  console.info(`${missing} is not there (PARLEY_DATA_SETS): its products were left out.`);
  expect(fs.existsSync(missing)).toBe(false);
});

async function openImport(page: Page, kind: 'product' | 'order' = 'product') {
  await page.getByRole('button', { name: `More ${kind} actions` }).click();
  await page.getByRole('menuitem', { name: `Import ${kind}s…` }).click();
  const dialog = page.getByRole('dialog', { name: `Import ${kind}s` });
  await dialog.getByText('Recent imports').waitFor();
  return dialog;
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** The figures of a preview or an import, by their labels. */
async function figures(page: Page): Promise<Record<string, number>> {
  // At once, because a figure may go while others are read.
  const tiles = page.getByRole('dialog').locator('dl > div');
  return tiles.evaluateAll((nodes) =>
    Object.fromEntries(nodes.map((node) => [node.querySelector('dt')?.textContent ?? '', Number(node.querySelector('dd')?.textContent)])),
  );
}

/** The first cell of every record; a line break inside of quotes starts no record. */
function handlesIn(text: string): string[] {
  let isQuoted = false;
  const handles = [];
  for (const line of text.trimEnd().split(/\r?\n/)) {
    if (!isQuoted) handles.push(line.split(',')[0] ?? '');
    if ((line.match(/"/g) ?? []).length % 2 === 1) isQuoted = !isQuoted;
  }
  return handles.slice(1);
}
