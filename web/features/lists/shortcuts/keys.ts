import { t } from './messages.ts';

/** A shortcut; several keys may do the same. */
export type Shortcut = { keys: readonly string[]; does: string };
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Every key of the merchant's pages, as the screens bind them. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: t('shortcuts.everywhere'),
    shortcuts: [
      { keys: ['mod+k'], does: t('shortcuts.search_all') },
      { keys: ['?'], does: t('shortcuts.this_sheet') },
      { keys: ['Escape'], does: t('shortcuts.close') },
    ],
  },
  {
    title: t('shortcuts.list'),
    shortcuts: [
      { keys: ['j', 'ArrowDown'], does: t('shortcuts.next') },
      { keys: ['k', 'ArrowUp'], does: t('shortcuts.previous') },
      { keys: ['Enter'], does: t('shortcuts.open') },
      { keys: ['/'], does: t('shortcuts.search') },
      { keys: ['x', ' '], does: t('shortcuts.select') },
      { keys: ['shift+x'], does: t('shortcuts.select_reach') },
      { keys: ['mod+a'], does: t('shortcuts.select_loaded') },
      { keys: ['Escape'], does: t('shortcuts.select_none') },
    ],
  },
  {
    title: t('shortcuts.conversation'),
    shortcuts: [
      { keys: ['e'], does: t('shortcuts.resolve') },
      { keys: ['h'], does: t('shortcuts.take_over') },
      { keys: ['a'], does: t('shortcuts.return_to_ai') },
      { keys: ['s'], does: t('shortcuts.snooze') },
      { keys: ['r'], does: t('shortcuts.reply') },
      { keys: ['n'], does: t('shortcuts.note') },
      { keys: ['t'], does: t('shortcuts.tag') },
      { keys: ['u'], does: t('shortcuts.unread') },
      { keys: ['p'], does: t('shortcuts.pin') },
      { keys: ['m'], does: t('shortcuts.mute') },
      { keys: ['z'], does: t('shortcuts.undo') },
    ],
  },
  {
    title: t('shortcuts.writing'),
    shortcuts: [
      { keys: ['Enter'], does: t('shortcuts.send') },
      { keys: ['shift+Enter'], does: t('shortcuts.line') },
      { keys: ['/'], does: t('shortcuts.saved_reply') },
      { keys: ['Tab'], does: t('shortcuts.suggestion') },
    ],
  },
];
