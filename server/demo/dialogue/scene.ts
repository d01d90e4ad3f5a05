// Who talks, about what and when: everything a dialogue needs to speak true, and the evidence it can point to.
import type { channels } from '@parley/contract/conversations';
import { articleOf } from '../articles.ts';
import { day, localTime } from '../calendar.ts';
import { productOf, variantOf } from '../catalogue/products.ts';
import type { Chance } from '../chance.ts';
import { totalOf } from '../money.ts';
import type { DemoCustomer, TracedOrder } from '../records.ts';
import { countryOf, deliveries } from '../shipping.ts';
import { dayName, euro, type Language } from './language.ts';
import { dueOn } from './needs.ts';
import { phrases } from './phrases.ts';
import { answers, asks, says, verified, type Line, type Read } from './lines.ts';

export type Cast = { language: Language; channel: (typeof channels)[number]; at: number; customer: DemoCustomer; traced: TracedOrder | null; draws: Chance };
export type Scene = ReturnType<typeof setScene>;

/** The scene of one conversation. */
export function setScene(cast: Cast) {
  const { language, at, customer, draws } = cast;
  const milliseconds = () => draws.int(6, 48);
  const score = () => draws.int(61, 96) / 100;

  const traced = () => {
    if (!cast.traced) throw new Error('This dialogue is not about an order.');
    return cast.traced;
  };
  const line = () => {
    const first = traced().order.lines[0];
    if (!first?.variant) throw new Error('An order without lines.');
    return { ...first, product: variantOf(first.variant).product };
  };

  const article = (id: string, fact: string): Read => {
    const { external_id, title, body } = articleOf(id, language);
    return {
      source: { kind: 'article', external_id, title, score: score(), excerpt: sentence(body, fact, external_id) },
      tool: { name: 'search_knowledge', arguments: { query: title.toLowerCase() }, ok: true, summary: `Read “${title}”`, ms: milliseconds() },
    };
  };
  const product = (id: string, fact: string): Read => {
    const { external_id, name, description } = productOf(id);
    return {
      source: { kind: 'product', external_id, title: name, score: score(), excerpt: sentence(description, fact, external_id) },
      tool: { name: 'get_product', arguments: { product: name }, ok: true, summary: `Read “${name}”`, ms: milliseconds() },
    };
  };
  const stock = (variantId: string): Read => {
    const found = variantOf(variantId);
    const title = [found.product.name, ...Object.values(found.variant.options)].join(', ');
    const there = found.variant.stock ? `${found.variant.stock} in stock` : 'sold out';
    return {
      source: { kind: 'product', external_id: found.product.external_id, title, score: score(), excerpt: `${there} · €${found.variant.price}` },
      tool: { name: 'check_stock', arguments: { variant: title }, ok: true, summary: `${title}: ${there}`, ms: milliseconds() },
    };
  };
  const order = (): Read => {
    const { order: { order_number, lines } } = traced();
    const state = stateInWords(traced(), at);
    const items = lines.map((one) => `${one.quantity} × ${one.name}`).join(', ');
    return {
      source: { kind: 'order', external_id: order_number, title: `Order ${order_number}`, score: 1, excerpt: `${state} · ${items} · €${total()}` },
      tool: { name: 'find_order', arguments: { order_number }, ok: true, summary: `${order_number}: ${state}`, ms: milliseconds() },
    };
  };
  const found = (arguments_: Record<string, string>): Read => ({
    source: null,
    tool: { name: 'find_customer', arguments: arguments_, ok: true, summary: `Found ${customer.first_name} ${customer.last_name}`, ms: milliseconds() },
  });
  const checked = (method: string): Read => ({ source: null, tool: { name: 'verify_customer', arguments: { method }, ok: true, summary: method === 'channel' ? 'Recognised by phone number' : 'Order number and e-mail match', ms: milliseconds() } });
  const failed = (name: string, arguments_: Record<string, string>): Read => ({ source: null, tool: { name, arguments: arguments_, ok: false, summary: 'No answer within 5 seconds', ms: 5000 } });

  const total = () => (totalOf(traced().order) / 100).toFixed(2);
  const money = (amount: string) => euro(amount, language);
  const country = () => countryOf(customer.addresses[0]);

  return {
    ...cast,
    first: customer.first_name,
    name: `${customer.first_name} ${customer.last_name}`,
    email: customer.email,
    country: country(),
    delivery: deliveries[country()],
    /** A word for the thing the order's first line is: 'bottle'. */
    get thing() { return noun(line().product.external_id); },
    get item() { return line().name; },
    get itemPrice() { return money(line().price); },
    /** The product of the order's first line. */
    get bought() { return line().product.external_id; },
    get option() { return Object.values(line().options).join(', '); },
    get items() { return traced().order.lines.map((one) => (one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name)).join(' and '); },
    get number() { return traced().order.order_number; },
    get total() { return money(total()); },
    get journey() { return traced().journey; },
    get tracking() { return traced().order.tracking[0] ?? ''; },
    get due() { return dayName(dueOn(traced()), language); },
    get late() { return Math.max(1, Math.round((at - dueOn(traced())) / day)); },
    get pays() { return methodName(traced()); },
    get refund() { return money(traced().order.payments.find((one) => one.kind === 'refund')?.amount ?? total()); },
    money,
    day: (instant: number) => dayName(instant, language),
    price: (variantId: string) => money(variantOf(variantId).variant.price),
    /** Whether people are at the desk now. */
    daytime: localTime(at).hour >= 9 && localTime(at).hour < 18 && localTime(at).weekday !== 0,
    article, product, stock, order, failed,
    /** The lines in which the customer proves who they are, having named the order already or not; on WhatsApp the number is enough. */
    proves: (named = true): Line[] => {
      if (cast.channel === 'whatsapp') return [verified()];
      const email = language === 'en' && draws.maybe(0.3) ? `it's ${customer.email}` : customer.email;
      if (named) return [asks(phrases[language].askEmail), says(email), verified()];
      return [asks(phrases[language].askNumberAndEmail), says(`${traced().order.order_number}, ${customer.email}`), verified()];
    },
    /** What the assistant read on the way to a customer's data, before the order itself. */
    proof: (): Read[] => (cast.channel === 'whatsapp' ? [found({ phone: customer.phone }), checked('channel')] : [found({ email: customer.email }), checked('order_and_email')]),
    /** The customer thanks, and is answered. Some just leave. */
    thanks: (): Line[] => {
      const roll = draws.next();
      if (roll < 0.3) return [];
      return roll < 0.45 ? [says(phrases[language].thanks)] : [says(phrases[language].thanks), answers(phrases[language].welcome, [], { intent: 'thanks' })];
    },
  };
}

