import { type RawBuilder, sql } from 'kysely';
import { erasedKey } from '../../../platform/lib/erased-key.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { CustomerScope } from './scope-store.ts';

/** A teammate being erased, in one of their shops. */
export type MemberScope = { merchant: string; id: string; name: string; email: string; marks: string[] };
export const erasedCustomer = 'Erased customer';
export const erasedText = 'This message was erased.';
export const formerTeammate = 'Former teammate';

/**
 * `columns` contain the person's data and `does` says what happens to it. Without `run`, the rows are deleted by a cascade or stay for a
 * stated reason.
 */
type Erasing<Scope> = { columns: string; does: string; run?: (scope: Scope) => RawBuilder<unknown> };
/** Deletes rows older than `since`, or changes them by `set`. `only` narrows the rows. */
export type Retention = { after: string; since: string; only?: string; set?: string; what: string };

/**
 * What each table stores about people, how erasing changes it, and how long its rows are kept. Every column that can contain text is
 * listed: as `plain` (states, codes, numbers), `shop` (the shop's own content), or a customer's or teammate's data.
 */
export type Covered = {
  plain?: string;
  shop?: string;
  customer?: Erasing<CustomerScope>;
  teammate?: Erasing<MemberScope>;
  kept?: readonly Retention[];
};

const days = (count: number) => `${count} days`;
const ofConversations = ({ merchant, conversations }: CustomerScope) =>
  sql`merchant_id = ${merchant}::uuid and conversation_id = any (${conversations}::uuid[])`;
const ofOrders = ({ merchant, orders }: CustomerScope) => sql`merchant_id = ${merchant}::uuid and order_id = any (${orders}::uuid[])`;
const ofCustomers = ({ merchant, ids }: CustomerScope) => sql`merchant_id = ${merchant}::uuid and customer_id = any (${ids}::uuid[])`;
const ownIds = ({ merchant, ids }: CustomerScope) => sql`merchant_id = ${merchant}::uuid and id = any (${ids}::uuid[])`;
const namesThem = (column: string, { merchant, marks }: { merchant: string; marks: string[] }) =>
  sql`merchant_id = ${merchant}::uuid and ${sql.ref(column)}::text ilike any (${marks}::text[])`;
