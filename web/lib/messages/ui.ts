/** Messages of the design system. */
export const ui = {
  // The foot of a form that is saved as a whole.
  save_changes: 'Save changes',
  discard_changes: 'Discard',
  unsaved_changes: 'You have unsaved changes.',

  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Close without saving',
  discard_title: 'Close without saving?',
  dismiss: 'Dismiss',
  error_text: 'Your data is safe. Try again.',
  error_title: 'Something went wrong',
  hide_password: 'Hide password',
  keep_editing: 'Keep editing',
  // A label and its value, read together by screen readers: “Time zone: Europe/Amsterdam”.
  labelled: '{label}: {value}',
  leave: 'Leave',
  leave_text: 'You have unsaved changes.',
  leave_title: 'Leave without saving?',
  loading: 'Loading',
  note_add: 'Add note',
  // Who wrote a note, and when.
  note_by: '{name} · {time}',
  note_delete: 'Delete note: {text}',
  note_hint: 'Only your team can see this note',
  note_keep: 'Save',
  note_label: 'Note about {name}',
  optional: 'optional',
  product: 'Parley',
  remove: 'Remove {name}',
  retry: 'Try again',
  show_password: 'Show password',
  stay: 'Stay',
  tag_bad: 'Use up to 40 letters, digits, spaces, hyphens or underscores.',
  tag_create: 'Create “{name}”',
  tag_find: 'Find or create a tag',
  tag_find_only: 'Find a tag',
  tag_none: 'No tags found',
  tag_none_yet: 'No tags yet',
  tags: 'Tags',
  unbuilt: 'This page isn’t available yet. It’s coming in a later version.',
  // What a spinner says to screen readers.
  working: 'Working',
  // Beside times to pick. {zone} is a city: “Lisbon”.
  your_time: 'In your time ({zone})',
} as const;
