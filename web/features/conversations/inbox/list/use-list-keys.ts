import type { Conversation } from '@parley/contract/conversations';
import type { RefObject } from 'react';
import { passOn, useHotkey } from '../../../../lib/hotkeys.ts';
import type { ListSelection } from '../../../../ui/selection/use-selection.ts';
import { useConversation } from '../data.ts';
import { pressKey } from '../../../../lib/press-key.ts';
import { useUndo } from '../undo.ts';
import { useActionsOnAny } from '../use-conversation-actions.ts';
import type { Place } from '../use-inbox-url.ts';

type KeysOptions = {
  list: RefObject<HTMLElement | null>;
  place: Place;
  rows: readonly Conversation[];
  selection: ListSelection;
  mayChoose: boolean;
  onStep: (id: string) => void;
};

/**
 * The list's keys, which work in the thread as well. They apply to the focused row, otherwise to the open conversation: nobody should resolve
 * a conversation they are not looking at.
 */
export function useListKeys({ list, place, rows, selection, mayChoose, onStep }: KeysOptions) {
  const open = useConversation(place.conversation).data;
  const conversationActions = useActionsOnAny();
  const undo = useUndo(({ held }) => held.at(-1));
  const focused = () => rows.find((row) => row.id === focusedId(list.current));
  const current = () => focused() ?? open;
  const withCurrent = (act: (conversation: Conversation) => void) => () => {
    const conversation = current();
    if (!conversation) return passOn;
    act(conversation);
  };
  /** The header of the open conversation handles these keys too; this covers a focused row that is not open. */
  const withUnopened = (action: Conversation['actions'][number], act: (conversation: Conversation) => void) => () => {
    const row = focused();
    if (!row || row.id === place.conversation || !row.actions.includes(action)) return passOn;
    act(row);
  };
  const when = !selection.isAny;

  /** While somebody reads, moving opens the next conversation, and the focus stays where they read. A key held down only moves. */
  const step = (by: 1 | -1, { repeat }: KeyboardEvent) => {
    const isReading = place.conversation !== '' && !selection.isSelecting;
    const at = rows.findIndex(({ id }) => id === (focused()?.id ?? place.conversation));
    const next = isReading && !repeat ? rows[at + by] : undefined;
    if (!isReading || list.current?.contains(document.activeElement)) move(list.current, by === 1 ? 'ArrowDown' : 'ArrowUp');
    if (next) onStep(next.id);
  };

  useHotkey('j', (event) => step(1, event), { repeats: true, harmless: true });
  useHotkey('k', (event) => step(-1, event), { repeats: true, harmless: true });
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
    withUnopened('resolve', (row) => conversationActions.move(row, { status: 'resolved' })),
    { when, first: true },
  );
  useHotkey('h', withUnopened('take_over', conversationActions.takeOver), { when, first: true });
  useHotkey('a', withUnopened('return_to_ai', conversationActions.returnToAi), { when, first: true });
  useHotkey('u', withCurrent(conversationActions.markUnread), { when });
  useHotkey(
    'p',
    withCurrent((one) => conversationActions.pin(one, !one.pinned)),
  );
  useHotkey(
    'm',
    withCurrent((one) => one.actions.includes('mute') && conversationActions.mute(one, !one.muted)),
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
