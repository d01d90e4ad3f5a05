import type { Conversation } from '@parley/contract/conversations';
import { getConversation, listConversations } from '@parley/contract/inbox';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { readKey } from '../../../data/use-read.ts';

type Page = { items: Conversation[] };
/** The cache holds a list page by page, or as one page. */
type List = Page | { pages: Page[] };
const pagesOf = (cached: List): Page[] => ('pages' in cached ? cached.pages : [cached]);

/** An optimistic change; `endedAt` is when the server answered, in the page's milliseconds. */
type PendingChange = { merchant: string; id: string; part: Partial<Conversation>; endedAt: number };
const shown = new Set<PendingChange>();
/** Longer than any read takes, in milliseconds. */
const longestRead = 30_000;

/** The latest pending change of each conversation. */
const underWay = new Map<string, Promise<unknown>>();
/** Changes of one conversation reach the server in the order they were made, so that M and M again ends as it began. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(id);
  const turn = before ? before.then(work) : work();
  // Whoever waits for `turn` gets its error; the next change only waits for its end.
  const ended = Promise.allSettled([turn]).then(() => void (underWay.get(id) === ended && underWay.delete(id)));
  underWay.set(id, ended);
  return turn;
}

/**
 * Shows a change optimistically, in the open conversation and in every cached list, and reverts it if the server refuses. Returns whether
 * the server accepted it.
 */
export async function showOptimistically(
  merchant: string,
  id: string,
  part: Partial<Conversation>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const before = cachedConversation(merchant, id);
  const early: PendingChange = { merchant, id, part, endedAt: Infinity };
  shown.add(early);
  showChanged(merchant, id, part);
  try {
    await inTurn(id, work);
    early.endedAt = performance.now();
    setTimeout(() => shown.delete(early), longestRead);
    return true;
  } catch {
    shown.delete(early);
    const names = Object.keys(part) as (keyof Conversation)[];
    if (before) showChanged(merchant, id, Object.fromEntries(names.map((name) => [name, before[name]])));
    return false;
  }
}

// A read that started before the server answered may be older than the change: it would hide the change for a moment, and pressing
// the same key again would repeat the action instead of undoing it.
const begun = new WeakMap<Query, number>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || !isOfConversations(event.query)) return;
  const { query, action } = event;
  if (action.type === 'fetch') begun.set(query, performance.now());
  if (action.type !== 'success' || action.manual) return;
  for (const { merchant, id, part, endedAt } of shown) if ((begun.get(query) ?? 0) <= endedAt) showChanged(merchant, id, part);
});
const isOfConversations = ({ queryKey: [line] }: Query) => line === listConversations.line || line === getConversation.line;

/** Shows the server's answer in the open conversation and in every cached list, below changes that it does not know yet. */
export function showAnswer(merchant: string, conversation: Conversation) {
  showChanged(merchant, conversation.id, conversation);
  for (const { id, part, endedAt } of shown) if (id === conversation.id && endedAt === Infinity) showChanged(merchant, id, part);
}

/** Applies a change to the open conversation and to every cached list that holds it. */
export function showChanged(merchant: string, id: string, part: Partial<Conversation>) {
  const key = readKey(getConversation, { merchant, id });
  // An open conversation that is still loading is shown as the lists have it, and shows its changes at once, too.
  const opening = () => (queryClient.getQueryState(key) ? cachedInLists(id) : undefined);
  queryClient.setQueryData<Conversation>(key, (cached = opening()) => cached && { ...cached, ...part });
  const change = (one: Conversation) => (one.id === id ? { ...one, ...part } : one);
  const inPage = (page: Page) => ({ ...page, items: page.items.map(change) });
  queryClient.setQueriesData<List>({ queryKey: [listConversations.line] }, (cached) => {
    if (cached === undefined || !pagesOf(cached).some(({ items }) => items.some((one) => one.id === id))) return cached;
    return 'pages' in cached ? { ...cached, pages: cached.pages.map(inPage) } : inPage(cached);
  });
}

/** A conversation as the screen shows it. */
export function cachedConversation(merchant: string, id: string): Conversation | undefined {
  return queryClient.getQueryData<Conversation>(readKey(getConversation, { merchant, id })) ?? cachedInLists(id);
}

/** A conversation as the cached lists show it. */
export function cachedInLists(id: string): Conversation | undefined {
  for (const [, cached] of queryClient.getQueriesData<List>({ queryKey: [listConversations.line] })) {
    const found =
      cached &&
      pagesOf(cached)
        .flatMap(({ items }) => items)
        .find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
