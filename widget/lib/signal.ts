import type { ChatMessage, ChatSignal } from '@parley/contract/chat';
import { fieldsOf, parseJson } from './json.ts';

/** A signal of the stream, or null for one of a newer server or anything else. */
export function readSignal(data: string): ChatSignal | null {
  const words = parseJson(data);
  return isSignal(words) ? words : null;
}

/** Is this a message that we can show and order? */
export function isMessage(value: unknown): value is ChatMessage {
  const { id, conversation_id, seq, text, cards, attachments } = fieldsOf(value);
  return (
    [id, conversation_id, text].every((field) => typeof field === 'string') &&
    typeof seq === 'number' &&
    [cards, attachments].every(Array.isArray)
  );
}

function isSignal(value: unknown): value is ChatSignal {
  const { type, message, state, on } = fieldsOf(value);
  if (type === 'message') return isMessage(message);
  return type === 'state' ? typeof fieldsOf(state).handler === 'string' : type === 'typing' && typeof on === 'boolean';
}
