import { speak } from '../../../../lib/messages.ts';
import { channels } from '../../../../lib/messages/channels.ts';
import { handoffCauses } from '../../../../lib/messages/handoff-reasons.ts';
import { inbox } from '../messages.ts';

/** One conversation: its header and menus, what is said in it, its files, who else is there. */
export const thread = {
  // The header
  number: '#{number}',
  no_subject: 'No subject',
  edit_subject: 'Edit subject',
  subject: 'Subject',
  facts: 'Status, handler, priority and tags',
  snoozed_until: 'Snoozed until {time}',
  snoozed_until_reply: 'Snoozed until the customer replies',
  assign: 'Assign',
  assigned_to: 'Assigned to {name}',
  assign_to: 'Assign to',
  // A teammate in a list of assignees: the reader themselves.
  assign_me: '{name} (you)',
  assign_teammate: '{name}, {availability}',
  assign_nobody: 'Unassigned',
  assign_no_team: 'No team',
  team_of: 'Team {name}',
  // A teammate’s availability, after their name.
  online: 'online',
  away: 'away',
  offline: 'offline',
  brand_is: 'Brand: {name}',
  priority_is: 'Priority: {priority}',
  priority_low: 'Low',
  priority_normal: 'Normal',
  priority_high: 'High',
  priority_urgent: 'Urgent',
  tags: 'Tags',
  tags_are: 'Tags: {names}',
  tag_add: 'Add tag',
  tags_failed: 'Couldn’t load tags.',
  team_failed: 'Couldn’t load your team.',
  try_again: 'Try again',
  pin: 'Pin to top of my list',
  unpin: 'Unpin',
  mute: 'Mute',
  unmute: 'Unmute',
  mark_unread: 'Mark as unread',
  merge: 'Merge into another conversation…',
  block: 'Block {name}…',
  unblock: 'Unblock {name}',
  copy_link: 'Copy link',
  link_copied: 'Link copied',
  text_copied: 'Text copied',
  copy_failed: 'Your browser blocked copying. Allow clipboard access, then try again.',
  is_pinned: 'Pinned',
  is_muted: 'Muted',
  is_blocked: 'Blocked',

  // Snoozing
  snooze_hour: 'For 1 hour',
  snooze_later: 'Later today',
  snooze_tomorrow: 'Tomorrow',
  snooze_week: 'Next week',
  snooze_month: 'Next month',
  snooze_reply: 'Until the customer replies',
  snooze_custom: 'Pick date and time…',
  snooze_title: 'Snooze until',
  snooze_text: 'The conversation returns to your list at that time, or sooner if the customer writes.',
  snooze_when: 'Date and time',
  snooze_past: 'Pick a time in the future.',
  snooze_do: 'Snooze',
  cancel: 'Cancel',

  // Merging
  merge_title: 'Merge #{number} into another conversation',
  merge_text:
    'All messages move to the end of the other conversation, and new messages from {name} go there. #{number} is marked as resolved. This can’t be undone.',
  merge_which: 'Merge into',
  merge_none: '{name} has no other conversations.',
  merge_failed: 'Couldn’t load the other conversations.',
  merge_do: 'Merge',
  merged_done: 'Merged into #{number}',

  // Blocking
  block_title: 'Block {name}?',
  block_text: 'Messages from {name} are rejected on every channel, and their open conversations are resolved. Existing messages stay.',
  block_do: 'Block',
  blocked_done: '{name} blocked',
  unblocked_done: '{name} unblocked',

  // Who else is there
  // Teammates who have the conversation open.
  looks: { one: '{names} is viewing this conversation', other: '{names} are viewing this conversation' },
  types: { one: '{names} is typing a reply', other: '{names} are typing a reply' },
  // After a handoff, while the customer waits.
  ai_replies_until: 'The AI is replying until someone takes over. It changes nothing.',

  // Messages
  merged_from: 'From #{number}',
  // A divider above the first unread message.
  new_since: 'New messages',
  message_menu: 'Message actions',
  reply_to: 'Reply to message',
  copy_text: 'Copy text',
  report: 'Report answer',
  replay: 'Replay in playground',
  copy_message_link: 'Copy link to message',
  retry: 'Send again',
  quoted: 'In reply to',
  // The author of a quoted message, when unknown.
  quoted_somebody: 'someone',
  quote_missing: 'This message is no longer available.',
  // While older messages load to show a quoted one.
  seeking: 'Finding the message…',
  // What is read to screen readers for a new message that has files and no text.
  sent_files: { one: 'a file', other: '{count} files' },
  checkout: 'Checkout',
  checkout_line: '{quantity} × {name}',
  checkout_open: 'Open checkout',
  checkout_discount: 'Discount',
  checkout_shipping: 'Shipping',
  checkout_tax: 'Tax',
  checkout_total: 'Total',
  /** The tax depends on the customer’s address. */
  checkout_plus_tax: '{amount} plus tax',

  // Files
  open_image: 'Open {name}',
  image_failed: 'Couldn’t load {name}',
  download: 'Download',
  // Under a file: “PDF · 120 kB”.
  file_size: '{kind} · {size}',
  video: 'Video: {name}',
  audio: 'Audio: {name}',
  // The place of an image among all: 3 of 12.
  viewer_place: '{at} of {count}',
  previous: 'Previous',
  next: 'Next',
  kind_pdf: 'PDF',
  kind_zip: 'ZIP',
  kind_docx: 'Word',
  kind_xlsx: 'Excel',
  kind_txt: 'Text',
  kind_csv: 'CSV',
  kind_image: 'Image',
  kind_video: 'Video',
  kind_audio: 'Audio',
  kind_document: 'Document',

  // What happened
  // Two activities in one line. {handoff} is “The AI handed off …”, {takeover} is “you took over at 10:05”.
  handoff_then_takeover: '{handoff} · {takeover}',
  // Activity lines. {name} is a teammate or “You”.
  snoozed_to: '{name} snoozed this conversation at {time} until {until}',
  snoozed_until_they_write: '{name} snoozed this conversation at {time} until the customer writes',
  assigned: '{name} assigned this conversation to {to} at {time}',
  assigned_self: '{name} self-assigned this conversation at {time}',
  you_assigned_self: 'You assigned this conversation to yourself at {time}',
  assigned_by_routing: 'Assigned to {to} automatically at {time}',
  unassigned: '{name} removed the assignee at {time}',
  team_changed: '{name} assigned this conversation to the {team} team at {time}',
  team_removed: '{name} removed the team at {time}',
  priority_changed: '{name} set the priority to {priority} at {time}',
  // A priority in the middle of a sentence.
  priority_in_words_low: 'low',
  priority_in_words_normal: 'normal',
  priority_in_words_high: 'high',
  priority_in_words_urgent: 'urgent',
  // {tag} is one or more tags.
  tagged: '{name} added {tag} at {time}',
  untagged: '{name} removed {tag} at {time}',
  muted: '{name} muted this conversation at {time}',
  unmuted: '{name} unmuted this conversation at {time}',
  // {number} is a conversation such as #12.
  merged: '{name} merged {number} into this conversation at {time}',
  merged_away: '{name} merged this conversation into {number} at {time}',
  open_other: 'Open #{number}',
  schedule_cancelled: 'The customer wrote first, so a message scheduled by {name} was canceled at {time}',
  your_schedule_cancelled: 'The customer wrote first, so your scheduled message was canceled at {time}',
  your_schedule_cancelled_because: 'Your scheduled message was canceled at {time}: {reason}',
  schedule_cancelled_because: 'A message scheduled by {name} was canceled at {time}: {reason}',
  order_placed: 'Order {number} was placed at {time}',
  csat_asked: 'CSAT survey sent at {time}',
  csat_answered: 'The customer rated this conversation {score} out of 5 at {time}',
  csat_answered_plain: 'The customer rated this conversation at {time}',
  // {as} is the customer’s name in the shop’s own records.
  identified: 'Your shop identified the customer as {as} at {time}',
  identified_plain: 'Your shop identified the customer at {time}',
} as const;

export const t = speak({ inbox, thread, channel: channels, because: handoffCauses });
