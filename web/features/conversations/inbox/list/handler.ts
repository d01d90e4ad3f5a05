import type { Conversation } from '@parley/contract/conversations';
import { formatDay, formatRelative, formatTime } from '../../../../lib/format.ts';
import { isSameDay } from '../../../../lib/zoned-time.ts';
import { t } from '../messages.ts';

/** Colors by handler: amber when a person is needed, iris for the AI, otherwise neutral. */
export type Handler = { tone: 'human' | 'ai' | 'neutral'; words: string };

type Handled = Pick<Conversation, 'status' | 'handler' | 'handoff' | 'assignee' | 'waiting_since'>;

/** The handler of a conversation, as the list words it. */
export function handlerOf(conversation: Handled, myId: string): Handler {
  if (conversation.status === 'resolved') return { tone: 'neutral', words: t('inbox.resolved') };
  if (conversation.handoff && !conversation.handoff.accepted_at)
    return { tone: 'human', words: t(`handoff.${conversation.handoff.reason}`) };
  if (conversation.handler === 'ai') return { tone: 'ai', words: t('inbox.ai_answering') };
  if (conversation.assignee)
    return { tone: 'neutral', words: conversation.assignee.id === myId ? t('inbox.you') : conversation.assignee.name };
  if (conversation.waiting_since) return { tone: 'human', words: t('inbox.waits_for_person') };
  return { tone: 'neutral', words: t('inbox.nobody') };
}

/** Since when the customer waits for a person; null while nobody has to answer. */
export const waitOf = ({ status, handler, waiting_since: since }: Pick<Conversation, 'status' | 'handler' | 'waiting_since'>) =>
  status === 'open' && handler !== 'ai' ? since : null;

type Timed = Pick<Conversation, 'status' | 'reply_window' | 'snoozed_until'>;

/** When something ends: the closing reply window, or a snooze. `now` in milliseconds. */
export function clockOf({ status, reply_window, snoozed_until }: Timed, now: number): string | null {
  if (status === 'resolved') return null;
  if (status === 'snoozed') return snoozed_until ? t('list.until', { time: timeOrDay(snoozed_until, now) }) : t('list.until_reply');
  const closes = reply_window.closes_at === null ? null : Date.parse(reply_window.closes_at);
  return reply_window.open && closes !== null && closes > now ? t('inbox.time_left', { time: formatRelative(now, closes) }) : null;
}

const timeOrDay = (instant: string, now: number) =>
  isSameDay(new Date(instant), new Date(now)) ? formatTime(instant) : formatDay(instant, now);

type LastMessage = NonNullable<Conversation['last_message']>;

type Said = Pick<Conversation, 'status' | 'handler' | 'waiting_since' | 'customer_text' | 'last_message'>;

/** While the customer waits, their last words, which are what must be answered; otherwise the last message. */
export const shownWords = (conversation: Said, myName: string): string =>
  (waitOf(conversation) !== null && conversation.customer_text) || wordsOf(conversation.last_message, myName);

/** The last message, with its author unless it was the customer. */
export function wordsOf(last: LastMessage | null, myName: string): string {
  if (!last) return t('inbox.no_words');
  if (last.author === 'customer') return last.text;
  const teammate = last.author_name === myName ? t('inbox.you') : (last.author_name ?? t('inbox.a_teammate'));
  const name = last.author === 'teammate' ? teammate : t(`inbox.${last.author}`);
  return t('inbox.said_by', { name, words: last.text });
}

const inWords = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The inbox's headline: "Seven people are waiting for you". Small numbers are words, as in a sentence. */
export function waitingSentence(count: number): string {
  const number = inWords.find((known) => known === count);
  return number ? t('inbox.waiting_few', { number: t(`inbox.number_${number}`) }) : t('inbox.waiting', { count });
}
