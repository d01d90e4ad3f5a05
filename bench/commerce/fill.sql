-- Fills one shop. Replaces the triggers of migration 028 by one statement each; names between @ are substituted before sending.
create table seed.v as
select p, k, seed.id(2, @shop@, p * 2 + k) as id, seed.id(1, @shop@, p) as product_id, seed.sku(p, k) as sku, seed.price(p, k) as price_cents,
  case when seed.n(p * 2 + k, 42, 100) < 3 then null when seed.n(p * 2 + k, 42, 100) < 11 then 0 else seed.n(p * 2 + k, 43, 120) end as stock
from generate_series(0, @products@ - 1) p, generate_series(0, seed.variants(p) - 1) k;
insert into variants (merchant_id, id, product_id, position, sku, barcode, price_cents, stock, available, options)
select '@merchant@', id, product_id, k, sku, '87' || lpad((p * 2 + k)::text, 11, '0'), price_cents, stock, true, case k when 0 then '{"size": "M"}' else '{"size": "L"}' end::jsonb from seed.v;
insert into products (merchant_id, id, name, description, brand, category, tags, status, source, words, brand_id, inventory_policy, price_cents, price_max_cents, stock, sku, variants_count, skus, created_at, updated_at, version)
select '@merchant@', v.product_id, n.name, n.said, 'House', lower(split_part(n.name, ' ', 2)), array[lower(split_part(n.name, ' ', 1))],
  case when seed.n(v.p, 44, 100) < 8 then 'draft' when seed.n(v.p, 44, 100) < 12 then 'archived' else 'active' end, 'import',
  setweight(to_tsvector('english', plain(n.name)), 'A') || setweight(to_tsvector('english', plain(n.said)), 'C'),
  case when v.p % 5 = 0 then '@brand@'::uuid end, 'deny', v.least, v.most, v.stock, v.sku, v.count, v.skus, at, at, 1
from (
  select p, product_id, min(price_cents) as least, max(price_cents) as most, sum(stock)::int as stock, (array_agg(sku order by k))[1] as sku, count(*)::int as count,
    lower(string_agg(sku || ' 87' || lpad((p * 2 + k)::text, 11, '0'), ' ' order by k)) as skus
  from seed.v group by p, product_id
) v, lateral (select seed.product(v.p) as name, 'Made to last, from ' || seed.pick(seed.city(), v.p, 35) || '.' as said) n,
  lateral (select '@now@'::timestamptz - (@products@ - v.p) * (interval '1000 days' / @products@) as at) t;

-- Conversations and messages over three years; of the latest three percent some still wait.
create table seed.c as
select c, seed.id(4, @shop@, c) as id, seed.few(c, 51, @customers@) as customer, 4 + seed.n(c, 52, 13) as length, @conversations@ - c < @conversations@ * 0.03 as recent,
  (array['ai', 'ai', 'human', 'ai', 'none'])[1 + (c % case when @conversations@ - c < @conversations@ * 0.03 then 5 else 4 end)] as handler,
  '@now@'::timestamptz - (@conversations@ - c + 1) * (interval '1095 days' / @conversations@) as at
from generate_series(1, @conversations@) c;
insert into messages (merchant_id, conversation_id, seq, id, direction, author, author_id, author_name, text, cards, private, status, visible_seq, created_at, sent_at)
select '@merchant@', c.id, s, seed.id(5, @shop@, c.c * 20 + s), case s % 2 when 1 then 'in' else 'out' end, b.author,
  case b.author when 'customer' then seed.id(3, @shop@, c.customer) when 'teammate' then '@user@'::uuid end, case b.author when 'teammate' then 'Seed Owner' end,
  replace(seed.pick(case s % 2 when 1 then seed.asked() else seed.answered() end, c.c * 20 + s, 53), '{t}', lower(seed.pick(seed.stuff(), c.c, 54) || ' ' || seed.pick(seed.thing(), c.c, 55))) || ' ' || seed.pick(seed.city(), c.c, 56) || ' #' || (c.c * 20 + s),
  '[]', false, case s % 2 when 1 then 'delivered' else 'read' end, s, c.at + s * interval '45 seconds', c.at + s * interval '45 seconds'
from seed.c c cross join generate_series(1, c.length) s,
  lateral (select case when s % 2 = 1 then 'customer' when c.handler = 'human' then 'teammate' else 'ai' end as author) b;
insert into conversations (merchant_id, id, number, status, handler, channel, priority, language, customer_at, customer_id, customer_name, assignee_id, waiting_since, last_activity_at, last_text, last_author, last_at,
  message_count, visible_count, customer_seq, answered_seq, resolved_at, resolved_by, brand_id, created_at, first_ai_reply_at, first_human_reply_at, csat_score, handoff_reason, handoff_requested_at, handoff_accepted_at, version)
