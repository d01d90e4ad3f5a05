import type { ChatMessage, ChatSignal } from '@parley/contract/chat';
import { fieldsOf, parseJson } from './json.ts';

/** A signal of the stream, or null for words of a newer server or of something between it and us. */
export function readSignal(data: string): ChatSignal | null {
  const words = parseJson(data);
  return isSignal(words) ? words : null;
}

/** Is this a message we can show and place? */
export function isMessage(value: unknown): value is ChatMessage {
  const { id, seq, text, cards } = fieldsOf(value);
  return typeof id === 'string' && typeof seq === 'number' && typeof text === 'string' && Array.isArray(cards);
}

function isSignal(value: unknown): value is ChatSignal {
  const { type, message, state, on } = fieldsOf(value);
  if (type === 'message') return isMessage(message);
  return type === 'state' ? typeof fieldsOf(state).handler === 'string' : type === 'typing' && typeof on === 'boolean';
}
