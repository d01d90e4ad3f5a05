import type { ChatState } from '@parley/contract/chat';
import type { Answerer } from './rows.ts';

/** Who answers in this state; null while nobody does, or the person is not named yet. */
export function answererIn(state: ChatState): Answerer | null {
  if (state.handler === 'ai') return { who: 'assistant' };
  return state.handler === 'human' && state.teammate ? { who: 'person', name: state.teammate } : null;
}
