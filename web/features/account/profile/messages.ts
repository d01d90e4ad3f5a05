import { speak } from '../../../lib/messages.ts';

/** The user's own profile, log-in and sessions. */
export const profile = {
  text: 'Choose how your team sees you and how you log in.',
  saved: 'Profile updated',
  cancel: 'Cancel',

  about: 'About you',
  name: 'Your name',
  language: 'Date and number format',
  // {date} and {amount} are examples in the chosen format.
  language_example: 'For example: {date}, {amount}',
  time_zone: 'Time zone',
  zone_hint: 'All times you see and pick are in this time zone.',
  zone_of_device: 'Same as this device ({zone})',
  picture: 'Photo',
  picture_change: 'Change photo',
  picture_hint: 'PNG, JPEG, WebP or GIF, up to 5 MB.',
  picture_saved: 'Photo updated',
  picture_kind: 'Choose a PNG, JPEG, WebP or GIF file.',
  picture_size: 'This file is larger than 5 MB. Choose a smaller one.',

  inbox: 'Inbox',
  open_next: 'Open the next conversation',
  open_next_hint: 'After you resolve or snooze one.',
  open_next_saved: 'Inbox settings updated',

  email: 'Email',
  email_confirmed: 'Verified',
  email_open: 'Not verified',
  email_open_text: 'To verify this address, open the link we emailed to it.',
  email_again: 'Resend link',
  email_sent: 'Verification link sent. Check your email.',

  password: 'Password',
  password_current: 'Current password',
  password_new: 'New password',
  password_change: 'Change password',
  password_changed: 'Password changed. You’re logged out on your other devices.',

  sso_own: 'You log in through {shop}. Email, passwords, passkeys and sessions are managed there.',
  sso_other: 'You’re logged in through {shop}. To change your profile, log in with your password or a passkey.',

  two_step: 'Two-step authentication',
  two_step_text: 'When you log in, Parley also asks for a code from an app on your phone.',
  two_step_on: 'On',
  two_step_off: 'Off',
  two_step_left: { zero: 'No recovery codes left.', one: '{count} recovery code left.', other: '{count} recovery codes left.' },
  two_step_start: 'Set up',
  two_step_scan: 'Scan this code with an authenticator app, then enter the 6-digit code it shows.',
  two_step_picture: 'QR code for your authenticator app',
  two_step_secret: 'Or enter this key in the app',
  two_step_code: 'Code',
  two_step_verify: 'Turn on',
  two_step_stop: 'Turn off',
  two_step_stop_title: 'Turn off two-step authentication?',
  two_step_stop_text: 'You’ll only need your password to log in. To confirm, enter a code from your app or a recovery code.',
  two_step_turned_off: 'Two-step authentication turned off',

  codes_title: 'Save your recovery codes',
  codes_text: 'Use a recovery code to log in without your phone. Each code works once. You won’t see the codes again.',
  codes_list: 'Recovery codes',
  codes_copy: 'Copy all',
  codes_copied: 'Recovery codes copied',
  codes_not_copied: 'Your browser blocked copying. Write the codes down instead.',
  codes_kept: 'I’ve saved the codes',
  codes_renew: 'New recovery codes',
  codes_renew_title: 'Create new recovery codes?',
  codes_renew_text: 'Your earlier codes stop working. To confirm, enter a code from your app or a recovery code.',

  copy_key: 'Copy key',
  key_copied: 'Key copied',
  key_not_copied: 'Your browser blocked copying. Type the key instead.',

  sessions: 'Where you’re logged in',
  sessions_this: 'This device',
  // Stands after the network address: "203.0.113.7 · last active …".
  sessions_used: 'last active {time}',
  sessions_end: 'Log out',
  sessions_end_label: 'Log out {device}',
  sessions_ended: '{device} logged out',
  sessions_end_all: 'Log out everywhere',
  sessions_end_all_title: 'Log out everywhere?',
  sessions_end_all_text: 'You’ll be logged out on every device, including this one.',
} as const;

export const t = speak({ profile });
