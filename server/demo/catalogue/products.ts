// The catalog, in the shop's order.
import { backpacks } from './backpacks.ts';
import { blankets } from './blankets.ts';
import { bottles } from './bottles.ts';
import { headlamps } from './headlamps.ts';
import { jackets } from './jackets.ts';
import { kitchen } from './kitchen.ts';
import { lamps } from './lamps.ts';
import { mugs } from './mugs.ts';
import { notebooks } from './notebooks.ts';
import type { DemoProduct, DemoVariant } from './product.ts';
import { stoves } from './stoves.ts';
import { storage } from './storage.ts';
import { towels } from './towels.ts';

export const demoProducts: DemoProduct[] = [
  ...bottles,
  ...mugs,
  ...backpacks,
  ...jackets,
  ...lamps,
  ...kitchen,
  ...towels,
  ...blankets,
  ...storage,
  ...headlamps,
  ...stoves,
  ...notebooks,
];

const byId = new Map(demoProducts.map((product) => [product.external_id, product]));
const byVariant = new Map(
  demoProducts.flatMap((product) => product.variants.map((variant) => [variant.external_id, { product, variant }] as const)),
);

/** A product by external_id; throws for an unknown one, which is a mistake in a script. */
export function productOf(id: string): DemoProduct {
  const found = byId.get(id);
  if (!found) throw new Error(`No product ${id}.`);
  return found;
}

/** A variant with its product, by the variant's external_id. */
export function variantOf(id: string): { product: DemoProduct; variant: DemoVariant } {
  const found = byVariant.get(id);
  if (!found) throw new Error(`No variant ${id}.`);
  return found;
}
