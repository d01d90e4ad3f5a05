import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

// Internal events for other features; domain events are in contract/events.ts.
const about = z.object({ merchant: z.uuid(), conversation_id: z.uuid() });

/** A teammate returned the conversation to the AI. */
export const returnedToAi = event('inbox.returned_to_ai', about);
/** A teammate wrote to the customer; the message has not been sent yet. */
export const teammateReplied = event('inbox.teammate_replied', about.extend({ seq: z.int() }));
/** Its team or its assignee changed. */
export const conversationMoved = event('inbox.moved', about);
/** A teammate was assigned by someone else and should be notified; `by_id` is null when the system assigned them. */
export const assignedByOther = event('inbox.assigned', about.extend({ user_id: z.uuid(), by_id: z.uuid().nullable() }));
/** A teammate was assigned `count` conversations at once, by a bulk change or because a teammate left. */
export const conversationsAssigned = event(
  'bulk.conversations_assigned',
  z.object({ merchant: z.uuid(), user_id: z.uuid(), by_id: z.uuid(), count: z.int().positive() }),
);
/** A private note mentions teammates. */
export const teammatesMentioned = event('inbox.mentioned', about.extend({ seq: z.int(), user_ids: z.array(z.uuid()) }));
/** Nobody took over within the shop's handoff limit. */
export const handoffLimitPassed = event('inbox.handoff_overdue', about);
/** A customer's message contains an email address. */
export const emailGiven = event('inbox.email_given', about.extend({ customer_id: z.uuid(), seq: z.int() }));
/** A snoozed conversation with an assignee reopened. */
export const snoozeEnded = event('inbox.snooze_ended', about.extend({ user_id: z.uuid() }));
/** A scheduled message was cancelled or could not be sent; its row contains the reason. */
export const scheduledMessageDropped = event('inbox.scheduled_dropped', about.extend({ scheduled_id: z.uuid() }));
