import { permissionsOf } from '@parley/contract/permissions';
import type { Endpoint, Sent } from '@parley/contract/endpoint';
import { listConversations, listMessages } from '@parley/contract/inbox';
import { search } from '@parley/contract/search';
import type { ReadCtx, UserActor } from '../../server/context.ts';
import { list, messages } from '../../server/features/conversations/inbox/read.ts';
import { search as searchShop } from '../../server/features/lists/search/service.ts';
import type { Pool } from '../../server/platform/db/pool.ts';
import { defaultFlags } from '../../server/platform/flags/flags.ts';
import { toKeyCursor } from '../../server/platform/lib/keyset.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { recordingReader, type Statement } from './recorded.ts';

/** A request of the product with its SQL for each URL. */
export type ListCase = { name: string; paths: string[]; text: string; values: unknown[][]; statements: number };
type Shop = { pool: Pool; owner: Pool; merchant: string; userId: string };
type Ask = (ctx: ReadCtx<UserActor>) => Promise<unknown>;

const threads = 50;

/** The measured lists. Of the search words, one is in a single conversation and one in every fourth message. */
export async function listCases(shop: Shop): Promise<ListCase[]> {
  const { owner, merchant } = shop;
  const { rows } = await owner.query<{ at: Date; id: string }>(
    'select last_activity_at as at, id from conversations where merchant_id = $1 order by last_activity_at desc, id desc offset 49999 limit 1',
    [merchant],
  );
  const [place] = rows;
  if (!place) throw new Error('The seeded shop has too few conversations.');
  const { rows: some } = await owner.query<{ id: string }>(
    `select id from conversations where merchant_id = $1 and number % (select count(*) / ${threads} from conversations where merchant_id = $1) = 0 limit ${threads}`,
    [merchant],
  );
  const { rows: rare } = await owner.query<{ word: string }>(
    `select substring(text from '#(\\d+)$') as word from messages where merchant_id = $1 order by created_at desc limit 1`,
    [merchant],
  );
  const deep = toKeyCursor('last_activity_at desc', [place.at.toISOString(), place.id]);
  const filter = JSON.stringify({
    match: 'all',
    conditions: [
      { field: 'priority', op: 'is', value: ['high', 'urgent'] },
      { field: 'assignee', op: 'is', value: ['me'] },
    ],
  });
  return [
    { name: 'list_first_page', ...(await oneList(shop, {})) },
    { name: 'list_1000_pages_deep', ...(await oneList(shop, { cursor: deep })) },
    { name: 'list_needs_you', ...(await oneList(shop, { tab: 'needs_you' })) },
    { name: 'list_by_priority', ...(await oneList(shop, { sort: 'priority' })) },
    { name: 'list_longest_waiting', ...(await oneList(shop, { sort: 'waiting_since', order: 'asc' })) },
    { name: 'list_filtered', ...(await oneList(shop, { filter })) },
    {
      name: 'thread',
      ...(await allThreads(
        shop,
        some.map(({ id }) => id),
      )),
    },
    { name: 'search_rare_word', ...(await oneSearch(shop, rare[0]?.word ?? '')) },
    { name: 'search_common_word', ...(await oneSearch(shop, 'stock')) },
  ];
}

type Head = Partial<Pick<Sent<typeof listConversations>, 'tab' | 'filter' | 'sort' | 'order' | 'cursor'>>;
async function oneList(shop: Shop, more: Head) {
  const input = { merchant: shop.merchant, ...more };
  return only(pathOf(listConversations, input), await record(shop, (ctx) => list(ctx, listConversations.input.parse(input))));
}

async function oneSearch(shop: Shop, q: string) {
  const input = { merchant: shop.merchant, q };
  return only(pathOf(search, input), await record(shop, (ctx) => searchShop(ctx, search.input.parse(input))));
}

async function allThreads(shop: Shop, ids: string[]) {
  const inputs = ids.map((id) => ({ merchant: shop.merchant, id }));
  const each = await Promise.all(inputs.map((input) => record(shop, (ctx) => messages(ctx, listMessages.input.parse(input)))));
  const first = each[0] ?? [];
  return {
    paths: inputs.map((input) => pathOf(listMessages, input)),
    text: first[0]?.text ?? '',
    values: each.map((statements) => statements[0]?.values ?? []),
    statements: first.length,
  };
}

/** The first statement is the list itself; the others are the product's overhead. */
const only = (path: string, statements: Statement[]) => ({
  paths: [path],
  text: statements[0]?.text ?? '',
  values: [statements[0]?.values ?? []],
  statements: statements.length,
});

async function record({ pool, merchant, userId }: Shop, ask: Ask): Promise<Statement[]> {
  const { db, statements } = recordingReader(pool, merchant);
  const actor: UserActor = {
    kind: 'user',
    id: userId,
    sessionId: '',
    name: '',
    role: 'merchant',
    merchant,
    permissions: permissionsOf('owner'),
    teams: null,
    brands: null,
  };
  await ask({ db, actor, requestId: 'bench', address: '', now: () => new Date(), newId, flags: defaultFlags, readerOf: () => db });
  return statements;
}

function pathOf<E extends Endpoint>({ line }: E, input: Readonly<Record<string, string | undefined>>) {
  const rest = new URLSearchParams(input as Record<string, string>);
  const path = line.replace('GET ', '').replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return value;
  });
  return rest.size ? `${path}?${rest}` : path;
}
