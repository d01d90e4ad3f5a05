import type { Conversation } from '@parley/contract/conversations';
import { countConversations, getConversation, listConversations, listMessages } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import { listViews } from '@parley/contract/views';
import type { QueryKey } from '@tanstack/react-query';
import type { Answer } from './store.ts';

type Page = { items: Conversation[] };
type Input = { merchant?: string; id?: string; q?: string; after?: number; limit?: number };

/** The newest messages of a thread, as the inbox reads them. */
export const threadSize = 50;
export const newestOf = (merchant: string, id: string) => ({ merchant, id, limit: threadSize });

export const threadLines: readonly string[] = [getConversation.line, listMessages.line];
const listLines: readonly string[] = [listConversations.line, countConversations.line, listViews.line];

const inputOf = ([, input]: QueryKey): Input => (typeof input === 'object' && input !== null ? input : {});

/** Whether an answer of this shop is kept on the device. A search isn't: it is never opened again. */
export function isKeptQuery(queryKey: QueryKey, merchant: string): boolean {
  const { merchant: of, q, after, limit } = inputOf(queryKey);
  const line = String(queryKey[0]);
  if (of !== merchant || q) return false;
  if (line === listMessages.line) return after === undefined && limit === threadSize;
  return line === getConversation.line || listLines.includes(line);
}

/** The answer as it is kept: of a list its first page, of a message its text and the names of its files. */
export function answerOf(queryKey: QueryKey, data: unknown, at: number): Answer {
  const conversation = threadLines.includes(String(queryKey[0])) ? (inputOf(queryKey).id ?? null) : null;
  return { queryKey, data: trimmed(queryKey, data), at, conversation };
}

function trimmed([line]: QueryKey, data: unknown): unknown {
  if (line === listMessages.line) {
    const page = data as { items: Message[] };
    return { ...page, items: page.items.slice(-threadSize).map(withoutFiles) };
  }
  if (line !== listConversations.line || !isPaged(data)) return data;
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/** A file's signed address would open it for whoever has it. */
const withoutFiles = (message: Message): Message => ({
  ...message,
  attachments: message.attachments.map((file) => ({ ...file, url: `data:,${file.id}`, thumb_url: null })),
});

type Paged = { pages: Page[]; pageParams: unknown[] };
const isPaged = (data: unknown): data is Paged => typeof data === 'object' && data !== null && 'pages' in data;

/** The conversations of a list's first page; none for other answers. */
export function conversationsIn([line]: QueryKey, data: unknown): Conversation[] {
  if (line === getConversation.line) return [data as Conversation];
  if (line !== listConversations.line) return [];
  return isPaged(data) ? (data.pages[0]?.items ?? []) : (data as Page).items;
}
