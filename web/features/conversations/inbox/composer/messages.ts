import { speak } from '../../../../lib/messages.ts';
import { channels } from '../../../../lib/messages/channels.ts';
import { inbox } from '../messages.ts';

/** The composer: kinds of messages, files, cards, formatting, times, the AI's help. */
export const composer = {
  kind: 'Message type',
  // {name} is the customer’s first name.
  reply_placeholder: 'Reply to {name}, / for saved replies',
  note_placeholder: 'Note for your team, @ to mention someone',
  no_text_needed: 'Add a message, or send as is',

  // The reply window
  // Beside the tabs: how long the channel still allows replies. {time} is a duration such as “23 h”.
  free_for: 'Reply window closes in {time}',
  // The same, when the channel only allows replies written by a person.
  person_for: 'Human replies only · closes in {time}',
  tag_why: 'For now, {channel} only allows replies from a person about what {name} asked. Don’t include offers or promotions.',
  // {time} is how long after the customer’s last message the channel allows replies, such as “24 h”.
  closed: 'The reply window has closed. {channel} allows replies for {time} after the customer’s last message.',
  closed_template:
    'The reply window has closed. {channel} allows replies for {time} after the customer’s last message. After that, it only accepts approved templates.',
  closed_next: 'You can reply again when {name} writes.',
  closed_kept: 'Your draft is saved.',
  write_email: 'Write an email',
  write_note: 'Add private note',

  // Other limits on writing
  merged: 'This conversation was merged into #{number}. New messages from {name} go there.',
  open_merged: 'Open #{number}',
  blocked: '{name} is blocked, so their messages are rejected. You can still write to them.',
  muted: 'This conversation is muted, so it’s never shown as unread and sends no notifications.',

  // Sending
  send_more: 'More send options',
  send_and_resolve: 'Send and resolve',
  // Heading of a menu of times. {zone} is “In your time (Lisbon)”.
  send_later: 'Send later · {zone}',
  in_an_hour: 'In 1 hour',
  tomorrow: 'Tomorrow morning',
  monday: 'Monday morning',
  pick_time: 'Pick a time…',
  too_long_for: {
    one: '{channel} allows up to {most} characters. Remove {count} character.',
    other: '{channel} allows up to {most} characters. Remove {count} characters.',
  },
  too_long_note: {
    one: 'Notes can have up to {most} characters. Remove {count} character.',
    other: 'Notes can have up to {most} characters. Remove {count} characters.',
  },
  waits_for_files: 'Your message sends when the files finish uploading',
  stop_waiting: 'Don’t send yet',
  files_wait: 'A file didn’t upload. Retry or remove it, then send.',
  files_failed: 'Not sent: a file didn’t upload. Your message is still here.',
  colleague_answered: '{name} replied {time} ago. Send anyway?',
  colleague_answered_now: '{name} just replied. Send anyway?',
  // {names} are variables of a saved reply that have no value.
  has_gaps: { one: '{names} has no value. Send anyway?', other: '{names} have no value. Send anyway?' },
  send_anyway: 'Send anyway',
  // A reply that waited for the network, maybe in another conversation than the open one, and what happened meanwhile.
  held_back: 'Your reply to {name} wasn’t sent: {why}',
  answered_meanwhile: '{name} answered in the meantime.',
  ai_answered_meanwhile: 'The AI answered in the meantime.',
  resolved_meanwhile: 'The conversation was resolved in the meantime.',
  keep_writing: 'Keep writing',
  gaps: 'Fill in before sending:',
  select_gap: 'Select {name} in the text',
  resolve_failed: 'Message sent, but the conversation wasn’t resolved: {why}',

  // Later
  // Who scheduled a message, and for when.
  later_by: '{name}, {time}',
  later_cancelled: 'Not sent: {why}',
  later_edit: 'Edit',
  later_cancel: 'Cancel',
  later_send_now: 'Send now',
  later_use: 'Use this text',
  later_dismiss: 'Dismiss',
  later_done: 'Message scheduled for {time}',
  later_no_words: 'No text',
  later_title: 'Send later',
  later_text: 'If {name} writes first, the message is canceled and you’re notified.',
  later_date: 'Date and time',
  later_schedule: 'Schedule message',
  later_too_soon: 'Pick a time at least a minute from now.',
  later_too_late: 'Pick a time within the next 90 days.',
  later_invalid: 'Pick a date and a time.',

  // Files
  attach: 'Attach files',
  attachments: 'Attachments',
  drop: 'Drop files to attach them',
  drop_none: '{channel} doesn’t support files here.',
  uploading: 'Uploading {name}',
  upload_percent: '{percent} uploaded',
  upload_lost: 'The upload didn’t finish. Attach the file again.',
  upload_offline: 'You’re offline. Try again when you’re back online.',
  upload_retry_name: 'Retry uploading {name}',
  file_fault: '{name}: {why}',
  file_unknown: 'This file type isn’t supported. Choose another file.',
  file_empty: 'This file is empty. Choose another one.',
  file_too_large: 'This file is larger than {size} MB. Choose a smaller one.',
  file_too_many: {
    one: 'You can attach {count} file here. Remove the attached file to add another.',
    other: 'You can attach up to {count} files here. Remove one to attach another.',
  },
  dismiss: 'Dismiss',

  // Cards
  // Names the button that adds one, and stands for one in the preview of a scheduled message.
  add_card: 'Add product or order',
  // In the list of scheduled messages, instead of the text of a message that only shows a product or an order.
  card_only: 'Product or order',
  card_search: 'Product name or order number',
  card_hint: 'Type at least 2 letters to find a product.',
  card_orders: '{name}’s orders',
  card_products: 'Products',
  card_none: 'No results found.',
  card_failed: 'The search failed. Try again.',
  card_too_many: 'You can add up to 5 products and orders. Remove one to add another.',

  // Saved replies and mentions
  saved_replies: 'Saved replies',
  teammates: 'Teammates',

  // Answering one message
  replying_to: 'Replying to {name}',
  // Stands for a quoted message that has files and no text.
  quote_files: 'Files',
  quote_drop: 'Remove quote',

  // Formatting
  format: 'Formatting',
  format_bold: 'Bold',
  format_italic: 'Italic',
  format_struck: 'Strikethrough',
  format_code: 'Code',
  format_none: '{channel} only supports plain text.',

  // The AI's help
  rewrite: 'Rewrite',
  rewrite_selection: 'Rewrite selection',
  rewrite_whole: 'Rewrite draft',
  rewrite_none: 'Your AI engine can’t rewrite text. Connect a language model to rewrite drafts.',
  rewrite_unknown: 'Couldn’t load the rewrite options. Close this menu and open it again.',
  rewrite_first: 'Write something first, then the AI can rewrite it.',
  // How the AI rewrites a text: items of a menu, and {how} below.
  rewrite_shorten: 'Shorter',
  rewrite_friendlier: 'Friendlier',
  rewrite_formal: 'More formal',
  rewrite_fix: 'Fix spelling and grammar',
  rewrite_translate: 'Translate for the customer',
  // After one of the items above that the AI engine can’t do.
  rewrite_cannot: 'not supported by this AI engine',
  rewrite_unchanged: 'No changes needed.',
  rewritten: 'Rewritten by AI: {how}',
  show_before: 'Show original',
  show_after: 'Show rewrite',
  undo: 'Undo',
  // Keeps the rewritten text, beside Undo.
  keep: 'Keep',

  // Queued messages
  edit: 'Edit',
  // Under a queued message: {names} are the products and orders it includes.
  card_of: 'With {names}',
} as const;

export const t = speak({ inbox, composer, channel: channels });