const ofUser = ({ merchant, id }: MemberScope) => sql`merchant_id = ${merchant}::uuid and user_id = ${id}::uuid`;
/** Where only a name was stored, it is replaced even if another teammate has exactly the same name. */
const called = (table: string, column: string) => (of: MemberScope) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${formerTeammate} where merchant_id = ${of.merchant}::uuid and ${sql.ref(column)} = ${of.name}`;
const actorOf = (table: string): Erasing<MemberScope> => ({
  columns: 'actor',
  does: `The name becomes “${formerTeammate}”.`,
  run: called(table, 'actor'),
});
const deletesOfUser = (table: string, columns: string): Erasing<MemberScope> => ({
  columns,
  does: 'Deleted.',
  run: (of) => sql`delete from ${sql.table(table)} where ${ofUser(of)}`,
});
const passes = <Scope>(columns: string, does: string): Erasing<Scope> => ({ columns, does });

/** One entry per table. A missing table doesn't compile; a missing column fails the test next to this file. */
export const coverage: Record<keyof Tables, Covered> = {
  // Conversations.
  conversations: {
    plain: 'status handler channel priority last_author handoff_reason language resolved_by',
    customer: {
      columns: 'external_id subject customer_name last_text customer_text last_author_name handoff_summary ai_memory csat_remark',
      does: `The conversation is resolved and its text is removed. Times, status and rating remain in reports under “${erasedCustomer}”.`,
      run: (of) => sql`
        update conversations set external_id = null, subject = null, customer_name = ${erasedCustomer}, last_text = ${erasedText}, customer_text = null,
          last_author_name = case when last_author = 'customer' then ${erasedCustomer} else last_author_name end, handoff_summary = null, ai_memory = '{}', csat_remark = null,
          erased_at = coalesce(erased_at, now()), status = 'resolved', handler = 'none', resolved_at = coalesce(resolved_at, now()), resolved_by = coalesce(resolved_by, 'system'), snoozed_until = null, waiting_since = null,
          customer_typing_until = null, burst_started_at = null, verified_customer_id = null, version = version + 1
        where merchant_id = ${of.merchant}::uuid and id = any (${of.conversations}::uuid[]) and customer_name is distinct from ${erasedCustomer}`,
    },
    teammate: {
      columns: 'last_author_name',
      does: `The name becomes “${formerTeammate}”, and their conversations are unassigned.`,
      run: (of) => sql`
        update conversations set last_author_name = case when last_author = 'teammate' and last_author_name = ${of.name} then ${formerTeammate} else last_author_name end,
          assignee_id = nullif(assignee_id, ${of.id}::uuid), version = version + 1
        where merchant_id = ${of.merchant}::uuid and (assignee_id = ${of.id}::uuid or (last_author = 'teammate' and last_author_name = ${of.name}))`,
    },
  },
  messages: {
    plain: 'direction author status',
    customer: {
      columns: 'client_id author_name text cards activity error external_id attachments template suggested_from',
      does: 'The text is removed from all messages, including the team’s. Authors and times remain, so threads and reports stay complete.',
      run: (of) => sql`
        update messages set client_id = null, author_name = case when author = 'customer' then ${erasedCustomer} else author_name end,
          text = case when activity is null then ${erasedText} else '' end, cards = '[]', attachments = '[]', error = null, external_id = null, connection_id = null, template = null, suggested_from = null,
          activity = case when activity is null then null else jsonb_build_object('kind', activity -> 'kind', 'actor', null, 'reason', null, 'note', null) end,
          status = case when status in ('queued', 'sending') then 'cancelled' else status end
        where ${ofConversations(of)}`,
    },
    teammate: {
      columns: 'author_name text activity',
      does: `The name becomes “${formerTeammate}”, also in mentions and activity lines. The text of their messages remains.`,
      run: (of) => sql`
        update messages set author_name = case when author_id = ${of.id}::uuid then ${formerTeammate} else author_name end,
          text = case when ${of.id}::uuid = any (mentions) then replace(text, '@' || ${of.name}, '@' || ${formerTeammate}) else text end,
          activity = case when activity is null then null else replace(activity::text, to_json(${of.name}::text)::text, to_json(${formerTeammate}::text)::text)::jsonb end
        where merchant_id = ${of.merchant}::uuid and ctid = any (array(
          select ctid from messages where merchant_id = ${of.merchant}::uuid and ((author_id = ${of.id}::uuid and author_name is distinct from ${formerTeammate})
            or (${of.id}::uuid = any (mentions) and strpos(text, '@' || ${of.name}) > 0) or strpos(activity::text, to_json(${of.name}::text)::text) > 0) limit 5000))`,
    },
  },
  scheduled_messages: {
    plain: 'state',
    customer: {
      columns: 'client_id text attachments cards reason',
      does: 'Deleted.',
      run: (of) => sql`delete from scheduled_messages where ${ofConversations(of)}`,
    },
    teammate: {
      columns: 'author_name',
      does: `The name becomes “${formerTeammate}”. Messages that haven’t been sent are deleted.`,
      run: (of) => sql`
        with gone as (delete from scheduled_messages where ${ofUser(of)} and state = 'scheduled')
        update scheduled_messages set author_name = ${formerTeammate} where ${ofUser(of)} and state <> 'scheduled'`,
    },
    kept: [
      {
        after: days(90),
        since: 'ended_at',
        what: 'Scheduled messages that were sent or canceled. Sent messages remain in the conversation.',
      },
    ],
  },
  conversation_tags: {},
  reads: { teammate: deletesOfUser('reads', '') },
  pins: { teammate: deletesOfUser('pins', '') },
  notifications: {
    plain: 'type',
    customer: {
      columns: 'text',
      does: 'Deleted.',
      run: (of) => sql`delete from notifications where (${ofConversations(of)}) or (${ofOrders(of)}) or (${namesThem('text', of)})`,
    },
    teammate: {
      columns: 'text',
      does: 'Notifications for the teammate and those that name them are deleted.',
      run: (of) => sql`delete from notifications where (${ofUser(of)}) or (${namesThem('text', of)})`,
    },
    kept: [{ after: days(90), since: 'created_at', what: 'Only the latest notifications are shown.' }],
  },
  tickets: {
    plain: 'state version page failed_requests',
    customer: {
      columns: 'subject message answer',
      does: 'The text is removed if it names the customer; that there was a ticket remains.',
      run: (of) =>
        sql`update tickets set subject = 'Deleted', message = '', answer = null
          where (${namesThem('subject', of)}) or (${namesThem('message', of)}) or (${namesThem('answer', of)})`,
    },
    teammate: {
      columns: 'created_by subject message answer',
      does: 'The name is replaced and the text of their tickets is removed, and of those that name them; that there was a ticket remains.',
      run: (of) =>
        sql`update tickets set created_by = case when ${ofUser(of)} then ${formerTeammate} else created_by end, subject = 'Deleted', message = '', answer = null
          where ${ofUser(of)} or (${namesThem('subject', of)}) or (${namesThem('message', of)}) or (${namesThem('answer', of)})`,
    },
    kept: [{ after: days(730), since: 'created_at', what: 'Tickets to the operator.' }],
  },
  push_devices: {
    plain: 'endpoint_hash',
    teammate: deletesOfUser('push_devices', 'subscription'),
    kept: [{ after: days(90), since: 'seen_at', what: 'Devices for push notifications that no longer open Parley.' }],
  },
  notification_preferences: { teammate: deletesOfUser('notification_preferences', 'preferences') },
  verification_codes: {
    plain: 'code_hash',
    customer: { columns: '', does: 'Deleted.', run: (of) => sql`delete from verification_codes where ${ofConversations(of)}` },
    kept: [{ after: '1 day', since: 'expires_at', what: 'Expired.' }],
  },
  chat_sessions: {
    plain: 'token_hash locale',
    customer: {
      columns: 'page_url name email external_id cart address',
      does: 'The session ends and its personal data is removed. The visit remains in reports.',
      run: (of) => sql`
        update chat_sessions set token_hash = 'erased:' || id, page_url = null, name = null, email = null, external_id = null, cart = null, cart_at = null, address = null, locale = null,
          link_id = null, ended_at = coalesce(ended_at, now())
        where merchant_id = ${of.merchant}::uuid and id = any (${of.sessions}::uuid[])`,
    },
    kept: [
      {
        after: days(400),
        since: 'last_seen_at',
        only: 'coalesce(page_url, name, email, external_id, cart::text, address) is not null',
        set: 'page_url = null, name = null, email = null, external_id = null, cart = null, cart_at = null, address = null',
        what: 'Personal data is removed; the visit remains in reports.',
      },
    ],
  },
  counted: {
    plain: 'key',
    kept: [
      {
        after: '2 hours',
        since: 'bucket',
        what: 'Counters for the chat’s limits, by ID and by hashed IP address, order number, email or name.',
      },
    ],
  },
  website_chat: { plain: 'identity_secret identity_secret_old', shop: 'settings' },

  // Channels of outside services.
  api_requests: {
    plain: 'method path code',
    shop: 'key_name address',
    kept: [{ after: days(14), since: 'at', what: 'The request log of API keys: paths without values, and the caller’s IP address.' }],
  },
  channel_connections: { plain: 'channel external_id status secret', shop: 'name' },
  webhook_deliveries: {
    plain: 'source external_id headers',
    customer: {
      columns: 'body',
      does: 'The body is removed if it names the customer or contains their messages. The delivery remains, so that duplicates are detected.',
      run: (of) => sql`
        update webhook_deliveries d set body = '', processed_at = coalesce(processed_at, now()) where d.merchant_id = ${of.merchant}::uuid and d.body <> ''
          and (d.body ilike any (${of.marks}::text[]) or exists (
            select 1 from channel_identities i where i.merchant_id = d.merchant_id and i.connection_id = d.connection_id and i.customer_id = any (${of.ids}::uuid[]) and strpos(d.body, i.external_user_id) > 0))`,
    },
    kept: [{ after: days(30), since: 'received_at', what: 'Deliveries from external services, to detect duplicates.' }],
  },
  channel_identities: {
    plain: 'channel',
    customer: {
      columns: 'external_user_id',
      does: 'Deleted. A new message from the same account creates a new customer.',
      run: (of) => sql`delete from channel_identities where ${ofCustomers(of)}`,
    },
  },
  outgoing_sends: { plain: 'claimed_by' },

  // Webhooks to the shop's own systems. Events hold IDs, states and amounts only.
  webhook_endpoints: { plain: 'disabled_reason event_types secrets', shop: 'url description headers' },
  event_deliveries: {
    plain: 'type object_key body status trigger last_error',
    kept: [{ after: days(30), since: 'created_at', what: 'The webhook log, and events that can still be recovered.' }],
  },
  event_attempts: {
    plain: 'trigger url request_headers error',
    customer: {
      columns: 'response_headers response_body',
      does: 'What a receiver answered is removed if it names the customer.',
      run: (of) =>
        sql`update event_attempts set response_headers = null, response_body = null where (${namesThem('response_body', of)}) or (${namesThem('response_headers', of)})`,
    },
    teammate: {
      columns: 'response_headers response_body',
      does: 'What a receiver answered is removed if it names the teammate.',
      run: (of) =>
        sql`update event_attempts set response_headers = null, response_body = null where (${namesThem('response_body', of)}) or (${namesThem('response_headers', of)})`,
    },
  },
  unmatched_statuses: {
    plain: 'external_id status reason',
    kept: [{ after: days(7), since: 'received_at', what: 'Delivery statuses that match no message.' }],
  },

  // The AI.
  ai_runs: {
    plain: 'engine model intent decision prompt_version',
    customer: {
      columns: 'reason sources tools attempts trace memory',
      does: 'The reason, sources, tool calls and trace are removed. Engine, decision, tokens and cost remain.',
      run: (of) =>
        sql`update ai_runs set reason = null, sources = '[]', tools = '[]', attempts = '[]', trace = null, memory = null where ${ofConversations(of)}`,
    },
    kept: [
      {
        after: days(400),
        since: 'started_at',
        only: `(reason is not null or sources <> '[]' or tools <> '[]' or attempts <> '[]' or trace is not null or memory is not null)`,
        set: `reason = null, sources = '[]', tools = '[]', attempts = '[]', trace = null, memory = null`,
        what: 'The reason, sources, tool calls and trace are removed. Engine, decision, tokens and cost remain.',
      },
    ],
  },
  ai_proposals: {
    plain: 'tool arguments_digest digest state',
    customer: { columns: 'details', does: 'Deleted.', run: (of) => sql`delete from ai_proposals where ${ofConversations(of)}` },
    kept: [{ after: days(90), since: 'created_at', what: 'Changes shown to customers for confirmation.' }],
  },
  ai_approvals: {
    plain: 'tool state why',
    customer: {
      columns: 'arguments details note',
      does: 'Deleted.',
      run: (of) => sql`delete from ai_approvals where (${ofConversations(of)}) or (${ofCustomers(of)})`,
    },
  },
  ai_reports: {
    plain: 'reason state',
    customer: {
      columns: 'note evidence',
      does: 'The note, and the messages and run kept with it, are removed; the reason remains.',
      run: (of) => sql`update ai_reports set note = '', evidence = null where ${ofConversations(of)}`,
    },
    kept: [
      {
        after: days(400),
        since: 'created_at',
        only: 'evidence is not null',
        set: 'evidence = null',
        what: 'The messages and run kept with it are removed; the reason and note remain.',
      },
    ],
  },
  knowledge_suggestions: {
    plain: 'language digest state',
    customer: {
      columns: 'question answer',
      does: 'Suggestions based on the customer’s conversation are deleted. Articles created from them remain as the shop’s own text.',
      run: (of) => sql`
        with gone as (delete from knowledge_suggestions where ${ofConversations(of)})
        update knowledge_suggestions set asked_in = array(select k from unnest(asked_in) k where k <> all (${of.conversations}::uuid[]))
        where merchant_id = ${of.merchant}::uuid and conversation_id <> all (${of.conversations}::uuid[]) and asked_in && ${of.conversations}::uuid[]`,
    },
  },
  article_uses: {},

  // Customers.
  customers: {
    plain: 'language',
    customer: {
      columns: `external_id first_name last_name name email phone phone_digits addresses payment_methods verified_external_id emails phones consent country city phones_digits name_key unverified_email`,
      does: `Personal data is removed. The record remains as “${erasedCustomer}”, so orders and reports still add up. Hashes of the external ID, emails and phone numbers stay, so imports still skip the customer.`,
      run: (of) => sql`
        with contacts as (
          select 'email:' || lower(e) as key from customers, unnest(emails) e where ${ownIds(of)}
          union select 'phone:' || regexp_replace(p, '\\D', '', 'g') from customers, unnest(phones) p where ${ownIds(of)}
        ), remembered as (
          insert into import_bases (merchant_id, kind, key, at)
          select ${of.merchant}::uuid, 'erased', ${erasedKey(of.merchant, sql`key`)}, now() from contacts on conflict do nothing
        )
        update customers set external_id = case when external_id is null or external_id like 'erased:%' then external_id else ${erasedKey(of.merchant, sql`external_id`)} end, first_name = '', last_name = '', name = ${erasedCustomer}, emails = '{}', phones = '{}',
          language = null, addresses = '[]', payment_methods = '[]', verified_external_id = null, unverified_email = null, consent = '{}', version = version + 1
        where ${ownIds(of)}`,
    },
  },
  customer_keys: {
    plain: 'kind',
    customer: { columns: 'key', does: 'Deleted.', run: (of) => sql`delete from customer_keys where ${ofCustomers(of)}` },
  },
  customer_notes: {
    customer: { columns: 'text', does: 'Deleted.', run: (of) => sql`delete from customer_notes where ${ofCustomers(of)}` },
    teammate: {
      columns: 'author_name',
      does: `The name becomes “${formerTeammate}”.`,
      run: (of) => sql`update customer_notes set author_name = ${formerTeammate} where ${ofUser(of)}`,
    },
  },
  customer_events: {
    plain: 'kind title',
    customer: { columns: 'detail', does: 'Deleted.', run: (of) => sql`delete from customer_events where ${ofCustomers(of)}` },
    teammate: actorOf('customer_events'),
  },
  customer_merges: {
    customer: {
      columns: 'name email moved',
      does: 'Deleted. The merge can no longer be undone.',
      run: (of) => sql`
        delete from customer_merges where merchant_id = ${of.merchant}::uuid and (customer_id = any (${of.ids}::uuid[]) or other_id = any (${of.ids}::uuid[]))`,
    },
    teammate: actorOf('customer_merges'),
  },
  customer_tags: { customer: { columns: '', does: 'Deleted.', run: (of) => sql`delete from customer_tags where ${ofCustomers(of)}` } },

  // Orders: amounts, items, dates and countries stay, because the shop needs them for accounting.
  orders: {
    plain:
      'external_id order_number number_key status payment_status fulfillment_status currency sold_by channel discount_code payment_terms held_from returns number_sort country_key discount_key tax_parts shipping_taxes',
    shop: 'discounts',
    customer: {
      columns: 'shipping_address billing_address tracking cancel_reason hold_reason payment_method payment_method_label tags incomplete',
      does: 'Names, addresses except the country, tracking details, payment methods and free text are removed. Amounts, items and dates remain for the shop’s accounting.',
      run: (of) => sql`
        update orders set shipping_address = case when shipping_address is null then null else jsonb_build_object('line1', '', 'city', '', 'postcode', '', 'country', coalesce(shipping_address ->> 'country', '')) end,
          billing_address = case when billing_address is null then null else jsonb_build_object('line1', '', 'city', '', 'postcode', '', 'country', coalesce(billing_address ->> 'country', '')) end,
          tracking = '{}', tags = '{}', incomplete = null, payment_method = null, payment_method_label = null, cancel_reason = null, hold_reason = case when hold_reason is null then null else '' end, version = version + 1
        where merchant_id = ${of.merchant}::uuid and id = any (${of.orders}::uuid[])`,
    },
  },
  order_lines: { plain: 'external_id sku', shop: 'name options taxes' },
  order_payments: {
    plain: 'kind key provider_payment provider_refund provider_state provider_error',
    customer: {
      columns: 'reason method method_label',
      does: 'The reason and the payment method are removed, because a method’s name often contains its owner’s name. The payment remains.',
      run: (of) => sql`update order_payments set reason = null, method = null, method_label = null where ${ofOrders(of)}`,
    },
    teammate: actorOf('order_payments'),
  },
  order_events: {
    plain: 'kind actor_kind',
    customer: {
      columns: 'actor from_value to_value note',
      does: 'Notes and names are removed. Events and their times remain.',
      run: (of) => sql`
        update order_events set note = null, actor = case when actor_kind = 'customer' then ${erasedCustomer} else actor end,
          from_value = case when from_value ilike any (${of.marks}::text[]) then null else from_value end, to_value = case when to_value ilike any (${of.marks}::text[]) then null else to_value end
        where ${ofOrders(of)}`,
    },
    teammate: {
      columns: 'actor',
      does: `The name becomes “${formerTeammate}”.`,
      run: (of) => sql`
        update order_events set actor = case when actor_id = ${of.id}::uuid or actor = ${of.name} then ${formerTeammate} else actor end
        where merchant_id = ${of.merchant}::uuid and (actor_id = ${of.id}::uuid or actor = ${of.name})`,
    },
  },
  payment_accounts: { plain: 'provider external_id status problem secret webhook_secret key_hint', shop: 'name' },
  payment_attempts: { plain: 'currency state external_id payment_id url return_url language error' },
  payment_disputes: { plain: 'external_id payment_id currency state reason' },
  shipments: {
    plain: 'state carrier lines',
    customer: {
      columns: 'tracking_number tracking_url shipping_address',
      does: 'Addresses are removed, and tracking details, because they can reveal one.',
      run: (of) => sql`update shipments set tracking_number = null, tracking_url = null, shipping_address = null where ${ofOrders(of)}`,
    },
  },
  order_returns: {
    plain: 'kind state reason method method_label lines',
    customer: {
      columns: 'note',
      does: 'The note is removed; the return remains.',
      run: (of) => sql`update order_returns set note = '' where ${ofOrders(of)}`,
    },
  },
  order_edits: {
    plain: 'kind method',
    customer: {
      columns: 'before after',
      does: 'Addresses are removed; other changes remain.',
      run: (of) => sql`update order_edits set before = 'null', after = 'null' where ${ofOrders(of)} and kind = 'address'`,
    },
    teammate: actorOf('order_edits'),
  },
  refund_records: { plain: 'external_id number currency lines' },
  order_refunds: { plain: 'lines' },
  credits: {
    plain: 'kind currency code_hash last_four',
    customer: {
      columns: 'recipient note',
      does: 'The recipient’s email and the note are removed. Amounts remain for the shop’s accounting.',
      run: (of) => sql`update credits set recipient = null, note = '', version = version + 1 where ${ofCustomers(of)}`,
    },
    teammate: actorOf('credits'),
  },
  credit_entries: {
    plain: 'kind',
    customer: {
      columns: 'reason',
      does: 'The reason is removed. The entry and its amount remain.',
      run: (of) => sql`
        update credit_entries set reason = null
        where merchant_id = ${of.merchant}::uuid and (customer_id = any (${of.ids}::uuid[])
          or credit_id in (select c.id from credits c where c.merchant_id = ${of.merchant}::uuid and c.customer_id = any (${of.ids}::uuid[])))`,
    },
    teammate: actorOf('credit_entries'),
  },
  checkouts: {
    plain: 'state sold_by discount_code currency',
    shop: 'lines',
    customer: {
      columns: '',
      does: 'Open checkout links are canceled.',
      run: (of) =>
        sql`update checkouts set state = 'cancelled' where merchant_id = ${of.merchant}::uuid and id = any (${of.checkouts}::uuid[]) and state = 'open'`,
    },
    teammate: {
      columns: 'seller_name',
      does: `The name becomes “${formerTeammate}”.`,
      run: (of) => sql`update checkouts set seller_name = ${formerTeammate} where ${ofUser(of)}`,
    },
  },
  usage_counters: { plain: 'meter period' },
  billing_subscriptions: {
    plain:
      'price status next_price coupon_code customer_id subscription_id currency payment_issue payment_url checkout_price notified_invoice notified_stage',
    shop: 'buyer payment_reason',
  },
  billing_invoices: { plain: 'number reason currency lines provider_id status', shop: 'details' },
  billing_methods: { plain: 'kind', shop: 'label' },
  'directory.billing_coupons': { plain: 'code' },
  'directory.billing_numbers': {},
  stock_moves: { plain: 'kind', teammate: actorOf('stock_moves') },

  // Files, imports, exports, lists.
  files: {
    plain: 'type kind secret uploaded_by_kind',
    customer: {
      columns: 'name',
      does: 'Files that the customer sent or received are deleted.',
      run: (of) => sql`delete from files where merchant_id = ${of.merchant}::uuid and id = any (${of.files}::uuid[])`,
    },
  },
  import_runs: {
    plain: 'kind format file_key encoding delimiter mapping options state warnings sha256',
    customer: passes(
      'file_name columns carried reason',
      'A file that names the customer is deleted before its 30 days are over, with its sample values and failed rows.',
    ),
    teammate: {
      columns: 'created_by',
      does: `The name becomes “${formerTeammate}”.`,
      run: (of) => sql`update import_runs set created_by = ${formerTeammate} where ${ofUser(of)}`,
    },
    kept: [
      {
        after: days(400),
        since: 'created_at',
        only: `state not in ('checking', 'running')`,
        what: 'Results of imports. The uploaded file is kept for 30 days.',
      },
    ],
  },
  import_refusals: {
    plain: 'column_name reason',
    customer: {
      columns: 'value cells',
      does: 'Rows that name the customer are deleted, and so are all failed rows of a file that names them.',
      run: (of) => sql`delete from import_refusals where ${namesThem('cells', of)}`,
    },
  },
  import_keys: { customer: passes('key', 'Deleted with any file that names the customer.') },
  import_bases: {
    plain: 'kind key',
    customer: {
      columns: 'fields decided',
      does: 'What imports wrote about the customer and their orders is deleted.',
      run: (of) => sql`
        delete from import_bases where merchant_id = ${of.merchant}::uuid
          and ((kind = 'customer' and key = any (${of.ids}::text[])) or (kind = 'order' and key = any (${of.orders}::text[])))`,
    },
  },
  import_differences: {
    plain: 'kind field base_key path state',
    customer: {
      columns: 'label ours theirs value our_print print',
      does: 'Conflicts about the customer and their orders are deleted, and so are those that name them.',
      run: (of) => sql`
        delete from import_differences where (merchant_id = ${of.merchant}::uuid and record_id = any (${[...of.ids, ...of.orders]}::uuid[]))
          or (${namesThem('label', of)}) or (${namesThem('theirs', of)}) or (${namesThem('ours', of)})`,
    },
    teammate: {
      columns: 'resolved_by',
      does: `The name becomes “${formerTeammate}”.`,
      run: called('import_differences', 'resolved_by'),
    },
  },
  export_runs: {
    plain: 'list file_name file_key state sha256 reason',
    customer: {
      columns: 'asked',
      does: 'A file that names the customer is deleted before its link expires. Search terms and filters that name them are removed.',
      run: (of) => sql`update export_runs set asked = '{}' where ${namesThem('asked', of)}`,
    },
    teammate: passes('', 'Only the teammate can open their exports. The files are deleted when their links expire.'),
    kept: [{ after: days(90), since: 'created_at', only: `state in ('expired', 'failed')`, what: 'Expired and failed exports.' }],
  },
  bulk_runs: {
    plain: 'state list',
    customer: {
      columns: 'change',
      does: 'A change that names the customer is removed.',
      run: (of) => sql`update bulk_runs set change = '{}' where ${namesThem('change', of)} and state in ('done', 'undone')`,
    },
    kept: [{ after: days(90), since: 'finished_at', what: 'Bulk updates with their rows.' }],
  },
  bulk_items: {
    plain: 'state',
    customer: {
      columns: 'reason before after',
      does: 'The values before and after the change are removed.',
      run: (of) => sql`
        update bulk_items set before = null, after = null, reason = null
        where merchant_id = ${of.merchant}::uuid and row_id = any (${[...of.ids, ...of.conversations, ...of.orders]}::uuid[]) and state <> 'waiting'`,
    },
  },
  views: {
    plain: 'list sort direction columns',
    shop: 'name',
    customer: {
      columns: 'filter',
      does: 'Views whose filter names the customer are deleted.',
      run: (of) => sql`delete from views where ${namesThem('filter', of)}`,
    },
    teammate: {
      columns: '',
      does: 'Their private views are deleted.',
      run: (of) => sql`delete from views where ${ofUser(of)} and not shared`,
    },
  },

  // The shop's own content and settings.
  shop_settings: {
    plain: 'currency time_zone locale ai_verification checkout_methods ai_key ai_key_hint onboarding tax_country',
    shop: 'welcome disclosure ai_policy ai_agent ai_engine',
  },
  business_hours: { shop: 'schedules' },
  teams: { plain: 'routing', shop: 'name' },
  roles: { plain: 'team_role permissions', shop: 'name' },
  tags: { plain: 'colour', shop: 'name description' },
  brands: { shop: 'name logo colours tone policies sender returns_address invoice_details' },
  saved_replies: {
    plain: 'scope',
    shop: 'title shortcut category text attachments',
    teammate: {
      columns: '',
      does: 'Their personal replies are deleted.',
      run: (of) => sql`delete from saved_replies where ${ofUser(of)} and scope = 'personal'`,
    },
  },
  products: {
    plain: 'external_id status source sku skus inventory_policy tax_class',
    shop: 'name description brand category tags image words images',
  },
  variants: { plain: 'external_id sku barcode', shop: 'options' },
  discounts: { plain: 'kind customers countries', shop: 'code name' },
  tax_rates: { plain: 'country', shop: 'regions tax_class name' },
  articles: { plain: 'external_id language kind status url digest etag last_modified', shop: 'title body' },
  article_passages: { plain: 'language', shop: 'title text words' },
  shop_facts: { plain: 'kind countries currency language state digest', shop: 'name value text hours' },
  shop_fact_sources: { plain: 'language', shop: 'text' },
  knowledge_sources: { plain: 'kind url file_type language state reason skipped root', shop: 'file_name' },
  knowledge_refused: { plain: 'url' },
  knowledge_pages: { plain: 'url' },
  knowledge_words: { shop: 'word letters' },
  product_words: { shop: 'word letters stems' },
  collections: { plain: 'status kind rule', shop: 'name slug description' },
  collection_products: {},
  locations: { shop: 'name' },
  location_stock: {},
  metafields: { plain: 'key type unit', shop: 'name choices' },
  product_metafields: { shop: 'value' },
  product_synonyms: { shop: 'words' },
  product_misses: {
    customer: {
      columns: 'words',
      does: 'Searches from their conversations are deleted.',
      run: (of) => sql`
        delete from product_misses where merchant_id = ${of.merchant}::uuid and asked_in && ${of.conversations}::uuid[]`,
    },
    kept: [{ after: days(90), since: 'last_at', what: 'Searches that found no product.' }],
  },

  // Infrastructure tables.
  live: {
    customer: {
      columns: 'data',
      does: 'Deleted.',
      run: (of) => sql`
        delete from live where (${ofConversations(of)}) or (${namesThem('data', of)})
          or (merchant_id = ${of.merchant}::uuid and data #>> '{signal,id}' = any (${[...of.ids, ...of.orders]}::text[]))`,
    },
    teammate: {
      columns: 'data',
      does: 'Signals that name the teammate are deleted.',
      run: (of) => sql`delete from live where ${namesThem('data', of)}`,
    },
    kept: [{ after: '24 hours', since: 'created_at', what: 'Recent updates, for browsers that reconnect.' }],
  },
  live_heads: {},
  number_slots: { plain: 'kind' },
  audit_log: {
    plain: 'actor_kind action object_kind object_id request_id previous hash sealed_detail',
    customer: {
      columns: 'detail address',
      does: 'Details and IP address are removed. Actor, action, object ID and time remain, and the hash chain stays valid.',
      run: (of) =>
        sql`select redact_audit(${[...of.ids, ...of.conversations, ...of.orders, ...of.sessions, ...of.checkouts, ...of.files]}::text[], ${of.sessions}::uuid[], ${of.marks}::text[])`,
    },
    teammate: {
      columns: 'detail address',
      does: 'Details and IP address are removed. Actor, action, object ID and time remain, and the hash chain stays valid.',
      run: (of) => sql`select redact_audit(${[of.id]}::text[], ${[of.id]}::uuid[], ${of.marks}::text[])`,
    },
    kept: [
      { after: days(730), since: 'at', what: 'Older entries are deleted. The hash chain of the remaining entries can still be verified.' },
    ],
  },

  sso_people: {
    plain: 'issuer role',
    teammate: deletesOfUser('sso_people', 'subject user_name external_id'),
  },

  // Tables outside any shop. Of these, only the development mailbox and stored idempotent responses can contain customer data.
  'directory.merchants': { plain: 'plan', shop: 'name' },
  'directory.flags': { plain: 'name' },
  'directory.schedules': { plain: 'name' },
  'directory.push_key': { plain: 'public_key private_key' },
  'directory.write_probe': {},
  'directory.users': {
    plain: 'role locale time_zone',
    teammate: passes('email name password_hash two_factor_secret recovery_codes', 'Deleted.'),
  },
  'directory.avatars': { teammate: passes('bytes', 'Deleted.') },
  'directory.digests': { plain: 'every at', teammate: passes('', 'Deleted.') },
  'directory.api_keys': {
    plain: 'hash last_four scopes allowed_addresses last_used_from',
    shop: 'name',
    teammate: passes('', 'The API keys they created are deleted. The keys already stopped working when the teammate left the shop.'),
    kept: [
      { after: days(90), since: 'revoked_at', what: 'Revoked.' },
      { after: days(90), since: 'expires_at', what: 'Expired.' },
    ],
  },
  'directory.impersonations': {
    teammate: passes('reason', 'Deleted with the operator’s account. The audit log still shows who viewed which shop.'),
    kept: [{ after: days(730), since: 'started_at', what: 'Operators’ views of shops, with the reason.' }],
  },
  'directory.memberships': { plain: 'team_role permissions visibility', teammate: passes('', 'Deleted.') },
  'directory.sessions': {
    teammate: passes('refresh_hash previous_hash revoked_reason device address', 'Deleted.'),
    kept: [{ after: days(90), since: 'expires_at', what: 'Ended sessions with their devices.' }],
  },
  'directory.mailed_links': {
    plain: 'token_hash kind',
    teammate: passes('', 'Deleted.'),
    kept: [{ after: days(7), since: 'expires_at', what: 'Expired.' }],
  },
  'directory.single_sign_on': { plain: 'name issuer client_id client_secret role' },
  'directory.scim_tokens': {
    plain: 'hash last_four',
    teammate: passes('', 'The SCIM token they created is deleted.'),
  },
  'directory.email_changes': {
    plain: 'token_hash',
    teammate: passes('email', 'Deleted.'),
    kept: [{ after: days(7), since: 'expires_at', what: 'Changes of an email that nobody confirmed.' }],
  },
  'directory.passkeys': { plain: 'transports', teammate: passes('credential_id public_key name', 'Deleted.') },
  'directory.used_challenges': {
    plain: 'hash',
    kept: [{ after: '1 hour', since: 'expires_at', what: 'Answered challenges of passkeys, so that each works once.' }],
  },
  'directory.sign_in_failures': {
    teammate: passes('key', 'Deleted.'),
    kept: [{ after: days(30), since: 'last_at', what: 'Failed logins by account and IP address.' }],
  },
  'directory.chat_keys': { plain: 'key allowed_origins' },
  'directory.channel_accounts': { plain: 'channel external_id' },
  'directory.invites': {
    plain: 'team_role token_hash link_hash',
    teammate: passes('email', 'Invitations to their address are deleted.'),
    kept: [{ after: days(90), since: 'expires_at', what: 'Invitations that nobody accepted.' }],
  },
  'directory.idempotency_keys': {
    plain: 'fingerprint',
    customer: passes('', 'Encrypted, and deleted within 24 hours.'),
    teammate: passes('scope key body', 'Deleted.'),
    kept: [{ after: '24 hours', since: 'created_at', what: 'Stored responses, so that a repeated request returns the same one.' }],
  },
  'directory.feedback': {
    plain: 'feedback_type status',
    teammate: passes(
      'user_email title description page_url answer',
      'The email address and the link to the account are removed; the feedback and its answer remain.',
    ),
    kept: [{ after: days(730), since: 'created_at', what: 'Feedback to the Parley team.' }],
  },
  'directory.demo_requests': {
    teammate: passes('name email shop message', 'Deleted.'),
    kept: [{ after: days(365), since: 'created_at', what: 'Requests for a demo.' }],
  },
  'directory.performance_metrics': {
    plain: 'session_id name rating url user_agent extra',
    teammate: passes('', 'The user ID is removed; the measurement remains.'),
    kept: [{ after: days(30), since: 'created_at', what: 'Performance measurements of pages.' }],
  },
  'directory.mailbox': {
    customer: {
      columns: 'recipient subject body',
      does: 'Emails to or about the customer are deleted. Only installations without a mail server store emails.',
      run: (of) =>
        sql`delete from directory.mailbox where recipient ilike any (${of.marks}::text[]) or body ilike any (${of.marks}::text[]) or subject ilike any (${of.marks}::text[])`,
    },
    teammate: passes('recipient subject body', 'Emails to or about the teammate are deleted.'),
    kept: [{ after: '24 hours', since: 'created_at', what: 'Stored emails, only on installations without a mail server.' }],
  },
  'directory.audit_log': {
    plain: 'actor_kind action object_kind object_id request_id previous hash sealed_detail',
    teammate: passes(
      'detail address',
      'Details and IP address are removed. Actor, action, object ID and time remain, and the hash chain stays valid.',
    ),
    kept: [
      { after: days(730), since: 'at', what: 'Older entries are deleted. The hash chain of the remaining entries can still be verified.' },
    ],
  },
  'directory.audit_anchors': { plain: 'hash' },
  'directory.migrations': { plain: 'name' },
};
