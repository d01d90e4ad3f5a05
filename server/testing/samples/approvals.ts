import { createOrder, updateOrderStatus } from '@parley/contract/orders';
import { newId } from '../../platform/lib/ids.ts';
import type { Fixture, SampledNoun } from '../samples.ts';
import type { TestApp } from '../app.ts';

/** Two approvals: canceling an order, and changing a customer's address. */
export const approvals: SampledNoun = {
  samples: {
    listApprovals: ({ owner }) => ({ merchant: owner.merchant, state: 'waiting' }),
    approve: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['approval'] }),
    askForApproval: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['approval'] }),
    requestRefund: ({ owner, ids }) => ({ merchant: owner.merchant, order_id: ids['order'], amount: '1.00' }),
    decline: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareApproval'], note: 'Not this time' }),
  },
  async prepare(app, at) {
    const { merchant, token } = at.owner;
    const lines = [{ variant_id: at.ids['variant'] ?? '', quantity: 1 }];
    const { body: draft } = await app.send(createOrder, { merchant, lines, customer_id: at.customer }, { token });
    await app.send(updateOrderStatus, { merchant, id: draft.id, status: 'pending' }, { token });
    const cancel = { tool: 'cancel_pending_order', arguments: { reason: 'ordered by mistake' }, order_id: draft.id };
    const address = { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' };
    const move = { tool: 'modify_customer_address', arguments: { address }, order_id: null };
    return {
      approval: await ask(app, at, cancel, draft.order_number),
      spareApproval: await ask(app, at, move, null),
    };
  },
};

type ProposedAction = { tool: string; arguments: object; order_id: string | null };
async function ask(app: TestApp, at: Fixture, action: ProposedAction, number: string | null): Promise<string> {
  const id = newId();
  const shown = { action: action.tool, order_number: number, changes: [], money: [], reason: null, address: null, currency: 'EUR' };
  await app.write(at.owner.merchant, ({ db, now }) =>
    db
      .insertInto('ai_approvals')
      .values({
        merchant_id: at.owner.merchant,
        id,
        conversation_id: at.conversation,
        customer_id: at.customer,
        order_id: action.order_id,
        tool: action.tool,
        arguments: JSON.stringify(action.arguments),
        details: JSON.stringify({ ...shown, needs_approval: true, say: [] }),
        amount_cents: 0,
        state: 'proposed',
        created_at: now(),
      })
      .execute(),
  );
  return id;
}
