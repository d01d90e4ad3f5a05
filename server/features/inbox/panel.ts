import type { Received, Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';
import { can } from '@parley/contract/permissions';
import type { ReadCtx, UserActor } from '../../context.ts';
import { missing } from '../../platform/http/problem.ts';
import { maskEmail, maskName, maskPhone } from '../../platform/lib/mask.ts';
import { toAmount } from '../../platform/lib/money.ts';
import { customerOf, type OrderWithLines, ordersOf } from './panel-store.ts';
import { presentRun } from './present.ts';
import { latestRuns } from './run-store.ts';

type Panel = Result<typeof getPanel>;

/** Who the customer is, what they bought, what the AI did. */
export async function panel(ctx: ReadCtx<UserActor>, { id }: Received<typeof getPanel>): Promise<Panel> {
  const customer = (await customerOf(ctx.db, id)) ?? missing('conversation.missing');
  const [orders, runs] = await Promise.all([ordersOf(ctx.db, customer.id, 20), latestRuns(ctx.db, id, 20)]);
  const personal = ctx.actor.teamRole !== null && can(ctx.actor.teamRole, 'personal_data:read');
  return {
    customer: {
      id: customer.id,
      name: personal ? customer.name : maskName(customer.name),
      email: personal ? customer.email : maskEmail(customer.email),
      phone: personal ? customer.phone : maskPhone(customer.phone),
      language: customer.language,
      spent: toAmount(customer.spent_cents),
      currency: customer.currency,
      orders_count: customer.orders_count,
      since: customer.created_at.toISOString(),
      verified: customer.verified_customer_id === customer.id,
      conversations_count: customer.conversations_count,
    },
    orders: orders.map(presentOrder),
    runs: runs.map((run) => presentRun(run, personal)),
  };
}

function presentOrder(order: OrderWithLines): Panel['orders'][number] {
  return {
    id: order.id,
    order_number: order.order_number,
    status: order.status,
    payment_status: order.payment_status,
    total_amount: toAmount(order.total_cents),
    currency: order.currency,
    placed_at: order.placed_at.toISOString(),
    tracking: order.tracking,
    lines: order.lines.map(({ name, options, quantity }) => ({ name, detail: Object.values(options).join(', '), quantity })),
  };
}
