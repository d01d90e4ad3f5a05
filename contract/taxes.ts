import { z } from 'zod';
import { countryCodes } from './countries.ts';
import { command, query } from './endpoint.ts';
import { taxClass } from './tax-class.ts';
import { id, instant, merchantId, name, nothing } from './values.ts';

const shop = z.object({ merchant: merchantId });
export const country = z
  .string()
  .refine((code) => countryCodes.includes(code), 'Choose a country.')
  .meta({ minLength: 2, maxLength: 2 });
const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Enter a percentage such as 21 or 9.975.')
  .refine((text) => Number(text) <= 100, 'Enter a percentage of at most 100.')
  .describe('Percentage, with up to four decimals.');

const body = {
  name: name('a name', 60).describe('Name as on receipts, such as VAT.'),
  country: country.describe('Country that it applies in, by ISO 3166.'),
  regions: z
    .array(z.string().trim().min(1).max(60))
    .max(20)
    .describe(
      'Codes and names of the regions that it applies in, as customers write them: `QC`, `Quebec`, `Québec`. Empty for the whole country.',
    ),
  tax_class: taxClass,
  rate: percent,
  replaces_country: z
    .boolean()
    .describe('Whether a region’s rate is charged instead of its country’s rates. Otherwise both are charged, each on the price.'),
  on_shipping: z.boolean().describe('Whether shipping is taxed at this rate. Only rates of the standard class apply to shipping.'),
};
export const taxRate = z.object({ id, ...body, created_at: instant });
export type TaxRate = z.output<typeof taxRate>;
/** How many rates a shop can have. */
export const mostRates = 500;

export const getTaxes = query('GET /api/taxes/:merchant', {
  summary: 'Retrieve the shop’s tax rates and settings',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: z.object({
    prices_include_tax: z
      .boolean()
      .describe('Whether prices, discounts and shipping include tax. Orders keep what was set when they were created.'),
    country: z.string().nullable().describe('Country whose rates apply as long as an order has no address. Null for none.'),
    classes: z.array(z.string()).describe('Tax classes that rates or products have.'),
    items: z.array(taxRate).describe('Rates by country, then region, class and name.'),
  }),
});
export const updateTaxes = command('PUT /api/taxes/:merchant', {
  summary: 'Update the shop’s tax settings; existing orders keep their taxes',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ prices_include_tax: z.boolean().optional(), country: country.nullable().optional() }),
  result: nothing,
});
export const createTaxRate = command('POST /api/taxes/:merchant/rates', {
  summary: 'Create a tax rate; it applies to new orders',
  access: 'settings:write',
  topics: ['settings'],
  creates: true,
  input: shop.extend({
    ...body,
    regions: body.regions.default([]),
    tax_class: body.tax_class.default('standard'),
    replaces_country: body.replaces_country.default(false),
    on_shipping: body.on_shipping.default(true),
  }),
  result: taxRate,
  problems: ['tax.rate_exists', 'tax.too_many'],
});
export const updateTaxRate = command('PUT /api/taxes/:merchant/rates/:id', {
  summary: 'Update a tax rate; existing orders keep their taxes',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: taxRate,
  problems: ['tax.missing', 'tax.rate_exists'],
});
export const deleteTaxRate = command('DELETE /api/taxes/:merchant/rates/:id', {
  summary: 'Delete a tax rate; existing orders keep their taxes',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['tax.missing'],
});
