// A shop whose AI is a scripted language model, over the real protocols.
import { type aiEngine, updateAiSettings } from '@parley/contract/ai-settings';
import { importRecords } from '@parley/contract/imports';
import { getConversation, getPanel, listMessages } from '@parley/contract/inbox';
import type { z } from 'zod';
import { type Emulator, type Model, type Prompt, startEmulator, type Turn } from '../../../../integrations/llm/emulator.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { answerNow, latestConversation, silenceAi, visit, type Visitor } from '../../../../testing/chat.ts';

export type ModelShop = Awaited<ReturnType<typeof makeModelShop>>;
export type EngineChange = Partial<z.input<typeof aiEngine>>;

export async function makeModelShop({ env = {}, emulator: given }: { env?: Record<string, string>; emulator?: Emulator } = {}) {
  const app = await startTestApp({ env: { OUTBOUND_PRIVATE: '1', ...env } });
  const owner = await app.register({ merchant_name: 'Harbour Supply' });
  const emulator = given ?? (await startEmulator(() => ({ text: 'Hello.' })));
  const as = () => ({ token: owner.token });
  await fill(app, owner);
  const state = { models: 0 };
  const ids: Record<string, string> = {};
  const customers = await app.installation.readingOf(owner.merchant).selectFrom('customers').select(['id', 'external_id']).execute();
  for (const { id, external_id: name } of customers) ids[name ?? ''] = id;
  const read = () => app.installation.readingOf(owner.merchant);
  /** Sends the first message of a conversation; the customer is verified before the answer. */
  async function begin(visitor: Visitor, text: string, verified?: string) {
    if (verified) await silenceAi(app, owner.merchant);
    await visitor.say(text);
    const { id } = await latestConversation(app, owner);
    if (!verified) return id;
    const customer = ids[verified] ?? '';
    await app.write(owner.merchant, async ({ db }) => {
      await db.updateTable('conversations').set({ verified_customer_id: customer, customer_id: customer }).where('id', '=', id).execute();
      await db.updateTable('shop_settings').set({ ai_debounce_ms: 0 }).execute();
    });
    await answerNow(app, id);
    return id;
  }
  return {
    app,
    owner,
    emulator,
    ids,
    as,
    read,
    /** Exactly these settings of the engine. */
    async setEngine(engine: EngineChange) {
      const { status, body } = await app.send(updateAiSettings, { merchant: owner.merchant, debounce_ms: 0, engine }, as());
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    /** The shop's engines, each time with another model name so that earlier failures don't open its breaker. */
    async set(engine: EngineChange = {}, model?: Model) {
      state.models += 1;
      emulator.forget();
      if (model) emulator.become(model);
      const { status, body } = await app.send(
        updateAiSettings,
        {
          merchant: owner.merchant,
          debounce_ms: 0,
          engine: {
            order: ['llm', 'builtin'],
            key_from: 'own',
            provider: 'openai_compatible',
            base_url: emulator.url,
            key: emulator.key,
            model: `model-${state.models}`,
            // Generous by default; tests about time set their own.
            timeout_ms: 12_000,
            ...engine,
          },
        },
        as(),
      );
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    async conversation({ verified }: { verified?: string } = {}) {
      const visitor = await visit(app, owner.merchant);
      const place = { id: '' };
      return {
        visitor,
        id: () => place.id,
        /** What the AI, or whoever took over, replied; and whether it was handed off. */
        async say(text: string) {
          const before = (await visitor.sees()).items.length;
          if (place.id === '') place.id = await begin(visitor, text, verified);
          else await visitor.say(text);
          const answer = await until(async () => {
            const { items } = await visitor.sees();
            return items.slice(before).find(({ author }) => author === 'ai');
          }, 16_000);
          const { body } = await app.send(getConversation, { merchant: owner.merchant, id: place.id }, as());
          return { text: answer.text, handler: body.handler };
        },
        runs: async () => (await app.send(getPanel, { merchant: owner.merchant, id: place.id }, as())).body.runs,
        thread: async () => (await app.send(listMessages, { merchant: owner.merchant, id: place.id }, as())).body.items,
      };
    },
    order: (number: string) =>
      read()
        .selectFrom('orders')
        .select(['id', 'status', 'refunded_cents', 'version'])
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow(),
    async close() {
      await app.close();
      await emulator.close();
    },
  };
}

const address = (line1: string, postcode: string) => ({ name: 'X', line1, line2: '', city: 'Porto', region: '', postcode, country: 'PT' });
const order = (number: string, customer: string, status: 'pending' | 'shipped' = 'pending') => ({
  external_id: number,
  order_number: number,
  customer,
  status,
  payment_status: 'paid' as const,
  fulfillment_status: status === 'shipped' ? ('fulfilled' as const) : ('unfulfilled' as const),
  placed_at: '2026-02-20T10:00:00Z',
  shipping_address: address('Rua Nova 1', '4000-001'),
  lines: [{ external_id: `${number}-1`, name: 'Ferry Mug', price: '20.00', quantity: 1 }],
  payments: [{ kind: 'payment' as const, amount: '20.00', method: 'card_1' }],
});

async function fill(app: TestApp, owner: Person) {
  const numbers = Array.from({ length: 12 }, (_, place) => `H20${String(place).padStart(2, '0')}`);
  const { body } = await app.send(
    importRecords,
    {
      merchant: owner.merchant,
      customers: [
        {
          external_id: 'yusuf',
          first_name: 'Yusuf',
          last_name: 'Rossi',
          email: 'yusuf@mail.example',
          payment_methods: [{ external_id: 'card_1', kind: 'card', label: 'Visa 4242' }],
        },
        {
          external_id: 'mei',
          first_name: 'Mei',
          last_name: 'Silva',
          email: 'mei@mail.example',
          addresses: [address('Rua Secreta 7', '4050-036')],
        },
      ],
      orders: [...numbers.map((number) => order(number, 'yusuf')), order('H9000', 'mei')],
      products: [
        {
          external_id: 'mug',
          name: 'Ferry Mug',
          description: 'A leakproof mug.',
          variants: [{ external_id: 'mug-1', sku: 'MUG', price: '20.00', stock: 10, options: { Colour: 'Black' } }],
        },
      ],
      articles: [{ external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days, €9.95.' }],
    },
    { token: owner.token },
  );
  if (body.refused.length > 0) throw new Error(JSON.stringify(body.refused));
}

/** One scripted turn per request since the customer's last message; the last one repeats. */
export const inTurn =
  (...turns: Turn[]): Model =>
  ({ said }) =>
    turns[Math.min(stepOf(said), turns.length - 1)] ?? {};
/** How often the model was called since the customer's last message. */
export const stepOf = (said: Prompt['said']) =>
  said
    .slice(said.findLastIndex(({ role, text }) => role === 'user' && /<customer>|hasn’t written since/.test(text)))
    .filter(({ role }) => role === 'assistant').length;

export const search = (query: string): Turn => ({ calls: [{ name: 'search_knowledge', input: { query } }] });
export const call = (name: string, input: object): Turn => ({ calls: [{ name, input }] });
export const finish = (text: string, more: object = {}): Turn =>
  call('answer', { text, decision: 'answer', confidence: 0.9, sources: ['s1'], ...more });
