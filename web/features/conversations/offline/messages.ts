import { speak } from '../../../lib/messages.ts';

/** Logging out without a network. */
const offline = {
  leave_title: 'Log out and discard unsent replies?',
  leave_text: {
    one: '{count} reply is waiting for the network. Logging out discards it.',
    other: '{count} replies are waiting for the network. Logging out discards them.',
  },
  leave_stay: 'Stay logged in',
  leave_go: 'Discard and log out',
} as const;

export const t = speak({ offline });
