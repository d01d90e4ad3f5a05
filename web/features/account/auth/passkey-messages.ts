import { speak } from '../../../lib/messages.ts';

/** Logging in with a passkey. */
const passkey_log_in = {
  log_in: 'Log in with a passkey',
  not_found: 'No passkey was used. Try again, or log in with your password.',
} as const;

export const t = speak({ passkey_log_in });
