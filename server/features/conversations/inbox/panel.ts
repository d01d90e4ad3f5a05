import type { Received, Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { readableKey } from '../../../platform/lib/erased-key.ts';
import { maskEmail, maskName, maskPhone, maskText } from '../../../platform/lib/mask.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { mustSee } from './access.ts';
import { customerOf, notesOf, type OrderWithLines, ordersOf, pastOf, visitOf } from './panel-store.ts';
import { maskRun, presentRun } from './present.ts';
import { latestRuns } from './run-store.ts';

type Panel = Result<typeof getPanel>;
type Customer = NonNullable<Awaited<ReturnType<typeof customerOf>>>;
type Visit = Awaited<ReturnType<typeof visitOf>>;
const most = 20;
type Ctx = ReadCtx<ReadingActor>;
/** What this user can do with each order now. Passed in, because orders import the inbox. */
export type OrderActions = (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** The customer's details, purchases, cart, earlier conversations and AI actions. */
export async function panel(ctx: Ctx, { id }: Received<typeof getPanel>, orderActions: OrderActions): Promise<Panel> {
  await mustSee(ctx, id);
  const customer = (await customerOf(ctx.db, id, ctx.actor)) ?? missing('conversation.missing');
  const [orders, runs, visit, notes, past] = await Promise.all([
    ordersOf(ctx.db, customer.id, ctx.actor, most),
    latestRuns(ctx.db, id, most),
    visitOf(ctx.db, id),
    notesOf(ctx.db, customer.id, 50),
    pastOf(ctx.db, customer.id, id, ctx.actor, most),
  ]);
  const actions = await orderActions(
    ctx,
    orders.map((order) => order.id),
  );
  const personal = mayDo(ctx.actor, 'personal_data:read');
  const unverified = unverifiedEmail(customer, visit);
  const words = (text: string) => (personal ? text : maskText(text));
  return {
    customer: {
      id: customer.id,
      name: personal ? customer.name : maskName(customer.name),
      email: personal ? customer.email : maskEmail(customer.email),
      unverified_email: personal ? unverified : maskEmail(unverified),
      phone: personal ? customer.phone : maskPhone(customer.phone),
      language: customer.language,
      spent: toAmount(customer.spent_cents, customer.currency),
      currency: customer.currency,
      orders_count: customer.orders_count,
      since: customer.created_at.toISOString(),
      verified: customer.verified_customer_id === customer.id,
      conversations_count: customer.conversations_count,
      blocked: customer.blocked_at !== null,
      identities: identitiesOf(customer, unverified, visit, personal),
      page_url: visit?.page_url ?? null,
      notes: notes.map((note) => ({
        id: note.id,
        text: words(note.text),
        author: { id: note.user_id, name: note.author_name },
        created_at: note.created_at.toISOString(),
      })),
    },
    cart: cartOf(visit),
    past: past.map((one) => ({
      id: one.id,
      number: one.number,
      status: one.status,
      channel: one.channel,
      last_text: words(one.last_text ?? ''),
      last_activity_at: one.last_activity_at.toISOString(),
      csat_score: one.csat_score,
    })),
    orders: orders.map((order) => presentOrder(order, actions.get(order.id) ?? [])),
    runs: runs.map((run) => (personal ? presentRun(run) : maskRun(presentRun(run)))),
  };
}

/** What the customer wrote in a chat, else what the page says of its visitor; null when it is one of their known addresses. */
function unverifiedEmail({ unverified_email: given, emails }: Customer, visit: Visit): string | null {
  const email = given ?? visit?.email?.toLowerCase() ?? null;
  return email === null || emails.includes(email) ? null : email;
}

/** The customer's identities, and which of them were verified here. Claims by the page or the visitor don't count. */
function identitiesOf(customer: Customer, unverified: string | null, visit: Visit, personal: boolean): Panel['customer']['identities'] {
  const proved = customer.verified_customer_id === customer.id;
  const list: Panel['customer']['identities'] = [];
  const emails = [customer.email, unverified].filter((email) => email !== null);
  for (const email of emails)
    list.push({ kind: 'email', value: personal ? email : (maskEmail(email) ?? ''), verified: proved && email === customer.email });
  if (customer.phone) list.push({ kind: 'phone', value: personal ? customer.phone : (maskPhone(customer.phone) ?? ''), verified: false });
  const external = customer.verified_external_id ?? readableKey(customer.external_id);
  if (external) list.push({ kind: 'external_id', value: personal ? external : '•••', verified: customer.verified_external_id !== null });
  if (list.length === 0 && visit)
    list.push({ kind: 'visitor', value: personal ? customer.name : maskName(customer.name), verified: false });
  return list;
}

function cartOf(visit: Visit): Panel['cart'] {
  if (!visit?.cart || !visit.cart_at) return null;
  const cart = visit.cart as Omit<NonNullable<Panel['cart']>, 'at'>;
  return { items: cart.items, total: cart.total, currency: cart.currency, at: visit.cart_at.toISOString() };
}

function presentOrder(order: OrderWithLines, actions: readonly string[]): Panel['orders'][number] {
  return {
    id: order.id,
    order_number: order.order_number,
    status: order.status,
    payment_status: order.payment_status,
    total_amount: toAmount(order.total_cents, order.currency),
    currency: order.currency,
    placed_at: order.placed_at.toISOString(),
    tracking: order.tracking,
    actions: [...actions],
    lines: order.lines.map(({ name, options, quantity }) => ({ name, detail: Object.values(options).join(', '), quantity })),
  };
}
