import type { Conversation } from '@parley/contract/conversations';

const day = 86_400_000;

/**
 * What the customer's channel allows now. `left` is the time in milliseconds until it allows less, null where it is a day or more away
 * or never comes. A time that passed since the conversation was read counts as passed.
 */
export type WindowState = { kind: 'free' | 'tag'; left: number | null } | { kind: 'closed' };

export function windowState({ reply_window: window }: Pick<Conversation, 'reply_window'>, now: number): WindowState {
  const left = window.closes_at === null ? null : Date.parse(window.closes_at) - now;
  if (!window.open || window.allowed === 'template' || (left !== null && left <= 0)) return { kind: 'closed' };
  if (window.allowed === 'tag') return { kind: 'tag', left };
  return { kind: 'free', left: left !== null && left < day ? left : null };
}
