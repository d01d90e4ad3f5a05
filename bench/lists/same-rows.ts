import type { SearchResults } from '@parley/contract/search';
import type { Asked } from './load.ts';

type Found = { id: string };
type Searched = { conversations?: Found[]; products?: Found[]; customers?: Found[]; orders?: Found[] };

/** Throws unless the bare servers return the product's rows; otherwise the comparison is meaningless. */
export async function sameRows({ product, alone, tenant }: Record<'product' | 'alone' | 'tenant', Asked>) {
  const shown = idsShown(await first(product));
  if (shown.length === 0) throw new Error(`The product returns no rows for ${product.paths[0]}.`);
  for (const bare of [alone, tenant]) {
    const found = new Set(idsFound((await first(bare)) as (Found & Searched)[]));
    const missing = shown.filter((id) => !found.has(id));
    // The list reads one row more than it shows, to detect a next page.
    if (missing.length || found.size > shown.length + 1) throw new Error(`${bare.paths[0]} returns other rows than ${product.paths[0]}.`);
  }
}

async function first({ url, paths, headers }: Asked): Promise<unknown> {
  const response = await fetch(`${url}${paths[0]}`, headers ? { headers } : {});
  if (!response.ok) throw new Error(`${url}${paths[0]} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

function idsShown(body: unknown) {
  const { items, results } = body as { items?: Found[]; results?: SearchResults };
  if (items) return items.map(({ id }) => id);
  if (!results) return [];
  return idsSearched({ ...results, products: results.products.map(({ product_id: id }) => ({ id })) });
}
const idsFound = (rows: (Found & Searched)[]) => rows.flatMap((row) => (row.conversations ? idsSearched(row) : [row.id]));
const idsSearched = ({ conversations = [], products = [], customers = [], orders = [] }: Searched) =>
  [...conversations, ...products, ...customers, ...orders].map(({ id }) => id);