select '@merchant@', c.id, c.c, case when c.recent then 'open' else 'resolved' end, c.handler, (array['website', 'website', 'website', 'whatsapp', 'instagram'])[1 + c.c % 5], case when c.c % 23 = 0 then 'urgent' when c.c % 7 = 0 then 'high' else 'normal' end, 'en',
  t.last, seed.id(3, @shop@, c.customer), seed.name(c.customer), case c.handler when 'human' then '@user@'::uuid end, case when c.recent and (c.length % 2 = 1 or c.handler = 'none') then t.last end, t.last, m.text, m.author, t.last,
  c.length, c.length, c.length - 1 + c.length % 2, c.length - c.length % 2, case when not c.recent then t.last end, case when c.recent then null when c.handler = 'human' then 'person' else 'ai' end,
  case when c.c % 10 = 0 then '@brand@'::uuid end, c.at, case when c.handler <> 'human' or c.c % 2 = 0 then c.at + interval '50 seconds' end, case when c.handler = 'human' then c.at + interval '400 seconds' end, case when c.c % 9 = 0 then 1 + seed.n(c.c, 57, 5) end,
  case when c.handler <> 'ai' then 'customer_request' end, case when c.handler <> 'ai' then c.at + interval '60 seconds' end, case when c.handler = 'human' then c.at + interval '200 seconds' end, 1
from seed.c c join messages m on m.merchant_id = '@merchant@' and m.conversation_id = c.id and m.seq = c.length, lateral (select c.at + c.length * interval '45 seconds' as last) t;
insert into ai_runs (merchant_id, id, conversation_id, trigger_seq, engine, model, config_version, intent, decision, confidence, tokens_input, tokens_output, cost_micros, first_token_ms, total_ms, started_at)
select '@merchant@', seed.id(7, @shop@, c.c * 2 + s), c.id, s * 2 + 1, 'built_in', 'rules', 1, (array['order_status', 'product', 'returns', 'shipping'])[1 + seed.n(c.c, 58, 4)], case when c.handler = 'ai' or s = 0 then 'answer' else 'hand_off' end,
  0.4 + seed.r(c.c, 59) * 0.6, 900, 120, 150, 200, 600, c.at + s * interval '90 seconds'
from seed.c c, generate_series(0, 1) s where c.handler <> 'human' or c.c % 2 = 0;

-- Orders over three years, every eighth placed in a conversation at that time.
create table seed.o as
select o.*, seed.id(6, @shop@, i) as id, case when chat then t.customer when seed.n(i, 63, 100) >= 3 then seed.few(i, 64, @customers@) end as customer, t.id as conversation,
  payment, case when status in ('shipped', 'delivered', 'returned') then 'fulfilled' when status = 'processing' and seed.n(i, 66, 100) < 6 then 'on_hold' when status = 'processing' and seed.n(i, 66, 100) < 14 then 'partially_fulfilled' else 'unfulfilled' end as fulfillment,
  case when status = 'delivered' and age < 0.02 then case seed.n(i, 67, 40) when 0 then 'requested' when 1 then 'received' end end as returns
from (
  select i, (@orders@ - i)::float8 / @orders@ as age, seed.n(i, 61, 1000) as h, i % 25 in (3, 11, 19) as chat, '@now@'::timestamptz - (@orders@ - i) * (interval '1095 days' / @orders@) as placed,
    case when (@orders@ - i) < @orders@ * 0.012 then (array['draft', 'cancelled', 'pending', 'pending', 'confirmed', 'confirmed', 'confirmed', 'processing', 'processing', 'processing', 'processing', 'processing', 'shipped', 'shipped', 'shipped', 'shipped', 'shipped', 'shipped', 'delivered', 'delivered'])[1 + seed.n(i, 62, 20)]
      when seed.n(i, 61, 1000) < 60 then 'cancelled' when seed.n(i, 61, 1000) < 100 then 'returned' when seed.n(i, 61, 1000) < 104 then 'draft' when seed.n(i, 61, 1000) < 119 then 'shipped' else 'delivered' end as status
  from generate_series(0, @orders@ - 1) i
) o left join seed.c t on o.chat and t.c = 1 + floor(o.i::float8 / @orders@ * @conversations@)::int,
  lateral (select case when status = 'draft' or status = 'pending' and seed.n(i, 65, 2) = 0 then 'awaiting' when status = 'pending' then 'authorized' when status = 'returned' then 'refunded'
    when status = 'cancelled' then case seed.n(i, 65, 2) when 0 then 'voided' else 'refunded' end when status = 'delivered' and seed.n(i, 65, 100) < 4 then 'partially_refunded' else 'paid' end as payment) p;
