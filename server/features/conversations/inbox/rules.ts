import type { ConversationAction, ConversationStatus, Handler } from '@parley/contract/conversations';

/** Where a teammate may move a conversation from where it is. Customers and the AI move it by what they do, in `receive` and `reply`. */
export const moves: Record<ConversationStatus, readonly ConversationStatus[]> = {
  open: ['pending', 'snoozed', 'resolved'],
  pending: ['open', 'snoozed', 'resolved'],
  snoozed: ['open', 'pending', 'resolved'],
  resolved: ['open'],
};
export const canMove = (from: ConversationStatus, to: ConversationStatus) => moves[from].includes(to);

type Held = { status: ConversationStatus; handler: Handler; mine: boolean; merged: boolean };
type Asker = { mayWrite: boolean; aiEnabled: boolean };

/** What this person may do with it now; the client shows exactly these. */
export function actionsOn({ status, handler, mine, merged }: Held, { mayWrite, aiEnabled }: Asker): ConversationAction[] {
  if (!mayWrite || merged) return [];
  const actions: ConversationAction[] = ['reply', 'note', 'assign', 'prioritise', 'tag', 'mute', 'merge', 'block'];
  if (handler !== 'human' || !mine) actions.push('take_over');
  if (handler !== 'ai' && aiEnabled && status !== 'resolved') actions.push('return_to_ai');
  if (canMove(status, 'resolved')) actions.push('resolve');
  if (status !== 'open') actions.push('reopen');
  if (canMove(status, 'snoozed')) actions.push('snooze');
  if (canMove(status, 'pending')) actions.push('pend');
  return actions;
}

/** A message on a resolved conversation reopens it for 14 days; later it is a new conversation. */
export const reopensFor = 14 * 86_400_000;
export const reopens = (resolvedAt: Date | null, now: Date) => resolvedAt === null || now.getTime() - resolvedAt.getTime() <= reopensFor;

/** Who answers when a resolved conversation comes back: the same person if they are there, otherwise the AI where the shop allows it. */
export function handlerOnReopen({ assigneeOnline, aiEnabled }: { assigneeOnline: boolean; aiEnabled: boolean }): Handler {
  if (assigneeOnline) return 'human';
  return aiEnabled ? 'ai' : 'none';
}

/** The AI may speak only while it holds the conversation, and only about what it has read: nothing newer, nothing answered already. */
export const mayAiAnswer = (c: { handler: Handler; customerSeq: number; answeredSeq: number }, upto: number) =>
  c.handler === 'ai' && c.customerSeq === upto && c.answeredSeq < upto;

/** Unread counts where a person is wanted or at work; what the AI answers, nobody has to have read. */
export const isUnread = (c: { status: ConversationStatus; handler: Handler; customerSeq: number; muted: boolean }, readSeq: number) =>
  c.status === 'open' && c.handler !== 'ai' && !c.muted && c.customerSeq > readSeq;

type Mergeable = { id: string; customer_id: string; merged_into_id: string | null; channel: string; handler: string; status: string };
/** Only what one customer said can become one conversation; whatever else would show them another's words. */
export function whyNotMerged(source: Mergeable, target: Mergeable): string | undefined {
  if (source.id === target.id) return 'A conversation cannot be merged into itself.';
  if (source.merged_into_id || target.merged_into_id) return 'One of them was merged already.';
  if (source.customer_id !== target.customer_id) return 'Only conversations of the same customer can be merged.';
  if (source.channel !== target.channel) return 'They are on different channels: answers could not go back where the customer wrote.';
  if (target.handler === 'ai' && target.status === 'open') return 'The AI is answering there. Take it over first.';
  return undefined;
}
