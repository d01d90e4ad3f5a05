import { type AiAgent, aiAgent } from '@parley/contract/ai-settings';
import { builtin } from '../engine.ts';
import type { Outcome, Turn } from '../port.ts';
import type {
  Fact,
  InputOf,
  Order,
  Product,
  ProductField,
  ProductFilters,
  Profile,
  ResultOf,
  Toolbox,
  ToolName,
  Verification,
  WordMatch,
} from '../tools.ts';
import { languages } from '../intents.ts';
import { englishOf } from '../skills/shopping/tokens.ts';
import { isSmallWord } from '../stop-words.ts';
import { stem, tokenize } from '../words.ts';
import { type Desk, makeActions } from './make-actions.ts';

/** Orders in `typed` were placed at checkout by whoever typed this email. */
type Customer = {
  typed?: readonly string[];
  id: string;
  name: string;
  email: string;
  postcode: string;
  orders: Order[];
  profile?: Profile;
};
export type Shop = {
  products: Product[];
  articles: { title: string; body: string; language?: string }[];
  customers: Customer[];
  facts?: Fact[];
};

const product = (id: string, name: string, more: Partial<Product> & { variants: Product['variants'] }): Product => ({
  id,
  name,
  description: '',
  brand: 'Harbour',
  category: null,
  tags: [],
  image: null,
  currency: 'EUR',
  ...more,
});
export const variant = (price: string, stock: number, options: Record<string, string>) => ({
  id: crypto.randomUUID(),
  sku: null,
  price,
  in_stock: stock > 0,
  stock,
  options,
});
/** A product with a three-digit id. */
export const thing = (
  id: number,
  name: string,
  category: string,
  tags: string[],
  description: string,
  variants: Product['variants'],
): Product => product(`00000000-0000-7000-8000-000000000${id}`, name, { category, tags, description, variants });
export const line = (name: string, price: string, options: Record<string, string> = {}): Order['lines'][number] => ({
  id: crypto.randomUUID(),
  name,
  options,
  quantity: 1,
  price,
  product_id: null,
  variant_id: null,
  sku: null,
});
export const order = (order_number: string, more: Partial<Order> = {}): Order => ({
  id: crypto.randomUUID(),
  order_number,
  status: 'shipped',
  payment_status: 'paid',
  fulfillment_status: 'fulfilled',
  placed_at: '2026-02-20T10:00:00Z',
  total_amount: '22.95',
  currency: 'EUR',
  tracking: ['3SABC'],
  shipping_address: null,
  lines: [line('Ferry Travel Mug', '22.95', { Colour: 'Sand' })],
  refunds: [],
  payments: [],
  items_changed: false,
  return_state: null,
  ...more,
});

/** A small shop: two mugs and a jacket, three articles, two customers. */
export const makeShop = (): Shop => ({
  products: [
    product('00000000-0000-7000-8000-000000000001', 'Ferry Travel Mug', {
      category: 'Mugs',
      tags: ['commuting', 'gift'],
      description:
        'Leakproof travel mug of 400 ml. Keeps coffee hot for 6 hours. The lid comes apart for the dishwasher; the mug itself is washed by hand.',
      variants: [
        variant('22.95', 12, { Colour: 'Black' }),
        variant('22.95', 3, { Colour: 'Sand' }),
        variant('22.95', 0, { Colour: 'Red' }),
      ],
    }),
    product('00000000-0000-7000-8000-000000000002', 'Quay Enamel Mug', {
      category: 'Mugs',
      tags: ['camping'],
      description: 'Enamelled steel mug of 350 ml. Not for the microwave.',
      variants: [variant('12.50', 40, { Colour: 'Navy' })],
    }),
    product('00000000-0000-7000-8000-000000000003', 'Squall Rain Jacket', {
      category: 'Rain jackets',
      tags: ['waterproof'],
      description: 'Rain jacket with taped seams and a water column of 15,000 mm. Machine wash at 30 °C.',
      variants: ['S', 'M', 'L'].map((Size) => variant('159.00', Size === 'S' ? 0 : 5, { Colour: 'Navy', Size })),
    }),
  ],
  articles: [
    {
      title: 'Delivery times and costs',
      body: 'Orders leave the same day when placed by 16:00.\n\nSpain: 3-5 working days, €9.95.\nGermany: 1-2 working days, €4.95.\nPortugal: 4-6 working days, €11.95.',
    },
    {
      title: 'Returns within 30 days',
      body: 'You may send anything back within 30 days of delivery if it is unused.\n\nThe label costs €3.95 and is taken off the refund.',
    },
    { title: 'Cancelling an order', body: 'An order can be cancelled free of charge until we pack it. There is no cancellation fee.' },
  ],
  customers: [
    {
      id: 'c1',
      name: 'Yusuf Rossi',
      email: 'yusuf@mail.example',
      postcode: '3071NE',
      orders: [
        order('H2493'),
        order('H2381', {
          status: 'delivered',
          lines: [line('Squall Rain Jacket', '159.00')],
        }),
      ],
    },
    {
      id: 'c2',
      name: 'Mei Silva',
      email: 'mei@mail.example',
      postcode: '4050-036',
      orders: [order('H2496', { status: 'confirmed', tracking: [] })],
    },
  ],
});

