import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { email, id, instant, merchantId, name, nothing, pictureAddress } from './values.ts';

/** A brand of a shop. Records without a brand belong to the default brand, which every shop has and nobody can delete. */
export const tones = ['friendly', 'neutral', 'formal', 'playful'] as const;
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Enter a color such as #1A2B3C.');
const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const body = {
  name: name('a name', 80),
  logo: z
    .union([z.literal(''), pictureAddress])
    .nullable()
    .describe('URL of the logo, returned by a product image upload or hosted elsewhere. Null for no logo.'),
  colours: z.object({ primary: colour, accent: colour.nullable() }),
  tone: z.enum(tones),
  policies: z.object({ returns: text(5000), shipping: text(5000), privacy: text(5000) }),
  sender: z.object({ name: text(80), email: email.nullable() }),
  returns_address: text(400).describe(
    'Address that customers send returns to, a line each. Printed on packing slips; blank to leave it out.',
  ),
  invoice_details: text(600).describe('What invoices state about the seller, a line each: company, address, tax number.'),
};
export const brand = z.object({
  id,
  ...body,
  logo: z.string().nullable(),
  sender: z.object({ name: z.string(), email: z.string().nullable() }),
  is_default: z.boolean(),
  products_count: z.int(),
  orders_count: z.int().describe('Number of orders for the brand, up to 10,000.'),
  conversations_count: z.int().describe('Number of conversations for the brand, up to 10,000.'),
  members: z
    .array(z.object({ user_id: id, name: z.string() }))
    .describe('Teammates whose access is limited to certain brands, including this one.'),
  actions: z.array(z.enum(['edit', 'delete'])),
  created_at: instant,
  version: z.int(),
});
export type Brand = z.output<typeof brand>;
const shop = z.object({ merchant: merchantId });
export const listBrands = query('GET /api/brands/:merchant', {
  summary: 'List the brands you can see, default first',
  access: 'products:read',
  topics: ['brands'],
  input: shop,
  result: z.object({ items: z.array(brand) }),
});
export const createBrand = command('POST /api/brands/:merchant', {
  summary: 'Create a brand; a shop can have up to 50',
  access: 'settings:write',
  topics: ['brands'],
  creates: true,
  input: shop.extend({
    ...body,
    logo: body.logo.default(null),
    colours: body.colours.default({ primary: '#17171A', accent: null }),
    tone: body.tone.default('friendly'),
    policies: body.policies.default({ returns: '', shipping: '', privacy: '' }),
    sender: body.sender.default({ name: '', email: null }),
    returns_address: body.returns_address.default(''),
    invoice_details: body.invoice_details.default(''),
  }),
  result: brand,
  problems: ['brand.name_taken', 'brand.too_many'],
});
export const updateBrand = command('PUT /api/brands/:merchant/:id', {
  summary: 'Update a brand; `version` guards against overwriting another change',
  access: 'settings:write',
  topics: ['brands'],
  input: shop.extend({ id, ...z.object(body).partial().shape, version: z.int().optional() }),
  result: brand,
  problems: ['brand.missing', 'brand.name_taken', 'brand.changed'],
});
export const deleteBrand = command('DELETE /api/brands/:merchant/:id', {
  summary: 'Delete a brand; its records move to the default brand, which can’t be deleted',
  access: 'settings:write',
  topics: ['brands', 'products', 'orders', 'inbox', 'team'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['brand.missing', 'brand.is_default'],
});
/** The brands a teammate can see: all, or a list. Owners and managers always see all. */
export const setBrandAccess = command('PUT /api/merchants/:merchant/team/:id/brands', {
  summary: 'Limit a teammate to certain brands, in lists, search, streams, counts and exports; null removes the limit',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'brands', 'profile'],
  input: shop.extend({ id, brand_ids: z.array(id).min(1, 'Choose at least one brand.').max(50).nullable() }),
  result: z.object({ user_id: id, brand_ids: z.array(id).nullable() }),
  problems: ['user.missing', 'brand.missing', 'team.role_refused', 'team.visibility_refused'],
});
