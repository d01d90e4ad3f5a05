// The shop's images, drawn as SVG, so that they are free and have no other owner.
import { colourOf, isColour } from './catalogue/colours.ts';
import { backpacks } from './drawings/backpacks.ts';
import { blankets } from './drawings/blankets.ts';
import { bottles } from './drawings/bottles.ts';
import { headlamps } from './drawings/headlamps.ts';
import { box, type Drawing } from './drawings/ink.ts';
import { jackets } from './drawings/jackets.ts';
import { kitchen } from './drawings/kitchen.ts';
import { lamps } from './drawings/lamps.ts';
import { mugs } from './drawings/mugs.ts';
import { notebooks } from './drawings/notebooks.ts';
import { stoves } from './drawings/stoves.ts';
import { storage } from './drawings/storage.ts';
import { towels } from './drawings/towels.ts';

const drawings: Record<string, Drawing> = {
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
};

/** Background tiles per category: pale, but different enough to tell apart. */
const tiles: Record<string, string> = {
  Bottles: '#e4eaea',
  Mugs: '#efe6da',
  Backpacks: '#e7e9e0',
  'Rain jackets': '#e2e8ee',
  Lamps: '#e3ded6',
  'Knives & boards': '#e9ebe9',
  Towels: '#dbe4e4',
  Blankets: '#dfdcd3',
  Storage: '#ece7dc',
  Headlamps: '#d9dfe5',
  'Camping stoves': '#e6ebe3',
  Notebooks: '#eee8e0',
};

type Drawn = { external_id: string; category?: string | null; variants: { options?: Record<string, string>; stock?: number | null }[] };

/** The SVG image of a product, in the color of its first available variant. */
export function drawProduct(product: Drawn): string {
  const drawing = drawings[product.external_id];
  if (!drawing) throw new Error(`No drawing of ${product.external_id}.`);
  const shown = product.variants.find((variant) => variant.stock !== 0) ?? product.variants[0];
  const word = Object.values(shown?.options ?? {}).find(isColour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${box(0, 0, 400, 400, 0, tiles[product.category ?? ''] ?? '#eceae4')}${drawing(colourOf(word))}</svg>`;
}
