/** Words of the design system itself. */
export const ui = {
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  error_text: 'It did not load. Your data is safe; try again.',
  error_title: 'This could not be shown',
  hide_password: 'Hide password',
  loading: 'Loading',
  optional: 'optional',
  product: 'Parley',
  remove: 'Remove {name}',
  retry: 'Try again',
  show_password: 'Show password',
  unbuilt: 'This page is not built yet; it comes with a later version.',
  working: 'Working',
} as const;
