// The demo's records in the import's parsed form, with all fields.
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

/** The times of an order's events; Infinity means never or not yet known. */
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

/** An order with what the import doesn't need: the times of its events, and its customer. */
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
  /** Email of the teammate who wrote or acted. */
  teammate?: string;
  /** Empty for an activity line, whose text the screen writes. */
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
  /** The dialogue it was made from. */
  script: string;
  language: string;
  started_at: string;
  resolved_at?: string;
  snoozed_until?: string;
  /** Email of a teammate. */
  assignee?: string;
  /** Positions in `messages`: the AI's line that handed off, and the one that says who took over. */
  handoff?: { reason: HandoffReason; summary: string; requested_after: number; accepted_after?: number };
  messages: DemoMessage[];
  /** A customer wrote since the team last looked, and a person handles it or is needed. */
  unread_for?: boolean;
};
