import type { Ref } from 'preact';
import { countNew } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Icon } from './icons.tsx';

type Props = {
  words: Words;
  label: string;
  open: boolean;
  unread: number;
  onToggle: () => void;
  button: Ref<HTMLButtonElement>;
};

/** `label` is the shop's own text beside the icon, and part of the accessible name. */
export function Bubble({ words, label, open, unread, onToggle, button }: Props) {
  const unreadText = !open && unread > 0 ? countNew(words, unread) : '';
  const action = open ? words.closeChat : label || words.openChat;
  const isWide = label && !open;
  return (
    <>
      <button
        ref={button}
        type="button"
        class={isWide ? 'bubble wide' : 'bubble'}
        aria-expanded={open}
        aria-controls={open ? 'panel' : undefined}
        aria-label={unreadText ? `${action}, ${unreadText}` : action}
        onClick={onToggle}
      >
        <Icon name={open ? 'down' : 'chat'} />
        {isWide && (
          <span class="label bold" dir="auto">
            {label}
          </span>
        )}
        {unreadText && <span class="count bold">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <span class="hidden" role="status">
        {unreadText}
      </span>
    </>
  );
}
