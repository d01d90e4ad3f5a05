import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { product } from './products.ts';
import { id, merchantId, name, nothing } from './values.ts';

/** The most locations of a shop. */
export const mostLocations = 50;
/** The most units of a variant at a location. */
const mostUnits = 40_000_000;

export const location = z.object({
  id,
  name: z.string(),
  is_main: z.boolean().describe('The location of all stock that is at no other one. Imports and new totals change it.'),
  units: z.int().describe('Number of units in stock at the location, of all variants with tracked stock.'),
});
export type Location = z.output<typeof location>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const locationName = name('a name', 80);

export const listLocations = query('GET /api/locations/:merchant', {
  summary: 'List locations in the order in which orders take stock from them; none as long as all stock is in one place',
  access: 'products:read',
  topics: ['products'],
  input: shop,
  result: z.object({ items: z.array(location) }),
});
export const createLocation = command('POST /api/locations/:merchant', {
  summary: 'Create a location without stock. The first one also creates the main location, where all stock is.',
  access: 'settings:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({
    name: locationName,
    main_name: locationName.default('Main location').describe('Name of the main location, if it doesn’t exist yet.'),
  }),
  result: location,
  problems: ['location.exists', 'location.too_many'],
});
export const updateLocation = command('PUT /api/locations/:merchant/:id', {
  summary: 'Rename a location, or move it in the order in which orders take stock',
  access: 'settings:write',
  topics: ['products'],
  input: one.extend({
    name: locationName.optional(),
    place: z.int().min(0).max(mostLocations).optional().describe('New place in the order, from 0.'),
  }),
  result: location,
  problems: ['location.missing', 'location.exists'],
});
export const deleteLocation = command('DELETE /api/locations/:merchant/:id', {
  summary: 'Delete a location; its units are then at the main one, which can’t be deleted',
  access: 'settings:write',
  topics: ['products'],
  input: one,
  result: nothing,
  problems: ['location.missing', 'location.main'],
});
export const updateStock = command('PUT /api/products/:merchant/:id/stock', {
  summary:
    'Set the stock of variants by location, all or none. With `was`, a stock that no longer equals it is refused, so that sales made in the meantime aren’t overwritten.',
  access: 'products:write',
  topics: ['products'],
  input: one.extend({
    levels: z
      .array(
        z.object({
          variant_id: id,
          location_id: id,
          stock: z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(mostUnits, 'Enter at most 40,000,000.'),
          was: z.int().optional(),
        }),
      )
      .min(1)
      .max(1000)
      .refine(
        (levels) => new Set(levels.map(({ variant_id: variant, location_id: at }) => `${variant} ${at}`)).size === levels.length,
        'A variant is listed twice for a location. Name it once.',
      ),
  }),
  result: product,
  problems: ['product.missing', 'variant.missing', 'location.missing', 'stock.changed', 'stock.not_counted'],
});
