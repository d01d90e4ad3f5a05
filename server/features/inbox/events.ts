import { z } from 'zod';
import { handlers } from '@parley/contract/conversations';
import { event } from '../../platform/jobs/event.ts';

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
