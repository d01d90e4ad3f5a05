import { z } from 'zod';
import { stream } from './endpoint.ts';
import { message } from './messages.ts';
import { topics } from './topics.ts';
import { id, merchantId } from './values.ts';

/** Signals of the teammates' stream. Lists hear that something changed; an open thread gets the row itself. */
export const signal = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    topic: z.enum(topics),
    id: id.nullable(),
    version: z.int().nullable(),
    for: z.array(id).optional().describe('The teammates it concerns; without it everyone. Others do not hear it.'),
  }),
  z.object({ type: z.literal('message'), conversation_id: id, message }),
  z.object({
    type: z.literal('typing'),
    conversation_id: id,
    who: z.enum(['customer', 'ai', 'teammate']),
    user_id: id.nullable(),
    name: z.string().nullable(),
    on: z.boolean(),
  }),
  z
    .object({
      type: z.literal('ai_text'),
      conversation_id: id.nullable(),
      playground_id: id.nullable(),
      text: z.string().describe('All of it so far, at most its last 4,000 characters. Nothing of it was judged: no customer ever sees it.'),
      done: z.boolean(),
      for: z.array(id).optional().describe('The teammates who hear it; without it everyone who may see the conversation.'),
    })
    .describe('What a language model is writing.'),
  z.object({ type: z.literal('viewing'), conversation_id: id, user_id: id, name: z.string(), on: z.boolean() }),
]);
export type Signal = z.output<typeof signal>;

/**
 * Server-sent events. `id:` is the position (pass it back as `Last-Event-ID`), `event: signal` carries a signal, `event: reset` says that
 * the position is too old and everything must be read again, `event: bye` that the session ended. A heartbeat comment comes every 15 s.
 */
export const openStream = stream('GET /api/live/:merchant', {
  summary: 'Live signals of a shop',
  access: 'inbox:read',
  input: z.object({ merchant: merchantId }),
  result: signal,
});
