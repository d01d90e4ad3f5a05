/** The viewer of a hand-written query: everyone's work, or that of one team and one brand. */
export type Seen = { merchant: string; user: string; team: string | null; brand: string | null };
export type Query = { text: string; values: unknown[] };

/** Numbers a query's parameters in the order in which they are used. */
function query(write: (value: (value: unknown) => string) => string): Query {
  const values: unknown[] = [];
  const text = write((one) => `$${values.includes(one) ? values.indexOf(one) + 1 : values.push(one)}`);
  return { text, values };
}
type Value = Parameters<Parameters<typeof query>[0]>[0];

const branded = (alias: string, { brand }: Seen, $: Value) => (brand ? `and ${alias}.brand_id = ${$(brand)}` : '');
const visible = (alias: string, seen: Seen, $: Value) =>
  seen.team
    ? `${branded(alias, seen, $)} and (${alias}.assignee_id = ${$(seen.user)} or ${alias}.team_id = ${$(seen.team)})`
    : branded(alias, seen, $);

/** The list's three lines per conversation: customer, last message, handler; each with its marks. */
export const conversations = (seen: Seen, { where = '', order = 'c.last_activity_at desc, c.id desc' } = {}) =>
  query(
    ($) => `
    select c.id, c.customer_name, c.status, c.handler, c.channel, c.priority, c.last_text, c.customer_text, c.last_author, c.last_author_name, c.last_at,
      c.waiting_since, c.snoozed_until, c.customer_at, c.handoff_reason, c.handoff_accepted_at, c.assignee_id, a.name as assignee_name,
      c.muted_at is not null as muted, p.user_id is not null as pinned,
      c.status = 'open' and c.handler <> 'ai' and c.muted_at is null and c.customer_seq > coalesce(r.seq, 0) as unread,
      (select json_agg(json_build_object('id', g.id, 'name', g.name, 'colour', g.colour)) from conversation_tags ct
        join tags g on g.merchant_id = ct.merchant_id and g.id = ct.tag_id where ct.merchant_id = c.merchant_id and ct.conversation_id = c.id) as tags
    from conversations c left join directory.users a on a.id = c.assignee_id
      left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${$(seen.user)} and r.conversation_id = c.id
      left join pins p on p.merchant_id = c.merchant_id and p.user_id = ${$(seen.user)} and p.conversation_id = c.id
    where c.merchant_id = ${$(seen.merchant)} and c.merged_into_id is null ${where.replaceAll('$user', $(seen.user))} ${visible('c', seen, $)}
    order by ${order} limit 51`,
  );
/** The conditions of the tabs. */
export const tabs = {
  needs_you: `and c.status = 'open' and c.handler <> 'ai' and c.waiting_since is not null and (c.assignee_id is null or c.assignee_id = $user)`,
  ai: `and c.status = 'open' and c.handler = 'ai'`,
  mine: `and c.assignee_id = $user and c.status <> 'resolved'`,
} as const;

/** The numbers on the tabs, the badge, the bell and the approvals. */
export const tabCounts = (seen: Seen) =>
  query(($) => {
    const counted = (where: string, from = '') =>
      `(select count(*) from conversations c ${from} where c.merchant_id = ${$(seen.merchant)} ${where.replaceAll('$user', $(seen.user))} ${visible('c', seen, $)})`;
    const ofConversation = seen.team
      ? `and (n.conversation_id is null or exists (select from conversations c where c.merchant_id = n.merchant_id and c.id = n.conversation_id ${visible('c', seen, $)}))`
      : '';
    return `select ${counted(tabs.needs_you)} as needs_you, ${counted(tabs.ai)} as ai, ${counted(tabs.mine)} as mine,
      ${counted(
        `and c.status = 'open' and c.handler <> 'ai' and c.muted_at is null and c.customer_seq > coalesce(r.seq, 0) and (c.assignee_id is null or c.assignee_id = $user)`,
        `left join reads r on r.merchant_id = c.merchant_id and r.user_id = ${$(seen.user)} and r.conversation_id = c.id`,
      )} as unread,
      (select count(*) from notifications n where n.merchant_id = ${$(seen.merchant)} and n.user_id = ${$(seen.user)} and n.read_at is null ${ofConversation}) as notifications,
      (select count(*) from ai_approvals a join conversations c on c.merchant_id = a.merchant_id and c.id = a.conversation_id
        where a.merchant_id = ${$(seen.merchant)} and a.state = 'proposed' ${visible('c', seen, $)}) as approvals`;
  });

