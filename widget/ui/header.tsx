import type { ChatView } from '../chat/view.ts';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Icon } from './icons.tsx';
import type { Surroundings } from './surroundings.ts';

export const Header = ({ around: { words, page }, view, onClose }: { around: Surroundings; view: ChatView; onClose: () => void }) => (
  <div class="header">
    <span class="mark" />
    <div class="title">
      <h2 class="bold" id="title" dir="auto">
        {view.shop?.texts.title || view.shop?.name || words.chat}
      </h2>
      <p class="small" dir="auto">
        {view.connected ? sayWhoAnswers(view, words) : words.connecting}
      </p>
    </div>
    {!page && (
      <button type="button" class="icon" aria-label={words.closeChat} onClick={onClose}>
        <Icon name="close" />
      </button>
    )}
  </div>
);

function sayWhoAnswers({ state, shop, online }: ChatView, words: Words): string {
  if (!state) return '';
  if (state.handler === 'human' && state.teammate) return fill(words.personAnswers, { name: state.teammate });
  if (state.handler === 'ai' || (state.handler === 'none' && shop?.ai)) return words.assistantAnswers;
  return online ? words.personSoon : words.leaveMessage;
}
