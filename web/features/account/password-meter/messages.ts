import { speak } from '../../../lib/messages.ts';

/** How long a new password is. */
export const password_meter = {
  short: { one: '{count} more character needed', other: '{count} more characters needed' },
  start: {
    one: 'At least {count} character. A sentence works well.',
    other: 'At least {count} characters. A sentence works well.',
  },
  enough: { one: '{count} character: long enough', other: '{count} characters: long enough' },
} as const;

export const t = speak({ password_meter });