/** A thread's bubbles, with the sources of the AI's answers and the message that a reply quotes. */
export const thread = (seen: Seen, id: string) =>
  query(
    ($) => `
    select m.id, m.seq, m.client_id, m.author, m.author_id, m.author_name, m.text, m.cards, m.attachments, m.mentions, m.private, m.activity, m.merged_from,
      m.in_reply_to, m.status, m.error, m.created_at, r.id as run_id, r.confidence, r.sources, r.engine, r.model, r.total_ms, r.cost_micros,
      q.author_name as quoted_name, left(q.text, 200) as quoted_text
    from messages m left join ai_runs r on r.merchant_id = m.merchant_id and r.id = m.run_id
      left join messages q on q.merchant_id = m.merchant_id and q.conversation_id = m.conversation_id and q.id = m.in_reply_to
    where m.merchant_id = ${$(seen.merchant)} and m.conversation_id = ${$(id)}
      ${seen.team ? `and exists (select from conversations c where c.merchant_id = m.merchant_id and c.id = m.conversation_id ${visible('c', seen, $)})` : ''}
    order by m.seq desc limit 51`,
  );

/** The columns of the order list. */
export const orders = (seen: Seen, where = '') =>
  query(
    ($) => `
    select o.id, o.order_number, o.placed_at, o.updated_at, o.status, o.payment_status, o.fulfillment_status, o.channel, o.items, o.total_cents, o.currency,
      o.sold_by, o.returns, o.tracking, k.name as customer_name, b.name as brand_name
    from orders o left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id
    where o.merchant_id = ${$(seen.merchant)} ${where} ${branded('o', seen, $)}
    order by o.placed_at desc, o.id desc limit 51`,
  );

const parts = (table: string, alias: string, columns: string, order: string) =>
  `(select json_agg(x) from (select ${columns} from ${table} ${alias} where ${alias}.merchant_id = o.merchant_id and ${alias}.order_id = o.id order by ${order}) x)`;
/** The order's drawer. */
export const order = (seen: Seen, id: string) =>
  query(
    ($) => `
    select o.id, o.order_number, o.status, o.payment_status, o.fulfillment_status, o.channel, o.items, o.currency, o.sold_by, o.returns, o.tracking, o.hold_reason,
      o.cancel_reason, o.conversation_id, o.subtotal_cents, o.discount_cents, o.discount_code, o.shipping_cents, o.tax_cents, o.total_cents, o.captured_cents,
      o.refunded_cents, o.payment_terms, o.payment_method, o.payment_method_label, o.shipping_address, o.billing_address, o.placed_at, o.updated_at, o.version,
      k.id as customer_id, k.name as customer_name, k.email as customer_email, k.phone as customer_phone, k.payment_methods, b.name as brand_name, u.name as seller_name,
      (select json_agg(x) from (select l.id, l.variant_id, l.product_id, l.name, l.options, l.sku, p.image, l.price_cents, l.quantity, l.cancelled, l.shipped, l.returned, l.in_return
        from order_lines l left join products p on p.merchant_id = l.merchant_id and p.id = l.product_id
        where l.merchant_id = o.merchant_id and l.order_id = o.id order by l.position) x) as lines,
      ${parts('order_payments', 't', 't.id, t.kind, t.amount_cents, t.method_label, t.reason, t.at', 't.position')} as ledger,
      ${parts('shipments', 't', 't.id, t.number, t.state, t.carrier, t.tracking_number, t.tracking_url, t.lines, t.shipped_at, t.delivered_at', 't.number')} as shipments,
      ${parts('order_returns', 't', 't.id, t.number, t.kind, t.state, t.reason, t.note, t.refund_cents, t.difference_cents, t.refunded_cents, t.lines, t.created_at', 't.number')} as returns_kept,
      ${parts('order_edits', 't', 't.id, t.kind, t.difference_cents, t.before, t.after, t.actor, t.at', 't.at')} as edits,
      ${parts('order_events', 't', 't.id, t.kind, t.actor_kind, t.actor, t.from_value, t.to_value, t.note, t.amount_cents, t.at', 't.id desc limit 200')} as events
    from orders o left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id left join directory.users u on u.id = o.sold_by_user_id
    where o.merchant_id = ${$(seen.merchant)} and o.id = ${$(id)} ${branded('o', seen, $)}`,
  );

const productColumns = `p.id, p.name, p.image, p.status, p.price_cents, p.price_max_cents, p.stock, p.category, p.brand, p.variants_count, p.sku, p.source, p.updated_at,
  b.name as brand_name, s.currency`;
/** The columns of the product list. */
export const products = (seen: Seen) =>
  query(
    ($) => `
    select ${productColumns} from products p join shop_settings s on s.merchant_id = p.merchant_id
      left join brands b on b.merchant_id = p.merchant_id and b.id = p.brand_id
    where p.merchant_id = ${$(seen.merchant)} ${branded('p', seen, $)} order by p.updated_at desc, p.id desc limit 51`,
  );
