import { speak } from '../../../lib/messages.ts';

/** /settings/tags: the shop's tags and their metrics. */
export const tags = {
  text: 'Create tags and see how often each one is used. To tag a conversation in the inbox, press T.',
  make: 'Create tag',
  search: 'Find a tag',
  period: 'Period',
  period_days: { one: 'Last {count} day', other: 'Last {count} days' },
  list: { one: '{count} tag', other: '{count} tags' },
  list_failed: 'Couldn’t load tags',
  figures_failed: 'Couldn’t load tag metrics.',

  name: 'Tag',
  name_label: 'Name',
  name_hint: 'Lowercase, up to 40 characters.',
  description: 'Description',
  description_hint: 'Say when to use this tag. Teammates see the description when they choose tags.',
  colour: 'Color',
  colour_grey: 'Gray',
  colour_red: 'Red',
  colour_orange: 'Orange',
  colour_yellow: 'Yellow',
  colour_green: 'Green',
  colour_teal: 'Teal',
  colour_blue: 'Blue',
  colour_purple: 'Purple',
  colour_pink: 'Pink',

  all: 'Total',
  // Columns: how many conversations with the tag are new in the period, and of these, how many are open or resolved.
  begun: 'New',
  begun_title: { one: 'Started in the last {count} day', other: 'Started in the last {count} days' },
  change: 'Change',
  change_title: { one: 'Compared with the previous {count} day', other: 'Compared with the previous {count} days' },
  open: 'Open',
  open_title: 'New conversations that aren’t resolved yet',
  resolved: 'Resolved',
  resolved_title: 'New conversations that are resolved',
  csat: 'CSAT',
  csat_title: 'Average CSAT of new conversations, 1–5',
  actions: 'Actions',
  none: '–',
  show: { one: 'Show {count} conversation with {name}', other: 'Show {count} conversations with {name}' },
  // A tag’s figures in one line. {count} is the number of new conversations.
  phone_figures: {
    zero: 'None new',
    one: '{count} new, {open} open, {resolved} resolved',
    other: '{count} new, {open} open, {resolved} resolved',
  },
  phone_csat: 'CSAT {value}',

  edit: 'Edit',
  edit_label: 'Edit {name}',
  delete: 'Delete',
  delete_label: 'Delete {name}',
  cancel: 'Cancel',
  save: 'Save changes',
  made: '“{name}” created',
  saved: '“{name}” saved',

  delete_title: 'Delete “{name}”?',
  delete_text: {
    zero: 'No conversations use this tag.',
    one: 'The tag will be removed from {count} conversation. This can’t be undone.',
    other: 'The tag will be removed from {count} conversations. This can’t be undone.',
  },
  delete_do: 'Delete tag',
  deleted: {
    zero: '“{name}” deleted',
    one: '“{name}” deleted and removed from {count} conversation',
    other: '“{name}” deleted and removed from {count} conversations',
  },

  empty: 'No tags yet',
  empty_text:
    'Tags say what a conversation is about: a return, a late package, a wholesale question. Create your first tag, then add it to conversations.',
  empty_read_only: 'Tags say what a conversation is about. Tags your teammates create appear here.',
  nothing_found: 'No tags found',
  clear_search: 'Clear search',
} as const;

export const t = speak({ tags });