function stateInWords({ order, journey }: TracedOrder, at: number): string {
  const on = (instant: number) => dayName(instant, 'en');
  if (at >= journey.cancelled) return `cancelled on ${on(journey.cancelled)}`;
  if (at >= journey.refunded && journey.returned < Infinity) return `returned, refunded on ${on(journey.refunded)}`;
  if (at >= journey.returned) return `returned on ${on(journey.returned)}, not refunded yet`;
  if (at >= journey.delivered) return `delivered on ${on(journey.delivered)}`;
  if (at >= journey.shipped && order.fulfillment_status !== 'partially_fulfilled') return `shipped on ${on(journey.shipped)}`;
  if (at >= journey.packing) return 'being packed';
  return at >= journey.confirmed ? 'confirmed, not packed yet' : 'waiting for payment';
}

function methodName({ order, customer }: TracedOrder): string {
  const id = order.payments[0]?.method;
  const method = customer.payment_methods.find((one) => one.external_id === id);
  return method && ['card', 'paypal'].includes(method.kind) ? method.label : 'the way you paid';
}

/** The sentence or line of a text that holds a fact; a text without it is a mistake in a script. */
function sentence(body: string, fact: string, where: string): string {
  const found = body.split(/\n+|(?<=[.!?])\s+(?=[A-ZÀ-Ý0-9"])/).find((part) => part.includes(fact));
  if (!found) throw new Error(`“${fact}” is not in ${where}.`);
  return found.trim();
}

const nouns: [start: string, noun: string][] = [
  ['bottle-pike', 'flask'], ['bottle-trawler', 'growler'], ['bottle', 'bottle'], ['mug-pilot', 'glasses'], ['mug', 'mug'], ['pack-towpath', 'pannier'], ['pack', 'backpack'],
  ['jacket-breakwater', 'parka'], ['jacket-puddle', 'raincoat'], ['jacket-helm', 'cape'], ['jacket', 'jacket'], ['lamp-pier', 'lantern'], ['lamp-fleet', 'string lights'], ['lamp', 'lamp'],
  ['knife', 'knife'], ['board', 'board'], ['towel-surf', 'poncho'], ['towel', 'towel'], ['blanket', 'blanket'], ['storage-creel', 'basket'], ['storage-dock', 'crate'], ['storage-seal', 'dry bag'],
  ['storage-pantry', 'jars'], ['storage', 'tool roll'], ['headlamp-wren', 'clip light'], ['headlamp', 'headlamp'], ['stove-billy', 'pot'], ['stove-cinder', 'grill'], ['stove', 'stove'],
  ['notebook-mate', 'leather cover'], ['notebook-almanac', 'planner'], ['notebook', 'notebook'],
];

const noun = (product: string) => nouns.find(([start]) => product.startsWith(start))?.[1] ?? 'order';