/** The product's drawer. */
export const product = (seen: Seen, id: string, since: Date) =>
  query(
    ($) => `
    select ${productColumns}, p.description, p.images, p.tags, p.compare_at_cents, p.inventory_policy, p.created_at, p.version,
      (select json_agg(x) from (select v.id, v.sku, v.price_cents, v.compare_at_cents, v.stock, v.available, v.options, v.barcode from variants v
        where v.merchant_id = p.merchant_id and v.product_id = p.id order by v.position) x) as variants,
      (select coalesce(sum(l.quantity - l.cancelled), 0) from order_lines l join orders o on o.merchant_id = l.merchant_id and o.id = l.order_id
        where l.merchant_id = p.merchant_id and l.product_id = p.id and o.placed_at >= ${$(since)} and o.status not in ('draft', 'cancelled')) as sold
    from products p join shop_settings s on s.merchant_id = p.merchant_id left join brands b on b.merchant_id = p.merchant_id and b.id = p.brand_id
    where p.merchant_id = ${$(seen.merchant)} and p.id = ${$(id)} ${branded('p', seen, $)}`,
  );

const tagsOfCustomer = `(select json_agg(json_build_object('id', g.id, 'name', g.name, 'colour', g.colour)) from customer_tags ct
  join tags g on g.merchant_id = ct.merchant_id and g.id = ct.tag_id where ct.merchant_id = c.merchant_id and ct.customer_id = c.id) as tags`;
const totals = ({ brand }: Seen, $: Value) =>
  brand
    ? `cross join lateral (select count(*) as orders_count, coalesce(sum(o.captured_cents - o.refunded_cents), 0) as spent_cents, max(o.placed_at) as last_order_at
        from orders o where o.merchant_id = c.merchant_id and o.customer_id = c.id and o.status not in ('draft', 'cancelled') and o.brand_id = ${$(brand)}) f`
    : '';
/** A limited teammate sees the customers of their brand's orders and of the conversations they see. */
const customersSeen = (seen: Seen, $: Value) =>
  seen.brand
    ? `and (exists (select from orders o where o.merchant_id = c.merchant_id and o.customer_id = c.id ${branded('o', seen, $)})
        or exists (select from conversations v where v.merchant_id = c.merchant_id and v.customer_id = c.id ${visible('v', seen, $)}))`
    : '';
const customerColumns = ({ brand }: Seen) => `c.id, c.name, c.email, c.phone, c.country, c.language, c.consent, c.blocked_at, c.created_at,
  ${['orders_count', 'spent_cents', 'last_order_at'].map((name) => `${brand ? 'f' : 'c'}.${name}`).join(', ')}, s.currency, ${tagsOfCustomer}`;
/** The columns of the customer list. */
export const customers = (seen: Seen) =>
  query(
    ($) => `
    select ${customerColumns(seen)} from customers c join shop_settings s on s.merchant_id = c.merchant_id ${totals(seen, $)}
    where c.merchant_id = ${$(seen.merchant)} and c.merged_into_id is null ${customersSeen(seen, $)}
    order by c.created_at desc, c.id desc limit 51`,
  );
/** The customer's drawer. */
export const customer = (seen: Seen, id: string) =>
  query(
    ($) => `
    select ${customerColumns(seen)}, c.first_name, c.last_name, c.emails, c.phones, c.addresses, c.payment_methods, c.external_id, c.verified_external_id, c.version,
      (select json_agg(x) from (select n.id, n.text, n.author_name, n.created_at from customer_notes n where n.merchant_id = c.merchant_id and n.customer_id = c.id order by n.created_at desc limit 100) x) as notes,
      (select json_agg(x) from (select o.id, o.order_number, o.status, o.payment_status, o.fulfillment_status, o.items, o.total_cents, o.currency, o.placed_at
        from orders o where o.merchant_id = c.merchant_id and o.customer_id = c.id ${branded('o', seen, $)} order by o.placed_at desc limit 20) x) as orders,
      (select json_agg(x) from (select v.id, v.number, v.status, v.channel, v.last_text, v.last_activity_at, v.csat_score from conversations v
        where v.merchant_id = c.merchant_id and v.customer_id = c.id and v.merged_into_id is null ${visible('v', seen, $)} order by v.last_activity_at desc limit 20) x) as conversations,
      (select count(*) from conversations v where v.merchant_id = c.merchant_id and v.customer_id = c.id and v.merged_into_id is null ${visible('v', seen, $)}) as conversations_count,
      (select json_agg(x) from (select g.id, g.name, g.email, g.at from customer_merges g where g.merchant_id = c.merchant_id and g.customer_id = c.id and g.undone_at is null order by g.at desc limit 100) x) as merges
    from customers c join shop_settings s on s.merchant_id = c.merchant_id ${totals(seen, $)}
    where c.merchant_id = ${$(seen.merchant)} and c.id = ${$(id)} ${customersSeen(seen, $)}`,
  );
