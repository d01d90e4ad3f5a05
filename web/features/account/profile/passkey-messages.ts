import { speak } from '../../../lib/messages.ts';

/** Passkeys on the profile. */
const passkeys = {
  title: 'Passkeys',
  text: 'Log in with your fingerprint, face or device PIN instead of your password and a code.',
  add: 'Add passkey',
  empty: 'No passkeys yet',
  empty_text: 'A passkey is faster than a password and can’t be phished.',
  failed: 'Your passkeys couldn’t be loaded',
  synced: 'Synced',
  // Stands before the last use: "Added Nov 3 · last used …".
  added: 'Added {time}',
  used: 'last used {time}',
  unused: 'never used',
  actions: 'Actions for {name}',
  rename: 'Rename',
  remove: 'Remove',

  add_title: 'Add a passkey',
  add_password: 'Enter your password first. Then your browser asks you to create the passkey.',
  add_code: 'Enter a code first. Then your browser asks you to create the passkey.',
  add_retry: 'Your browser asks you to create the passkey.',
  create: 'Create passkey',
  continue: 'Continue',
  created: 'Passkey added',
  not_created: 'No passkey was created. Try again.',
  known_here: 'This device already has a passkey for your account.',
  unsupported: 'This device can’t create a passkey for Parley. Try another device or browser.',

  rename_title: 'Rename passkey',
  name: 'Name',
  save: 'Save',
  renamed: 'Passkey renamed',

  remove_title: 'Remove {name}?',
  remove_text: 'You can’t log in with it anymore. Delete it on the device, too.',
  removed: 'Passkey removed',
} as const;

export const t = speak({ passkeys });
