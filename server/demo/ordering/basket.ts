// Products that are bought together, by season.
import { localTime } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { DemoProduct } from '../catalogue/product.ts';
import { demoProducts, variantOf } from '../catalogue/products.ts';
import type { DemoOrder } from '../records.ts';

type Lines = DemoOrder['lines'];

const summer = ['Camping stoves', 'Towels', 'Backpacks', 'Bottles'];
const autumn = ['Rain jackets', 'Headlamps', 'Mugs', 'Lamps'];
const winter = ['Blankets', 'Lamps', 'Mugs', 'Notebooks', 'Knives & boards'];
const season = (month: number) => (month >= 5 && month <= 8 ? summer : month >= 9 && month <= 11 ? autumn : winter);

/** The lines of an order placed at this time. */
export function drawLines(number: number, placed: number, archivedToo: boolean, draws: Chance): Lines {
  const wanted = season(localTime(placed).month);
  const onSale = demoProducts.filter((product) => product.status === 'active' || (archivedToo && product.status === 'archived'));
  const weight = (product: DemoProduct) =>
    (product.tags.includes('bestseller') ? 3 : 1) * (wanted.includes(product.category ?? '') ? 1.8 : 1);
  const count = draws.weighted([1, 2, 3], (lines) => [0, 60, 27, 13][lines] ?? 0);
  const chosen = new Map<string, number>();
  while (chosen.size < count) {
    const product = draws.weighted(onSale, weight);
    chosen.set(
      draws.pick(product.variants).external_id,
      draws.weighted([1, 2, 3, 4], (many) => [0, 84, 11, 3, 2][many] ?? 0),
    );
  }
  return linesOf(number, [...chosen]);
}

/** Order lines for variants and quantities, with their products' names. */
export const linesOf = (number: number, wanted: (readonly [variant: string, quantity: number])[]): Lines =>
  wanted.map(([id, quantity], index) => {
    const { product, variant } = variantOf(id);
    return {
      external_id: `H${number}-${index + 1}`,
      variant: id,
      name: product.name,
      options: variant.options,
      sku: variant.sku,
      price: variant.price,
      quantity,
    };
  });
