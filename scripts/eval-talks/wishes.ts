// Product wishes: each as the first message of a chat, and as a query of the product's search, beside BM25 over the same catalogue.
import { openToolbox } from '../../server/features/intelligence/assistant/tools/toolbox.ts';
import { openBm25 } from './bm25.ts';
import { openChat } from './chat.ts';
import { productsIn, same } from './judge.ts';
import { type Ground, readCatalogue } from './play.ts';
import { aligned } from './report.ts';
import { moments } from './shops.ts';
import { shops, type ShopName, type ProductRequest } from './talk.ts';
import { saysNo, saysUnknown } from './words.ts';

/** `first` and `three`: where a right product is. Of a product that isn't carried, `first` says whether that is answered. */
export type Hit = { shown: string[]; first: boolean; three: boolean };
export type RequestResult = { shop: ShopName; request: ProductRequest; chat?: Hit & { text: string }; search: Hit; bm25: Hit };

export const isQuery = ({ kind }: ProductRequest) => kind === 'query';
const isCarried = ({ right }: ProductRequest) => right.length > 0;

export async function tryWishes(ground: Ground): Promise<(request: ProductRequest) => Promise<RequestResult>> {
  const { shop } = ground;
  const catalogue = await readCatalogue(shop);
  const rank = openBm25(
    catalogue.map(({ name, description, brand, category, tags, options }) => ({
      name,
      text: [name, description, brand, category, ...tags, ...options.flatMap((chosen) => Object.entries(chosen).flat())].join(' '),
    })),
  );
  return async (request) => {
    const search = listed(request, await searched(ground, request.say));
    const bm25 = listed(request, rank(request.say));
    const chat = isQuery(request) ? undefined : await asked(ground, request);
    return { shop: shop.name, request, ...(chat && { chat }), search, bm25 };
  };
}

/** What the AI, the widget and the team's pickers search with. */
async function searched({ shop: { copies }, clock }: Ground, query: string): Promise<string[]> {
  clock.set(moments.open);
  return copies.inCopy(async (ctx) => {
    const id = ctx.newId();
    const context = {
      ctx,
      conversationId: id,
      customerId: null,
      contactId: id,
      attempts: 0,
      method: 'email_code',
      currency: 'EUR',
      draft: true,
    } as const;
    const { products } = await openToolbox(context, new AbortController().signal).call('search_products', { query, limit: 10 });
    return products.map(({ name }) => name);
  });
}

async function asked({ shop, installation, jobs, clock, names }: Ground, request: ProductRequest): Promise<Hit & { text: string }> {
  clock.set(moments.open);
  return shop.copies.inCopy(async (ctx) => {
    const chat = await openChat(ctx, { installation, jobs, clock, merchant: shop.merchant }, null);
    const answer = await chat.say([request.say]);
    const { shown } = productsIn(answer, names);
    const isDenied = (saysNo(answer.text) || saysUnknown(answer.text)) && !shown.some((name) => isIn(request.not ?? [], name));
    return { ...(isCarried(request) ? listed(request, shown) : { shown, first: isDenied, three: isDenied }), text: answer.text };
  });
}

const isIn = (names: readonly string[], name: string) => names.some((one) => same(one, name));

/** A list can only say that a product isn't carried by finding nothing, or nothing but what comes closest. */
export function listed({ right, closest = [] }: Pick<ProductRequest, 'right' | 'closest'>, shown: string[]): Hit {
  const top = shown.slice(0, 3);
  const isNothing = top.every((name) => isIn(closest, name));
  if (right.length === 0) return { shown: top, first: isNothing, three: isNothing };
  return { shown: top, first: top.slice(0, 1).some((name) => isIn(right, name)), three: top.some((name) => isIn(right, name)) };
}

const ways = ['chat', 'search', 'bm25'] as const;
type Way = (typeof ways)[number];
const count = (results: readonly RequestResult[], way: Way, place: 'first' | 'three') => results.filter((one) => one[way]?.[place]).length;
const split = (results: readonly RequestResult[]) => ({
  carried: results.filter(({ request }) => isCarried(request)),
  absent: results.filter(({ request }) => !isCarried(request)),
});

export function figuresOfWishes(results: readonly RequestResult[]) {
  const figures = (some: readonly RequestResult[], of: readonly Way[]) => {
    const { carried, absent } = split(some);
    const found = of.map((way) => [
      way,
      { first: count(carried, way, 'first'), in_three: count(carried, way, 'three'), not_carried: count(absent, way, 'first') },
    ]);
    return { carried: carried.length, not_carried: absent.length, ...(Object.fromEntries(found) as object) };
  };
  return {
    wishes: figures(
      results.filter(({ request }) => !isQuery(request)),
      ways,
    ),
    queries: figures(
      results.filter(({ request }) => isQuery(request)),
      ['search', 'bm25'],
    ),
  };
}

/** Right products first and in the first three, and how many of the products that aren't carried are answered so. */
export function requestTable(results: readonly RequestResult[]): string {
  const rows = [['', 'carried', ...ways.flatMap((way) => [`${way} 1st`, 'in 3']), 'not carried', ...ways]];
  const add = (title: string, some: readonly RequestResult[]) => {
    if (some.length === 0) return;
    const { carried, absent } = split(some);
    const cell = (of: readonly RequestResult[], way: Way, place: 'first' | 'three') =>
      of.some((one) => one[way]) ? String(count(of, way, place)) : '–';
    rows.push([
      title,
      String(carried.length),
      ...ways.flatMap((way) => [cell(carried, way, 'first'), cell(carried, way, 'three')]),
      String(absent.length),
      ...ways.map((way) => cell(absent, way, 'first')),
    ]);
  };
  const wishes = results.filter(({ request }) => !isQuery(request));
  const queries = results.filter(({ request }) => isQuery(request));
  const inShop = (some: readonly RequestResult[], name: ShopName) => some.filter(({ shop }) => shop === name);
  for (const kind of new Set(wishes.map(({ request }) => request.kind)))
    add(
      `wishes, ${kind}`,
      wishes.filter(({ request }) => request.kind === kind),
    );
  for (const shop of shops) add(`wishes, ${shop}`, inShop(wishes, shop));
  add('wishes, all', wishes);
  for (const shop of shops) add(`queries, ${shop}`, inShop(queries, shop));
  add('queries, all', queries);
  return aligned(rows);
}

/** The wishes that the chat, or for queries the search, missed. */
export const missesOf = (results: readonly RequestResult[]): string =>
  results
    .filter((one) => !(one.chat ?? one.search).first)
    .map(({ shop, request, chat, search, bm25 }) => {
      const wanted = isCarried(request) ? request.right.join(' | ') : 'not carried';
      return `${shop} ${request.kind}: ${request.say}\n    wanted ${wanted}; ${chat ? `chat ${chat.shown.join(', ') || '–'}; ` : ''}search ${search.shown.join(', ') || '–'}; BM25 ${bm25.shown.join(', ') || '–'}`;
    })
    .join('\n');