/** The code in every email of the small shop. */
export const theCode = '246810';

/** Tools over an in-memory shop, with the same access checks as the real ones; `calls` records the engine's calls. */
export function makeToolbox(shop: Shop, method: Verification = 'email_code', desk: Partial<Pick<Desk, 'turns' | 'policy' | 'limit'>> = {}) {
  const state = { customer: undefined as Customer | undefined, queryWords: undefined as Customer | undefined, attempts: 0, broken: '' };
  const calls: ToolName[] = [];
  const actions = makeActions(
    {
      turns: [],
      ...desk,
      products: shop.products,
      orders: () => state.customer?.orders,
      profile: () => state.customer && profileOf(state.customer),
    },
    method,
  );
  const run: { [N in ToolName]: (input: InputOf<N>) => ResultOf<N> } = {
    search_products: ({ query, filters, limit = 5 }) => searchShop(shop.products, query, filters, limit),
    get_product: ({ product_id }) => ({ product: shop.products.find(({ id }) => id === product_id) ?? null }),
    check_stock({ product_id, options = {} }) {
      const found = shop.products.find(({ id }) => id === product_id) ?? null;
      return {
        product: found,
        variants: found?.variants.filter((one) => Object.entries(options).every(([name, value]) => one.options[name] === value)) ?? [],
      };
    },
    search_knowledge: ({ query, topic = '' }) => ({
      passages: shop.articles
        .map(({ title, body, language = 'en' }) => ({ id: title, article_id: title, title, text: body, language }))
        .map((passage) => ({
          ...passage,
          score: overlap(query, `${passage.title} ${passage.text}`),
          topic_score: Math.min(1, (overlap(topic, passage.text) + 2 * overlap(topic, passage.title)) * 8),
        }))
        .filter(({ score, topic_score }) => score + topic_score > 0),
    }),
    verify_customer(credentials) {
      if (state.customer)
        return {
          verified: credentials.email === undefined || credentials.email === state.customer.email,
          state: credentials.email && credentials.email !== state.customer.email ? 'other_customer' : 'verified',
        };
      state.attempts += 1;
      if (state.attempts > 10) return { verified: false, state: 'too_many' };
      if (credentials.step === 'request_code') {
        state.queryWords = shop.customers.find(({ email }) => email === credentials.email);
        return { verified: false, state: 'code_sent' };
      }
      const byCode = credentials.step === 'check_code' && credentials.code === theCode ? state.queryWords : undefined;
      const byOrder =
        method === 'order_and_email'
          ? shop.customers.find(
              ({ email, orders }) =>
                email === credentials.email && orders.some(({ order_number }) => order_number === credentials.order_number),
            )
          : undefined;
      const byPostcode =
        method === 'name_and_postcode'
          ? shop.customers.find(
              ({ name, email, postcode }) =>
                (name.toLowerCase() === credentials.name?.toLowerCase() || email === credentials.email) &&
                postcode === credentials.postcode,
            )
          : undefined;
      if (byOrder?.typed?.includes(credentials.order_number ?? '')) {
        state.queryWords = byOrder;
        return { verified: false, state: 'code_sent' };
      }
      state.customer = credentials.step === 'match' ? (byOrder ?? byPostcode) : byCode;
      if (!state.customer) return { verified: false, state: credentials.step === 'match' ? 'no_match' : 'wrong' };
      return { verified: true, state: 'verified', first_name: state.customer.name.split(' ')[0] ?? '' };
    },
    find_customer: () => (state.customer ? { customer: profileOf(state.customer) } : { needs_verification: method }),
    find_order: ({ order_number }) =>
      state.customer
        ? { order: state.customer.orders.find((one) => one.order_number === order_number.toUpperCase()) ?? null }
        : { needs_verification: method },
    list_orders: () => (state.customer ? { orders: state.customer.orders } : { needs_verification: method }),
    create_checkout_link: ({ lines }) => ({
      state: 'made',
      card: {
        type: 'checkout',
        url: 'https://shop.example/c/token',
        lines: lines.map(({ quantity }) => ({ name: 'Made', detail: '', quantity, price: '22.95' })),
        total_amount: '22.95',
        currency: 'EUR',
      },
    }),
    get_facts: ({ kinds }) => ({ facts: (shop.facts ?? []).filter(({ kind }) => kinds?.includes(kind) ?? true) }),
    hand_off: () => ({ accepted: true }),
    calculate: () => ({ value: null }),
    ...actions.tools,
  };
  const tools: Toolbox = {
    async call<N extends ToolName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
      calls.push(name);
      if (state.broken === name) throw new Error(`${name} is broken`);
      return run[name](input);
    },
  };
  return {
    tools,
    calls,
    done: actions.done,
    verified: () => state.customer?.name,
    breakTool: (name: ToolName) => void (state.broken = name),
  };
}

