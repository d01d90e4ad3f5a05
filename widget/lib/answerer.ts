import type { ChatState } from '@parley/contract/chat';
import type { Answerer } from './rows.ts';

/** Who answers in this state; null while nobody does, or the teammate has no name yet. */
export function answererIn(state: ChatState): Answerer | null {
  if (state.handler === 'ai') return { who: 'assistant' };
  return state.handler === 'human' && state.teammate ? { who: 'person', name: state.teammate } : null;
}
