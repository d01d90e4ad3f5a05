// The demo's records in the import's own shapes, as they come out of it: nothing left out.
import type { z } from 'zod';
import type { channels } from '@parley/contract/channels';
import type { conversationStatuses, handlers, priorities, HandoffReason } from '@parley/contract/conversations';
import type { importedCustomer, importedOrder } from '@parley/contract/imports';
import type { Activity, Source } from '@parley/contract/messages';
import type { Decision } from '@parley/contract/runs';

export type DemoCustomer = z.output<typeof importedCustomer> & {
  email: string;
  phone: string | null;
  language: string;
  created_at: string;
};
export type DemoOrder = z.output<typeof importedOrder> & { customer: string };

/** When each thing happened to an order, as instants; Infinity is never (or not yet known). */
export type Journey = {
  placed: number;
  confirmed: number;
  paid: number;
  packing: number;
  shipped: number;
  delivered: number;
  cancelled: number;
  returned: number;
  refunded: number;
};

/** An order with what the import does not ask: when it went through its states, and whose it is. */
export type TracedOrder = { order: DemoOrder; journey: Journey; customer: DemoCustomer };

export type DemoEvidence = {
  intent: string;
  decision: Decision;
  reason?: HandoffReason;
  confidence: number;
  sources: { kind: Source['kind']; external_id: string; title: string; score: number; excerpt: string }[];
  tools: { name: string; arguments: Record<string, string>; ok: boolean; summary: string; ms: number }[];
  total_ms: number;
};

export type DemoMessage = {
  author: 'customer' | 'ai' | 'teammate' | 'system';
  /** E-mail of the teammate who wrote or acted. */
  teammate?: string;
  /** Empty for an activity line, which the screen words itself. */
  text: string;
  at: string;
  private?: boolean;
  /** Whether the customer has read it. */
  read?: boolean;
  /** external_id of a product shown as a card. */
  product?: string;
  /** external_id of an order shown as a card. */
  order?: string;
  ai?: DemoEvidence;
  activity?: Activity;
};

export type DemoConversation = {
  external_id: string;
  /** external_id of the customer. */
  customer: string;
  channel: (typeof channels)[number];
  status: (typeof conversationStatuses)[number];
  handler: (typeof handlers)[number];
  priority: (typeof priorities)[number];
  subject: string;
  /** Which of the hand-written dialogues it was made from. */
  script: string;
  language: string;
  started_at: string;
  resolved_at?: string;
  snoozed_until?: string;
  /** E-mail of a teammate. */
  assignee?: string;
  /** Positions in `messages`: the assistant's line that asked for a person, and the one that says who came. */
  handoff?: { reason: HandoffReason; summary: string; requested_after: number; accepted_after?: number };
  messages: DemoMessage[];
  /** A customer wrote since the team last looked, and a person holds it or is wanted. */
  unread_for?: boolean;
};
