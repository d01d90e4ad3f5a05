import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { answerChatCsat, sendChatMessage, setChatContext } from '@parley/contract/chat';
import { addCustomerNote } from '@parley/contract/customer-notes';
import { listCustomers, mergeCustomers, setConsent, updateCustomer } from '@parley/contract/customers';
import { getExport, startExport } from '@parley/contract/exports';
import { scheduleMessage, sendMessage, updateConversation } from '@parley/contract/inbox';
import {
  addOrderNote,
  createOrder,
  editAddress,
  holdOrder,
  recordPayment,
  releaseOrder,
  requestReturn,
  shipOrder,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import { createTag } from '@parley/contract/tags';
import { createView } from '@parley/contract/views';
import { until, type Person, type TestApp } from '../../../testing/app.ts';
import { bringCsv } from '../../../testing/bring-csv.ts';
import { latestConversation } from '../../../testing/chat.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { come, signing } from '../../channels/chat/make.ts';
import { makeShop } from '../../commerce/orders/make.ts';

/** Values that appear only with this person: parts of their name, email, phone, street and messages. */
export const sought = /quillon|zephyr|5550199/i;
const address = { name: 'Quillon Zephyrsson', line1: 'Zephyrgasse 77', city: 'Bremen', postcode: '28195', country: 'DE' };
const email = 'quillon.zephyrsson@person.example';

export type Seeded = Awaited<ReturnType<typeof seedCustomer>>;

/** Creates a customer everywhere a customer can appear, through the product's own calls where possible. */
export async function seedCustomer(app: TestApp, owner: Person) {
  const { merchant, token } = owner;
  const as = { token };
  const shop = await makeShop(app, owner);
  const csv = `external_id,first_name,last_name,email,phone,created_at
zephyr-77,Quillon,Zephyrsson,${email},+49 30 5550199,2026-01-05T10:00:00Z
cust-78,Quillon,Zephyrsson,zephyr@@broken,,not a date
`;
  const imported = await bringCsv(app, owner, csv, 'customers');
  const others = await bringCsv(app, owner, 'external_id,first_name,last_name,email\ncust-90,Olga,Other,olga@other.example\n', 'customers');
  const { body: found } = await app.send(listCustomers, { merchant, q: email }, as);
  const id = found.items[0]?.id ?? '';
  const { body: tag } = await app.send(createTag, { merchant, name: 'regular' }, as);
  await app.send(updateCustomer, { merchant, id, addresses: [address], language: 'de', tag_ids: [tag.id] }, as);
  await app.send(setConsent, { merchant, id, channel: 'email', state: 'granted', source: 'Zephyr newsletter form' }, as);
  await app.send(addCustomerNote, { merchant, id, text: 'Zephyr calls every Monday' }, as);

  // In the chat: identified by signature, with a file, a cart and a rating.
  const sign = await signing(app, owner);
  const visitor = await come(app, merchant, { page_url: 'https://shop.example/account/zephyrsson' });
  await visitor.identify({ ...sign('zephyr-login-7'), name: 'Quillon Zephyrsson', email });
  await app.send(
    setChatContext,
    { key: visitor.key, cart: { items: [{ name: 'Engraved “Zephyr”', quantity: 1 }] }, page_url: 'https://shop.example/zephyr' },
    { token: visitor.token },
  );
  const form = new FormData();
  form.append('file', new Blob(['I am Quillon Zephyrsson and this is my invoice.']), 'zephyr-invoice.txt');
  const uploaded = await fetch(`${app.url}/api/public/chat/${visitor.key}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${visitor.token}` },
    body: form,
  });
  const { id: file } = (await uploaded.json()) as { id: string };
  await app.send(
    sendChatMessage,
    {
      key: visitor.key,
      client_id: `zephyr-${randomUUID()}`,
      text: 'This is Quillon Zephyrsson of Zephyrgasse 77. Where is my parcel?',
      attachments: [file],
    },
    { token: visitor.token },
  );
  const { id: conversation } = await latestConversation(app, owner);
  const { send } = shop;
  await send(updateConversation, { id: conversation, subject: 'Zephyrsson’s parcel' });
  await send(sendMessage, { id: conversation, client_id: randomUUID(), text: 'Dear Quillon Zephyrsson, we’re looking into it.' });
  await send(sendMessage, { id: conversation, client_id: randomUUID(), text: 'Zephyr again', private: true, mentions: [owner.userId] });
  await send(scheduleMessage, {
    id: conversation,
    client_id: `zephyr-${randomUUID()}`,
    text: 'Quillon, did it arrive?',
    send_at: new Date(Date.now() + 86_400_000).toISOString(),
  });

  // A merged customer.
  const stranger = await come(app, merchant);
  await stranger.identify({ name: 'Q. Zephyrsson' });
  await stranger.say('Zephyrsson here again, do you sell zephyrs?');
  const { id: second } = await latestConversation(app, owner);
  const other = await customerOf(app, merchant, second);
  for (const part of [other, await customerOf(app, merchant, conversation)])
    await app.send(mergeCustomers, { merchant, id, other: part }, as);

  // Orders.
  const lines = [{ variant_id: shop.id('black'), quantity: 2 }];
  const { body: order } = await app.send(createOrder, { merchant, lines, customer_id: id, shipping_address: address }, as);
  await send(updateOrderStatus, { id: order.id, status: 'pending', note: 'Zephyr rang' });
  await send(recordPayment, { id: order.id, method: null, reason: 'Cash from Zephyr' });
  await send(updateOrderStatus, { id: order.id, status: 'confirmed' });
  await send(editAddress, { id: order.id, shipping_address: { ...address, line1: 'Zephyrgasse 78' } });
  await send(holdOrder, { id: order.id, reason: 'Zephyr is away' });
  await send(releaseOrder, { id: order.id });
  await send(addOrderNote, { id: order.id, text: 'Leave it with Zephyrsson’s neighbor' });
  await send(shipOrder, { id: order.id, lines: [{ line_id: order.lines[0]?.id ?? '', quantity: 1 }] });
  await send(editAddress, { id: order.id, shipping_address: { ...address, line1: 'Zephyrgasse 79' } });
  const { body: shipped } = await send(shipOrder, {
    id: order.id,
    tracking_number: 'ZEPHYR123',
    tracking_url: 'https://carrier.example/zephyr',
  });
  await send(updateShipment, { id: order.id, shipment: shipped.shipments[0]?.id ?? '', delivered: true });
  await send(updateOrderStatus, { id: order.id, status: 'delivered' });
  await send(requestReturn, {
    id: order.id,
    kind: 'return',
    lines: [{ line_id: order.lines[0]?.id ?? '', quantity: 1 }],
    note: 'Too big for Zephyr',
  });
  const { body: held } = await app.send(createOrder, { merchant, lines, customer_id: id, shipping_address: address }, as);
  await send(updateOrderStatus, { id: held.id, status: 'pending' });
  await send(holdOrder, { id: held.id, reason: 'Zephyr is away' });

  await send(createView, {
    name: 'That one',
    list: 'customers',
    filter: { match: 'all', conditions: [{ field: 'email', op: 'is', value: email }] },
  });
  const exported = await app.send(startExport, { merchant, list: 'customers', q: email }, as);
  await until(async () => (await app.send(getExport, { merchant, id: exported.body.id }, as)).body.state === 'done');
  await send(updateConversation, { id: conversation, status: 'resolved' });
  await app.send(answerChatCsat, { key: visitor.key, score: 2, remark: 'Zephyr waited too long' }, { token: visitor.token });
  await fill(app, owner, { id, conversation, order: order.id });
  return {
    id,
    other,
    conversation,
    order: order.id,
    order_number: order.order_number,
    file,
    imported,
    others,
    exported: exported.body.id,
    visitor,
  };
}