function profileOf(customer: Customer): Profile {
  const { id, name, email, orders } = customer;
  const first_name = name.split(' ')[0] ?? '';
  customer.profile ??= { id, first_name, name, email, phone: null, orders_count: orders.length, addresses: [], payment_methods: [] };
  return customer.profile;
}

function overlap(query: string, text: string) {
  const queryWords = [...new Set(tokenize(query).map(stem))];
  const found = new Set(tokenize(text).map(stem));
  return queryWords.length === 0 ? 0 : queryWords.filter((word) => found.has(word)).length / queryWords.length;
}

/** A small stand-in for the product search: content words by their stems and English equivalents, and the filters. */
function searchShop(products: readonly Product[], query: string, filters: ProductFilters = {}, limit = 5): ResultOf<'search_products'> {
  const queryWords = [...new Set(tokenize(query))].filter((word) => !isSmall(word));
  const calledBy = new Map(queryWords.map((word) => [word, [word, ...englishOf(word)].map(stem)]));
  const found = products
    .filter((one) => passes(one, filters))
    .map((one) => {
      const matched = queryWords.flatMap((word): WordMatch[] => {
        const called = calledBy.get(word) ?? [word];
        const field = fieldsOf(one).find(([, has]) => called.some((name) => has.has(name)))?.[0];
        return field ? [{ word, field }] : [];
      });
      return { ...one, score: matched.length / Math.max(1, queryWords.length), matched };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const explained = new Set(found.flatMap(({ matched }) => matched.map(({ word }) => word)));
  return { products: found.slice(0, limit), unmatched: queryWords.filter((word) => !explained.has(word)) };
}
const isSmall = (word: string) => word.length < 2 || languages.some((language) => isSmallWord(word, language));
const known = new WeakMap<Product, [ProductField, Set<string>][]>();
function fieldsOf(one: Product): [ProductField, Set<string>][] {
  const before = known.get(one);
  if (before) return before;
  const fields = textsOf(one).map(([field, text]): [ProductField, Set<string>] => [field, new Set(tokenize(text).map(stem))]);
  known.set(one, fields);
  return fields;
}
const textsOf = (one: Product): [ProductField, string][] => [
  ['name', one.name],
  ['category', one.category ?? ''],
  ['tags', one.tags.join(' ')],
  ['brand', one.brand ?? ''],
  ['options', one.variants.flatMap(({ options }) => Object.entries(options).flat()).join(' ')],
  ['description', one.description],
];
function passes(one: Product, { min_price, max_price, in_stock, options = {}, category, without = [] }: ProductFilters) {
  const has = (text: string, word: string) => overlap(word, text) === 1;
  const kind = `${one.name} ${one.brand ?? ''} ${one.category ?? ''} ${one.tags.join(' ')}`;
  return (
    (category === undefined || has(`${one.category ?? ''} ${one.tags.join(' ')}`, category)) &&
    !without.some((word) => has(kind, word)) &&
    one.variants.some(
      (variant) =>
        (min_price === undefined || Number(variant.price) >= Number(min_price)) &&
        (max_price === undefined || Number(variant.price) <= Number(max_price)) &&
        (!in_stock || variant.in_stock) &&
        Object.entries(options).every(([name, value]) => variant.options[name]?.toLowerCase() === value.toLowerCase()) &&
        !without.some((word) => has(Object.values(variant.options).join(' '), word)),
    )
  );
}

type Start = {
  shop?: ReturnType<typeof makeShop>;
  verification?: Verification;
  locale?: string;
  storedMemory?: unknown;
  agent?: AiAgent;
  policy?: NonNullable<Desk['policy']>;
  limit?: number;
};
/** A conversation with the engine: each line is answered with the memory of the previous one. */
export function makeConversation({
  shop = makeShop(),
  verification = 'email_code',
  locale = 'en',
  storedMemory = {},
  agent = aiAgent.parse({}),
  policy = {},
  limit = 1_000_00,
}: Start = {}) {
  const turns: Turn[] = [];
  const box = makeToolbox(shop, verification, { turns, policy, limit });
  let memory = storedMemory;
  const add = (author: Turn['author'], text: string, more: Partial<Turn> = {}) =>
    void turns.push({
      seq: turns.length + 1,
      author,
      text,
      at: new Date(`2026-03-01T12:${String(turns.length % 60).padStart(2, '0')}:00Z`),
      ...more,
    });
  return {
    ...box,
    add,
    async say(...lines: string[]): Promise<Outcome> {
      for (const line of lines) add('customer', line);
      const outcome = await builtin.answer(
        {
          turns,
          memory,
          agent,
          customer: { verified: box.verified() !== undefined },
          shop: { name: 'Harbour Supply', timeZone: 'Europe/Amsterdam', locale, confidenceThreshold: 0.45, verification },
        },
        box.tools,
      );
      // As the database returns it.
      memory = JSON.parse(JSON.stringify(outcome.memory));
      add('ai', outcome.text);
      return outcome;
    },
  };
}
