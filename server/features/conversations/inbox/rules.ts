import type { ConversationAction, ConversationStatus, HandoffReason, Handler } from '@parley/contract/conversations';

/** The status changes a teammate can make. Customers and the AI change it through `receive` and `reply`. */
export const moves: Record<ConversationStatus, readonly ConversationStatus[]> = {
  open: ['pending', 'snoozed', 'resolved'],
  pending: ['open', 'snoozed', 'resolved'],
  snoozed: ['open', 'pending', 'resolved'],
  resolved: ['open'],
};
export const canMove = (from: ConversationStatus, to: ConversationStatus) => moves[from].includes(to);

type Held = { status: ConversationStatus; handler: Handler; mine: boolean; merged: boolean };
type Requester = { mayWrite: boolean; aiEnabled: boolean };

/** What this user can do with the conversation now; the client shows exactly these actions. */
export function actionsOn({ status, handler, mine, merged }: Held, { mayWrite, aiEnabled }: Requester): ConversationAction[] {
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

/** A message reopens a resolved conversation within 14 days; later it starts a new one. */
export const reopensFor = 14 * 86_400_000;
export const reopens = (resolvedAt: Date | null, now: Date) => resolvedAt === null || now.getTime() - resolvedAt.getTime() <= reopensFor;

/** Who answers a reopened conversation: the same teammate if online, otherwise the AI if the shop allows it. */
export function handlerOnReopen({ assigneeOnline, aiEnabled }: { assigneeOnline: boolean; aiEnabled: boolean }): Handler {
  if (assigneeOnline) return 'human';
  return aiEnabled ? 'ai' : 'none';
}

/** The AI can reply only while it handles the conversation, and only to the latest unanswered message it has read. */
export const mayAiAnswer = (c: { handler: Handler; customerSeq: number; answeredSeq: number }, upto: number) =>
  c.handler === 'ai' && c.customerSeq === upto && c.answeredSeq < upto;

type HandedOff = {
  handler: Handler;
  status: ConversationStatus;
  handoff_reason: string | null;
  handoff_requested_at: Date | null;
  handoff_accepted_at: Date | null;
  muted_at: Date | null;
  merged_into_id: string | null;
};
/** A shop's AI that has reached its limit costs nothing more. */
const silencing: HandoffReason = 'usage_limit';
/** Handed off, and no teammate has accepted: the AI keeps the customer company until one does. */
export const awaitsTeammate = <C extends HandedOff>(c: C): c is C & { handoff_reason: HandoffReason; handoff_requested_at: Date } =>
  c.handler === 'none' &&
  c.status === 'open' &&
  c.handoff_requested_at !== null &&
  c.handoff_accepted_at === null &&
  c.handoff_reason !== null &&
  c.handoff_reason !== silencing &&
  c.muted_at === null &&
  c.merged_into_id === null;

/** Unread counts where a teammate is needed or at work; AI conversations need no reading. */
export const isUnread = (c: { status: ConversationStatus; handler: Handler; customerSeq: number; muted: boolean }, readSeq: number) =>
  c.status === 'open' && c.handler !== 'ai' && !c.muted && c.customerSeq > readSeq;

type Mergeable = { id: string; customer_id: string; merged_into_id: string | null; channel: string; handler: string; status: string };
/** Only conversations of one customer can be merged; otherwise customers would see each other's messages. */
export function whyNotMerged(source: Mergeable, target: Mergeable): string | undefined {
  if (source.id === target.id) return 'You can’t merge a conversation into itself. Choose another one.';
  if (source.merged_into_id || target.merged_into_id) return 'One of these conversations has already been merged. Choose another one.';
  if (source.customer_id !== target.customer_id) return 'You can only merge conversations with the same customer.';
  if (source.channel !== target.channel) return 'You can only merge conversations on the same channel.';
  if (target.handler === 'ai' && target.status === 'open') return 'The AI is answering the other conversation. Take it over first.';
  return undefined;
}

const emailAddress = /(?<![\w.+-])[\w+-](?:[\w.+-]{0,62}[\w+-])?@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?![\w-])/gi;

/** The email address in a message, in lower case; null for none, or for several, of which nobody knows whose they are. */
export function emailIn(text: string): string | null {
  const found = new Set(Array.from(text.matchAll(emailAddress), ([address]) => address.toLowerCase()));
  const [only] = found;
  return found.size === 1 && only !== undefined && only.length <= 254 ? only : null;
}