const customerOf = async (app: TestApp, merchant: string, conversation: string) =>
  (
    await app.installation
      .readingOf(merchant)
      .selectFrom('conversations')
      .select('customer_id')
      .where('id', '=', conversation)
      .executeTakeFirstOrThrow()
  ).customer_id;

/** Inserts rows that no call in a test creates: AI runs, queue entries and other systems' data. */
async function fill(
  app: TestApp,
  { merchant, userId }: Person,
  { id, conversation, order }: { id: string; conversation: string; order: string },
) {
  const said = JSON.stringify([{ text: 'Zephyr' }]);
  const at = new Date();
  const ai = { merchant_id: merchant, conversation_id: conversation };
  await app.write(merchant, async ({ db }) => {
    await db
      .insertInto('ai_runs')
      .values({
        ...ai,
        ...{
          id: newId(),
          trigger_seq: 1,
          engine: 'builtin',
          model: 'builtin',
          config_version: 1,
          decision: 'answer',
          total_ms: 5,
          started_at: at,
        },
        ...{ reason: 'Zephyr', sources: said, tools: said, attempts: said, trace: said, memory: said, tokens_input: 42 },
      })
      .execute();
    await db
      .insertInto('ai_proposals')
      .values({
        ...ai,
        tool: 'cancel',
        subject_id: order,
        customer_id: id,
        arguments_digest: 'x',
        digest: 'x',
        details: said,
        state: 'proposed',
        created_at: at,
      })
      .execute();
    await db
      .insertInto('ai_approvals')
      .values({
        ...ai,
        id: newId(),
        customer_id: id,
        order_id: order,
        tool: 'cancel',
        arguments: said,
        details: said,
        amount_cents: 1,
        state: 'declined',
        created_at: at,
        note: 'Zephyr',
      })
      .execute();
    await db
      .insertInto('ai_reports')
      .values({
        ...ai,
        id: newId(),
        seq: 1,
        reason: 'other',
        note: 'The AI told Zephyr nonsense',
        evidence: said,
        reported_by: userId,
        created_at: at,
      })
      .execute();
    await db
      .insertInto('knowledge_suggestions')
      .values({
        ...ai,
        id: newId(),
        question: 'Where does Zephyr live?',
        answer: 'Zephyrgasse',
        language: 'en',
        digest: newId(),
        created_at: at,
        updated_at: at,
      })
      .execute();
    await db
      .insertInto('verification_codes')
      .values({ ...ai, customer_id: id, code_hash: 'x', expires_at: at })
      .execute();
    await db
      .updateTable('conversations')
      .set({
        external_id: 'thread-zephyr',
        handoff_summary: 'Zephyr is angry',
        ai_memory: JSON.stringify({ name: 'Zephyr' }),
        last_author: 'customer',
        last_author_name: 'Quillon Zephyrsson',
      })
      .where('id', '=', conversation)
      .execute();
    await db
      .updateTable('messages')
      .set({ error: 'Zephyr refused', external_id: 'mid.zephyr', cards: said, template: said, suggested_from: said })
      .where('conversation_id', '=', conversation)
      .where('seq', '=', 1)
      .execute();
    const account = { merchant_id: merchant, id: newId() };
    await db
      .insertInto('channel_connections')
      .values({ ...account, channel: 'whatsapp', external_id: 'account-7', name: 'Shop account' })
      .execute();
    await db
      .insertInto('channel_identities')
      .values({
        merchant_id: merchant,
        id: newId(),
        channel: 'whatsapp',
        connection_id: account.id,
        external_user_id: 'zephyr-user-7',
        customer_id: id,
      })
      .execute();
    const delivered = {
      merchant_id: merchant,
      id: newId(),
      source: 'channel:whatsapp',
      external_id: 'delivery-7',
      connection_id: account.id,
    };
    await db
      .insertInto('webhook_deliveries')
      .values({ ...delivered, body: '[{"from":"zephyr-user-7"}]' })
      .execute();
    const ticket = {
      merchant_id: merchant,
      id: newId(),
      user_id: newId(),
      created_by: 'Olive Owner',
      created_at: new Date(),
      updated_at: new Date(),
    };
    await db
      .insertInto('tickets')
      .values({ ...ticket, subject: `About ${email}`, message: `${email} can’t log in`, answer: `We wrote to ${email}` })
      .execute();
    const endpoint = { merchant_id: merchant, id: newId(), url: 'https://hooks.example/', description: '', enabled: true };
    await db
      .insertInto('webhook_endpoints')
      .values({ ...endpoint, headers: '[]', secrets: '[]', created_at: new Date(), updated_at: new Date() })
      .execute();
    const event = { merchant_id: merchant, id: newId(), endpoint_id: endpoint.id, event_id: newId(), type: 'order.paid', body: '{}' };
    await db
      .insertInto('event_deliveries')
      .values({ ...event, status: 'succeeded', queued_at: new Date(), created_at: new Date() })
      .execute();
    await db
      .insertInto('event_attempts')
      .values({
        merchant_id: merchant,
        delivery_id: event.id,
        number: 1,
        trigger: 'scheduled',
        url: endpoint.url,
        started_at: new Date(),
        duration_ms: 9,
        request_headers: '{}',
        response_status: 200,
        response_headers: JSON.stringify({ 'x-customer': email }),
        response_body: `Stored the order of ${email}`,
      })
      .execute();
    await db
      .updateTable('scheduled_messages')
      .set({ attachments: said, cards: said, reason: 'Zephyr wrote' })
      .where('conversation_id', '=', conversation)
      .execute();
    await db
      .updateTable('customers')
      .set({
        payment_methods: JSON.stringify([{ external_id: 'pm', kind: 'card', label: 'Zephyr’s card', balance: null }]),
        addresses: JSON.stringify([{ ...address, city: 'Zephyrstadt', country: 'Zephyria' }]),
        unverified_email: 'zephyr@elsewhere.example',
      })
      .where('id', '=', id)
      .execute();
    await sql`select key_customers(${merchant}::uuid, array[${id}::uuid])`.execute(db);
    await db.updateTable('chat_sessions').set({ address: 'zephyr-network' }).where('customer_id', '=', id).execute();
    await db
      .updateTable('order_payments')
      .set({ method: 'zephyr-card', method_label: 'Zephyr’s card' })
      .where('order_id', '=', order)
      .execute();
    await db
      .updateTable('orders')
      .set({
        cancel_reason: 'Zephyr moved',
        billing_address: JSON.stringify(address),
        payment_method: 'zephyr-card',
        payment_method_label: 'Zephyr’s card',
        tags: ['zephyr'],
        incomplete: 'Zephyr’s file had more items',
      })
      .where('id', '=', order)
      .execute();
    await db
      .updateTable('order_events')
      .set({ from_value: 'quillon zephyrsson', to_value: 'quillon zephyrsson', actor_kind: 'customer', actor: 'Quillon' })
      .where('order_id', '=', order)
      .where('kind', '=', 'note')
      .execute();
    await db
      .updateTable('import_runs')
      .set({ carried: said, reason: 'Zephyr again', file_name: 'zephyr.csv' })
      .where('refused', '>', 0)
      .execute();
    const imported = await db.selectFrom('import_runs').select('id').where('refused', '>', 0).executeTakeFirstOrThrow();
    await db.insertInto('import_keys').values({ merchant_id: merchant, run_id: imported.id, key: 'zephyr' }).execute();
    await db
      .insertInto('import_bases')
      .values({ merchant_id: merchant, kind: 'customer', key: id, fields: said, decided: said, at: new Date() })
      .onConflict((at) => at.columns(['merchant_id', 'kind', 'key']).doUpdateSet({ fields: said, decided: said }))
      .execute();
    await db
      .insertInto('import_differences')
      .values({
        ...{
          merchant_id: merchant,
          id: newId(),
          run_id: imported.id,
          row: 2,
          kind: 'customer',
          record_id: id,
          label: 'Zephyr',
          field: 'name',
        },
        ...{
          ours: 'Zephyr',
          theirs: 'Zephyr',
          value: said,
          our_print: '"Zephyr"',
          base_key: id,
          path: 'name',
          print: '"Zephyr"',
          state: 'open',
        },
      })
      .execute();
    const session = await db.selectFrom('chat_sessions').select('id').where('customer_id', '=', id).executeTakeFirstOrThrow();
    await db
      .insertInto('audit_log')
      .values({
        merchant_id: merchant,
        id: newId(),
        actor_kind: 'visitor',
        actor_id: session.id,
        action: 'chat.consented',
        address: 'zephyr-network',
      })
      .execute();
    await db.updateTable('customer_merges').set({ email }).execute();
    const credit = newId();
    await db
      .insertInto('credits')
      .values({
        ...{ merchant_id: merchant, id: credit, kind: 'gift_card', currency: 'EUR', code_hash: credit, last_four: '2345' },
        ...{ issued_cents: 500, balance_cents: 500, created_at: at, updated_at: at, customer_id: id, recipient: email, note: 'For Zephyr' },
      })
      .execute();
    await db
      .insertInto('credit_entries')
      .values({
        ...{
          merchant_id: merchant,
          id: newId(),
          credit_id: credit,
          kind: 'issued',
          amount_cents: 500,
          balance_cents: 500,
          at,
          customer_id: id,
          reason: 'Zephyr asked',
        },
      })
      .execute();
    const run = newId();
    await db
      .insertInto('bulk_runs')
      .values({
        merchant_id: merchant,
        id: run,
        user_id: userId,
        change: JSON.stringify({ source: email }),
        state: 'done',
        total: 1,
        list: 'customers',
        created_at: at,
        finished_at: at,
      })
      .execute();
    await db
      .insertInto('bulk_items')
      .values({ merchant_id: merchant, run_id: run, position: 1, row_id: id, state: 'done', reason: 'Zephyr', before: said, after: said })
      .execute();
    await db
      .insertInto('directory.mailbox')
      .values({ id: newId(), recipient: email, subject: 'To Quillon Zephyrsson', body: 'Hello Quillon Zephyrsson' })
      .execute();
  });
}
