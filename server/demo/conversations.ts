// Nine hundred conversations of the twelve months before `now`, in every state, each consistent with its customer's orders.
import { demoAsks } from './asks.ts';
import { chance } from './chance.ts';
import { liveConversations } from './dialogue/live.ts';
import { pastConversations } from './dialogue/past.ts';
import type { DemoConversation, DemoCustomer, TracedOrder } from './records.ts';

export type { DemoConversation, DemoEvidence, DemoMessage } from './records.ts';

const count = 900;

/** The shop's conversations, oldest first, and the approval requests of two more. */
export function demoConversations(customers: DemoCustomer[], orders: TracedOrder[], now: Date) {
  const live = liveConversations(customers, orders, now.getTime(), chance('conversations/live'));
  const asks = demoAsks(orders, live, now);
  const asked = asks.map(({ conversation }) => conversation);
  const busy = new Set(live.map((conversation) => conversation.customer));
  const wanted = { customers, orders, busy, asked, now: now.getTime(), count: count - live.length };
  const past = pastConversations(wanted, chance('conversations/past'));
  const conversations: DemoConversation[] = [...past, ...live]
    .sort((one, other) => one.started_at.localeCompare(other.started_at))
    .map((conversation, index) => ({ ...conversation, external_id: `conversation-${String(index + 1).padStart(4, '0')}` }));
  return { conversations, asks };
}