create table seed.l as
select o.i, k, o.status, o.fulfillment, o.returns, o.id as order_id, p.p, p.v, seed.price(p.p, p.v) as price_cents, 1 + (seed.n(o.i * 4 + k, 72, 8) = 0)::int as quantity
from seed.o o cross join generate_series(0, seed.n(o.i, 71, 3)) k, lateral (select seed.few(o.i * 4 + k, 73, @products@) as p) f, lateral (select f.p, (o.i % seed.variants(f.p))::int as v) p;
insert into order_lines (merchant_id, id, order_id, position, variant_id, product_id, name, options, sku, price_cents, quantity, shipped, returned, cancelled, in_return, taken)
select '@merchant@', seed.id(8, @shop@, l.i * 4 + l.k), l.order_id, l.k, v.id, v.product_id, n.name, '{}', v.sku, l.price_cents, l.quantity,
  case when l.fulfillment = 'fulfilled' or l.fulfillment = 'partially_fulfilled' and l.k = 0 then l.quantity else 0 end, case when l.status = 'returned' then l.quantity else 0 end, case when l.status = 'cancelled' then l.quantity else 0 end,
  (l.returns is not null and l.k = 0)::int, case when l.status in ('draft', 'cancelled', 'returned') then 0 else l.quantity end
from seed.l l join seed.v v on v.p = l.p and v.k = l.v join products n on n.merchant_id = '@merchant@' and n.id = v.product_id;
insert into orders (merchant_id, id, order_number, number_key, customer_id, status, payment_status, fulfillment_status, currency, subtotal_cents, shipping_cents, total_cents, shipping_address, tracking, conversation_id, sold_by, sold_by_user_id,
  placed_at, created_at, updated_at, brand_id, channel, payment_method, captured_cents, refunded_cents, items, hold_reason, held_from, returns, confirmed_at, shipped_at, delivered_at, cancelled_at, last_refund_at, version)
select '@merchant@', o.id, '#' || 10000 + o.i, (10000 + o.i)::text, case when o.customer is not null then seed.id(3, @shop@, o.customer) end, o.status, o.payment, o.fulfillment, 'EUR', s.subtotal, 495, t.total,
  case when o.customer is not null then jsonb_build_object('name', seed.name(o.customer), 'line1', 'Street ' || o.customer % 900, 'postcode', (1000 + o.customer % 9000)::text, 'city', (seed.city())[1 + o.customer % 12], 'country', (seed.country())[1 + o.customer % 12]) end,
  case when o.fulfillment = 'fulfilled' then array['3S' || lpad(o.i::text, 10, '0')] else '{}' end, o.conversation, case when not o.chat then 'customer' when o.i % 3 = 0 then 'teammate' else 'ai' end,
  case when o.chat and o.i % 3 = 0 then '@user@'::uuid end, o.placed, o.placed, least(o.placed + interval '4 days', '@now@'), case when o.i % 5 = 0 then '@brand@'::uuid end, case when o.chat then 'website' else 'shop' end, 'card',
  case when o.payment in ('paid', 'partially_refunded', 'refunded') then t.total else 0 end, r.back, s.items, case o.fulfillment when 'on_hold' then 'address' end, case o.fulfillment when 'on_hold' then 'unfulfilled' end, o.returns,
  case when o.status not in ('draft', 'pending') then o.placed + interval '1 hour' end, case when o.fulfillment = 'fulfilled' then o.placed + interval '1 day' end, case when o.status in ('delivered', 'returned') then o.placed + interval '3 days' end,
  case o.status when 'cancelled' then o.placed + interval '2 hours' end, case when r.back > 0 then o.placed + interval '9 days' end, 1
from seed.o o join (select i, sum(price_cents * quantity)::bigint as subtotal, sum(quantity)::int as items from seed.l group by i) s on s.i = o.i,
  lateral (select s.subtotal + 495 as total) t, lateral (select case o.payment when 'refunded' then t.total when 'partially_refunded' then t.total / 3 else 0 end as back) r;
