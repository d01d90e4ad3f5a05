import { z } from 'zod';
import { stream } from './endpoint.ts';
import { message } from './messages.ts';
import { topics } from './topics.ts';
import { id, merchantId } from './values.ts';

/** Signals of the teammates' stream. Lists only learn that something changed; an open thread receives the row itself. */
export const signal = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('changed'),
    topic: z.enum(topics),
    id: id.nullable(),
    version: z.int().nullable(),
    for: z.array(id).optional().describe('IDs of the teammates who receive the signal. If omitted, everyone does.'),
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
      text: z
        .string()
        .describe('Text generated so far, limited to the last 4,000 characters. It is unreviewed and never shown to customers.'),
      done: z.boolean(),
      for: z
        .array(id)
        .optional()
        .describe('IDs of the teammates who receive the signal. If omitted, everyone who can see the conversation does.'),
    })
    .describe('Text that a language model is generating.'),
  z.object({ type: z.literal('viewing'), conversation_id: id, user_id: id, name: z.string(), on: z.boolean() }),
]);
export type Signal = z.output<typeof signal>;

/** Every type of signal. One that a page doesn't know comes from a newer server. */
export const signalTypes = ['changed', 'message', 'typing', 'ai_text', 'viewing'] as const satisfies Signal['type'][];

/**
 * Server-sent events. `id:` is the position (pass it back as `Last-Event-ID`), `event: signal` carries a signal, `event: reset` means that the
 * position is too old and the client must reload everything, `event: bye` that the session ended. A heartbeat comment comes every 15 s.
 */
export const openStream = stream('GET /api/live/:merchant', {
  summary: 'Stream a shop’s live signals',
  access: 'member',
  people: 'Live signals show which teammates are present.',
  input: z.object({ merchant: merchantId }),
  result: signal,
});
