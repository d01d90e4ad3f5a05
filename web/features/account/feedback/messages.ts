import { speak } from '../../../lib/messages.ts';

/** What follows sent feedback; the dialog's own words are the frame's. */
const feedback = {
  see_status: 'See its status',
} as const;

export const t = speak({ feedback });
