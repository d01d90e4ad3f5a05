import type { Approval } from '@parley/contract/approvals';
import { madeAt, makeConversation } from '../make.ts';

const uuid = (number: number) => `0195b4f2-7c1e-7000-8000-e${String(number).padStart(11, '0')}`;

/** An approval to cancel an order above the AI's limit; `part` overrides fields. */
export function makeApproval(number: number, part: Partial<Approval> = {}): Approval {
  const { id, customer } = makeConversation(1);
  return {
    id: uuid(number),
    conversation: { id, number: 1 },
    customer: { id: customer.id, name: customer.name },
    order: { id: uuid(900 + number), number: `#${4000 + number}` },
    action: 'cancel',
    why: 'limit',
    changes: [],
    money: [{ kind: 'refund', amount: '99.80', label: 'Visa 4242', when: 'now' }],
    reason: 'ordered by mistake',
    address: null,
    amount: '99.80',
    currency: 'EUR',
    state: 'proposed',
    note: null,
    decided_by: null,
    decided_at: null,
    requested_by: null,
    approvers: [{ id: uuid(800), name: 'Mara Visser' }],
    asked_at: null,
    asked_by: null,
    created_at: madeAt,
    actions: ['approve', 'decline'],
    ...part,
  };
}
