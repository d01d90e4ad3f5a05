import { speak } from '../../../lib/messages.ts';

/** The sheet of keyboard shortcuts. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  text: 'Most shortcuts are off while you type.',
  page_help: 'Help for this page',
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
  open: 'Open conversation',
  search: 'Search conversations',
  select: 'Select conversation',
  select_reach: 'Extend selection to the current conversation',
  select_loaded: 'Select all shown',
  select_none: 'Clear selection',
  resolve: 'Resolve conversation',
  take_over: 'Take over from the AI',
  return_to_ai: 'Return to AI',
  snooze: 'Snooze conversation',
  reply: 'Reply',
  note: 'Add private note',
  tag: 'Edit tags',
  unread: 'Mark as unread',
  pin: 'Pin or unpin',
  mute: 'Mute or unmute',
  undo: 'Undo the last action',
  send: 'Send message',
  line: 'Insert line break',
  saved_reply: 'Insert saved reply',
  suggestion: 'Use suggestion',
} as const;

export const t = speak({ shortcuts });
