import type { Conversation } from '@parley/contract/conversations';
import { getConversation, listConversations } from '@parley/contract/inbox';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';
import { readKey, setRead } from '../../../data/use-read.ts';

type Page = { items: Conversation[] };
/** A list is held page by page, or as one page. */
type List = Page | { pages: Page[] };
const pagesOf = (held: List): Page[] => ('pages' in held ? held.pages : [held]);

/** A change that is shown; `endedAt` is when the server answered to it, in the milliseconds of the page. */
type Early = { merchant: string; id: string; part: Partial<Conversation>; endedAt: number };
const shown = new Set<Early>();
/** No read takes longer, in milliseconds. */
const longestRead = 30_000;

/**
 * Shows a change while the server is asked for it, in the open conversation and in every list that holds it, and takes it back if the server
 * refuses. Answers whether it agreed.
 */
export async function showWhile(merchant: string, id: string, part: Partial<Conversation>, work: () => Promise<unknown>): Promise<boolean> {
  const before = heldNow(merchant, id);
  const early: Early = { merchant, id, part, endedAt: Infinity };
  shown.add(early);
  showChanged(merchant, id, part);
  try {
    await work();
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

// What began to be read before the server answered may tell of the time before: it would take the change away for a moment, and whoever
// presses the same key again would do it once more instead of undoing it.
const begun = new WeakMap<Query, number>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || !isOfConversations(event.query)) return;
  const { query, action } = event;
  if (action.type === 'fetch') begun.set(query, performance.now());
  if (action.type !== 'success' || action.manual) return;
  for (const { merchant, id, part, endedAt } of shown) if ((begun.get(query) ?? 0) <= endedAt) showChanged(merchant, id, part);
});
const isOfConversations = ({ queryKey: [line] }: Query) => line === listConversations.line || line === getConversation.line;

/** In the open conversation, and in every list that holds it. */
export function showChanged(merchant: string, id: string, part: Partial<Conversation>) {
  setRead(getConversation, { merchant, id }, (held) => ({ ...held, ...part }));
  const change = (one: Conversation) => (one.id === id ? { ...one, ...part } : one);
  const inPage = (page: Page) => ({ ...page, items: page.items.map(change) });
  queryClient.setQueriesData<List>({ queryKey: [listConversations.line] }, (held) => {
    if (held === undefined || !pagesOf(held).some(({ items }) => items.some((one) => one.id === id))) return held;
    return 'pages' in held ? { ...held, pages: held.pages.map(inPage) } : inPage(held);
  });
}

function heldNow(merchant: string, id: string): Conversation | undefined {
  return queryClient.getQueryData<Conversation>(readKey(getConversation, { merchant, id })) ?? heldInLists(id);
}

/** A conversation as the lists that were read show it. */
export function heldInLists(id: string): Conversation | undefined {
  for (const [, held] of queryClient.getQueriesData<List>({ queryKey: [listConversations.line] })) {
    const found =
      held &&
      pagesOf(held)
        .flatMap(({ items }) => items)
        .find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