insert into order_payments (merchant_id, id, order_id, position, kind, amount_cents, method, at)
select merchant_id, gen_random_uuid(), id, 0, 'payment', captured_cents, 'card', placed_at from orders where merchant_id = '@merchant@' and captured_cents > 0
union all select merchant_id, gen_random_uuid(), id, 1, 'refund', refunded_cents, 'card', last_refund_at from orders where merchant_id = '@merchant@' and refunded_cents > 0;
insert into order_events (merchant_id, id, order_id, kind, actor_kind, actor, at)
select '@merchant@', seed.id(9, @shop@, o.i * 4 + k), o.id, (array['placed', 'confirmed', 'shipped'])[1 + k], 'system', null, o.placed + k * interval '12 hours'
from seed.o o, generate_series(0, case when o.age > 0.3 then 0 when o.fulfillment = 'fulfilled' then 2 else 0 end) k where o.status <> 'draft';
insert into shipments (merchant_id, id, order_id, number, state, carrier, tracking_number, lines, shipped_at, delivered_at)
select merchant_id, gen_random_uuid(), id, 1, case when delivered_at is null then 'shipped' else 'delivered' end, 'PostNL', tracking[1],
  (select jsonb_agg(jsonb_build_object('line_id', seed.id(8, @shop@, l.i * 4 + l.k), 'quantity', l.quantity)) from (select o.i, k.k, 1 as quantity from generate_series(0, 0) k (k)) l), shipped_at, delivered_at
from orders r join seed.o o using (id) where r.merchant_id = '@merchant@' and r.fulfillment_status = 'fulfilled' and o.age < 0.2;
insert into order_returns (merchant_id, id, order_id, number, kind, state, reason, refund_cents, refunded_cents, lines, created_at, received_at)
select r.merchant_id, gen_random_uuid(), r.id, 1, 'return', case when r.status = 'returned' then 'closed' else r.returns end, 'unwanted', r.total_cents, r.refunded_cents,
  jsonb_build_array(jsonb_build_object('line_id', seed.id(8, @shop@, o.i * 4), 'quantity', 1, 'received', (r.returns is distinct from 'requested')::int, 'restocked', 0, 'written_off', 0, 'new', null)),
  least(r.placed_at + interval '8 days', '@now@'), case when r.returns is distinct from 'requested' then least(r.placed_at + interval '9 days', '@now@') end
from orders r join seed.o o using (id) where r.merchant_id = '@merchant@' and (r.status = 'returned' or r.returns is not null);

insert into customers (merchant_id, id, external_id, first_name, last_name, name, emails, phones, language, addresses, spent_cents, orders_count, first_order_at, last_order_at, created_at, updated_at, version)
select '@merchant@', seed.id(3, @shop@, c), 'seed-' || c, split_part(n.name, ' ', 1), split_part(n.name, ' ', 2), n.name, array[n.email], array[n.phone], 'en',
  jsonb_build_array(jsonb_build_object('name', n.name, 'line1', 'Street ' || c % 900, 'postcode', (1000 + c % 9000)::text, 'city', (seed.city())[1 + c % 12], 'country', (seed.country())[1 + c % 12])),
  coalesce(o.spent, 0), coalesce(o.count, 0), o.first, o.last, '@now@'::timestamptz - (@customers@ - c) * (interval '1095 days' / @customers@), '@now@', 1
from generate_series(0, @customers@ - 1) c
  left join (select customer_id, sum(total_cents - refunded_cents) as spent, count(*)::int as count, min(placed_at) as first, max(placed_at) as last from orders where merchant_id = '@merchant@' and status not in ('draft', 'cancelled') group by customer_id) o
    on o.customer_id = seed.id(3, @shop@, c),
  lateral (select seed.name(c) as name) m, lateral (select m.name, lower(replace(plain(m.name), ' ', '.')) || c || '@' || seed.pick(seed.host(), c, 24) as email, '+31 6 ' || substr(d.d, 1, 4) || ' ' || substr(d.d, 5) as phone, '316' || d.d as digits
    from (select (10000000 + (c::bigint * 7919 + 1234567) % 89999999)::text as d) d) n;
insert into customer_keys (merchant_id, kind, key, customer_id)
select merchant_id, 'email', email_key(email), id from customers where merchant_id = '@merchant@'
union all select merchant_id, 'phone', phone_key(phone), id from customers where merchant_id = '@merchant@'
union all select merchant_id, 'address', address_key(addresses -> 0), id from customers where merchant_id = '@merchant@';
update customer_keys k set shared = true from (select kind, key from customer_keys where merchant_id = '@merchant@' group by kind, key having count(*) > 1) g where k.merchant_id = '@merchant@' and k.kind = g.kind and k.key = g.key;
insert into tags (merchant_id, id, name, colour) select '@merchant@', seed.id(10, @shop@, i), 'tag ' || i, 'grey' from generate_series(0, 4) i;
insert into customer_tags (merchant_id, customer_id, tag_id) select '@merchant@', seed.id(3, @shop@, c), seed.id(10, @shop@, c % 5) from generate_series(0, @customers@ - 1, 10) c;
insert into number_slots (merchant_id, kind, slot, next) select '@merchant@', 'order', slot, 10000 + @orders@ + slot from generate_series(0, 31) slot;
drop table seed.v, seed.c, seed.o, seed.l;
