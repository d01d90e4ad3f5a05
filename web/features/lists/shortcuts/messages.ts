import { speak } from '../../../lib/messages.ts';

/** The sheet of keyboard shortcuts. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  text: 'They’re off while you type.',
  // Between two keys that do the same.
  or: 'or',
  everywhere: 'Everywhere',
  list: 'Conversation list',
  conversation: 'Conversation',
  writing: 'While you type',
  search_all: 'Search everything',
  this_sheet: 'Show keyboard shortcuts',
  close: 'Close, or leave the field',
  next: 'Next conversation',
  previous: 'Previous conversation',
  open: 'Open',
  search: 'Search conversations',
  select: 'Select',
  select_reach: 'Select up to here',
  select_loaded: 'Select all shown',
  select_none: 'Clear selection',
  resolve: 'Resolve',
  take_over: 'Take over from the AI',
  return_to_ai: 'Return to AI',
  snooze: 'Snooze',
  reply: 'Reply',
  note: 'Private note',
  tag: 'Tag',
  unread: 'Mark as unread',
  pin: 'Pin or unpin',
  mute: 'Mute or unmute',
  undo: 'Undo the last resolve or snooze',
  send: 'Send',
  line: 'New line',
  saved_reply: 'Saved replies',
  suggestion: 'Use the suggestion',
} as const;

export const t = speak({ shortcuts });
