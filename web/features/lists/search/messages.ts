import { speak } from '../../../lib/messages.ts';

/** The search window's own words; those that the frame shares are the shell's. */
const search = {
  // An order's status in the results, after its customer, date and total.
  status_draft: 'Draft',
  status_pending: 'Pending',
  status_confirmed: 'Confirmed',
  status_processing: 'Processing',
  status_shipped: 'Shipped',
  status_delivered: 'Delivered',
  status_returned: 'Returned',
  status_cancelled: 'Canceled',
} as const;

export const t = speak({ search });
