// Nine hundred conversations over the twelve months before `now`, in every state, each true to its customer's orders.
import { chance } from './chance.ts';
import { liveConversations } from './dialogue/live.ts';
import { pastConversations } from './dialogue/past.ts';
import type { DemoConversation, DemoCustomer, TracedOrder } from './records.ts';

export type { DemoConversation, DemoEvidence, DemoMessage } from './records.ts';

const count = 900;

/** The shop's conversations, oldest first. */
export function demoConversations(customers: DemoCustomer[], orders: TracedOrder[], now: Date): DemoConversation[] {
  const live = liveConversations(customers, orders, now.getTime(), chance('conversations/live'));
  const busy = new Set(live.map((conversation) => conversation.customer));
  const past = pastConversations({ customers, orders, busy, now: now.getTime(), count: count - live.length }, chance('conversations/past'));
  return [...past, ...live]
    .sort((one, other) => one.started_at.localeCompare(other.started_at))
    .map((conversation, index) => ({ ...conversation, external_id: `conversation-${String(index + 1).padStart(4, '0')}` }));
}
