import { z } from 'zod';
import { handlers } from '@parley/contract/conversations';
import { event } from '../../../platform/jobs/event.ts';

const about = z.object({ merchant: z.uuid(), conversation_id: z.uuid() });

/** A customer wrote; the message is stored. `handler` is who holds the conversation at that moment. */
export const messageReceived = event('inbox.message_received', about.extend({ seq: z.int(), handler: z.enum(handlers) }));
/** A person gave the conversation back to the AI. */
export const returnedToAi = event('inbox.returned_to_ai', about);
/** The AI wants a person; nobody holds the conversation yet. */
export const handedOver = event('inbox.handed_over', about);
/** A teammate wrote to the customer. */
export const teammateReplied = event('inbox.teammate_replied', about.extend({ seq: z.int() }));
/** Somebody set the conversation to resolved. */
export const conversationResolved = event('inbox.resolved', about);
/** Its team or its holder changed. */
export const conversationMoved = event('inbox.moved', about);
/** A teammate was made its assignee by somebody else; `by_id` is null where the system did it. */
export const conversationAssigned = event('inbox.assigned', about.extend({ user_id: z.uuid(), by_id: z.uuid().nullable() }));
/** A private note names teammates. */
export const teammatesMentioned = event('inbox.mentioned', about.extend({ seq: z.int(), user_ids: z.array(z.uuid()) }));
/** Nobody took over within the shop's handoff limit. */
export const handoffLimitPassed = event('inbox.handoff_overdue', about);
/** A snoozed conversation with an assignee is open again. */
export const snoozeEnded = event('inbox.snooze_ended', about.extend({ user_id: z.uuid() }));
/** A scheduled message was cancelled or could not be sent; its row says why. */
export const scheduledMessageDropped = event('inbox.scheduled_dropped', about.extend({ scheduled_id: z.uuid() }));
