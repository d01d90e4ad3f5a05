import type { Conversation } from '@parley/contract/conversations';
import type { RefObject } from 'react';
import { passOn, useHotkey } from '../../../../lib/hotkeys.ts';
import type { ListSelection } from '../../../../ui/selection/use-selection.ts';
import { useConversation } from '../data.ts';
import { pressKey } from '../../../../lib/press-key.ts';
import { useUndo } from '../undo.ts';
import { useDeedsOnAny } from '../use-deeds.ts';
import type { Place } from '../use-inbox-url.ts';

type KeysOptions = {
  list: RefObject<HTMLElement | null>;
  place: Place;
  rows: readonly Conversation[];
  selection: ListSelection;
  mayChoose: boolean;
};

/**
 * The keys of the list, from wherever one is. What is done with one conversation is done with the row that has the focus, otherwise
 * with the one that is open: nobody should resolve what they do not look at.
 */
export function useListKeys({ list, place, rows, selection, mayChoose }: KeysOptions) {
  const open = useConversation(place.conversation).data;
  const deeds = useDeedsOnAny();
  const undo = useUndo(({ last }) => last);
  const focused = () => rows.find((row) => row.id === focusedId(list.current));
  const current = () => focused() ?? open;
  const withCurrent = (deed: (conversation: Conversation) => void) => () => {
    const conversation = current();
    if (!conversation) return passOn;
    deed(conversation);
  };
  /** The header of the open conversation has these keys as well; this is for a row that is not open. */
  const withUnopened = (action: Conversation['actions'][number], deed: (conversation: Conversation) => void) => () => {
    const row = focused();
    if (!row || row.id === place.conversation || !row.actions.includes(action)) return passOn;
    deed(row);
  };
  const when = !selection.isAny;

  useHotkey('j', () => move(list.current, 'ArrowDown'), { repeats: true });
  useHotkey('k', () => move(list.current, 'ArrowUp'), { repeats: true });
  useHotkey(
    'x',
    withCurrent(({ id }) => selection.toggle(id)),
    { when: mayChoose },
  );
  useHotkey(
    'shift+x',
    withCurrent(({ id }) => selection.reach(id)),
    { when: mayChoose },
  );
  useHotkey('mod+a', () => (list.current?.contains(document.activeElement) ? selection.chooseLoaded() : passOn), { when: mayChoose });
  useHotkey('Escape', () => selection.clear(), { when: selection.isSelecting });
  useHotkey(
    'e',
    withUnopened('resolve', (row) => deeds.move(row, { status: 'resolved' })),
    { when, first: true },
  );
  useHotkey('h', withUnopened('take_over', deeds.takeOver), { when, first: true });
  useHotkey('a', withUnopened('return_to_ai', deeds.returnToAi), { when, first: true });
  useHotkey('u', withCurrent(deeds.markUnread), { when });
  useHotkey(
    'p',
    withCurrent((one) => deeds.pin(one, !one.pinned)),
  );
  useHotkey(
    'm',
    withCurrent((one) => one.actions.includes('mute') && deeds.change(one, { muted: !one.muted })),
    { when },
  );
  useHotkey('z', () => undo?.run(), { when: undo !== null });
}

const focusedId = (list: HTMLElement | null): string | undefined => {
  const at = document.activeElement;
  const row = list?.contains(at) ? at?.closest('[role=listitem]')?.querySelector<HTMLElement>('[data-conversation]') : null;
  return row?.dataset.conversation;
};

function move(list: HTMLElement | null, key: 'ArrowDown' | 'ArrowUp') {
  const row = list?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]');
  const isFirstMove = !list?.contains(document.activeElement) && row?.ariaCurrent !== 'true';
  if (isFirstMove) row?.focus();
  else pressKey(row, key);
}
