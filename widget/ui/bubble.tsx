import type { Ref } from 'preact';
import { countNew } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Icon } from './icons.tsx';

type Props = { words: Words; open: boolean; unread: number; onToggle: () => void; button: Ref<HTMLButtonElement> };

export function Bubble({ words, open, unread, onToggle, button }: Props) {
  const news = !open && unread > 0 ? countNew(words, unread) : '';
  const action = open ? words.closeChat : words.openChat;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="bubble"
        aria-expanded={open}
        aria-controls={open ? 'panel' : undefined}
        aria-label={news ? `${action}, ${news}` : action}
        onClick={onToggle}
      >
        <Icon name={open ? 'down' : 'chat'} />
        {news && <span class="count bold">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <span class="hidden" role="status">
        {news}
      </span>
    </>
  );
}
