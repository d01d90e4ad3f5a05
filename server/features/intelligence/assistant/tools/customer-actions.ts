import { address } from '@parley/contract/addresses';
import { z } from 'zod';
import { replaceAddress } from '../../../commerce/customers/index.ts';
import { customerAction } from './action.ts';

export const modify_customer_address = customerAction('modify_customer_address', {
  purpose: "Replaces the verified customer's whole default address. Orders already placed keep their shipping address.",
  risk: 'low_impact_write',
  action: 'customer_address',
  input: z.object({ address }),
  async run({ w, customerId, by }, { address: given }) {
    await replaceAddress(w, customerId, given, { actor: by.name ?? 'AI' });
    return { changes: [], address: given, say: [given.line1, given.postcode] };
  },
});
