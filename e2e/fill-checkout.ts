import type { Page } from 'playwright-core';

/** Fills in the form of a checkout page. */
export async function fillCheckout(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name.replace(' ', '.').toLowerCase()}@mail.example`);
  await page.getByLabel('Street and number').fill('Quay 4');
  await page.getByLabel('Postal code').fill('28195');
  await page.getByLabel('City').fill('Bremen');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('radio', { name: /Pay on delivery/ }).check();
}
