// What the AI read before it answered, each with its tool and excerpt.
import { articleOf } from '../articles.ts';
import { productOf, variantOf } from '../catalogue/products.ts';
import { amount, totalOf } from '../money.ts';
import type { TracedOrder } from '../records.ts';
import { orderOf, type Cast } from './cast.ts';
import { dayName } from './language.ts';
import type { Read } from './lines.ts';

/** The reads of a conversation. Throws when a fact isn't in its source, which is a mistake in a script. */
export function readsOf(cast: Cast) {
  const { language, at, customer, draws } = cast;
  const milliseconds = () => draws.int(6, 48);
  const score = () => draws.int(61, 96) / 100;

  const article = (id: string, fact: string): Read => {
    const { external_id, title, body } = articleOf(id, language);
    return {
      source: { kind: 'article', external_id, title, score: score(), excerpt: sentence(body, fact, external_id) },
      tool: {
        name: 'search_knowledge',
        arguments: { query: title.toLowerCase() },
        ok: true,
        summary: `Read “${title}”`,
        ms: milliseconds(),
      },
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
      source: {
        kind: 'product',
        external_id: found.product.external_id,
        title,
        score: score(),
        excerpt: `${there} · €${found.variant.price}`,
      },
      tool: { name: 'check_stock', arguments: { variant: title }, ok: true, summary: `${title}: ${there}`, ms: milliseconds() },
    };
  };
  const order = (): Read => {
    const {
      order: { order_number, lines },
    } = orderOf(cast);
    const state = stateInWords(orderOf(cast), at);
    const items = lines.map((one) => `${one.quantity} × ${one.name}`).join(', ');
    return {
      source: {
        kind: 'order',
        external_id: order_number,
        title: `Order ${order_number}`,
        score: 1,
        excerpt: `${state} · ${items} · €${totalIn(cast)}`,
      },
      tool: { name: 'find_order', arguments: { order_number }, ok: true, summary: `${order_number}: ${state}`, ms: milliseconds() },
    };
  };
  const found = (arguments_: Record<string, string>): Read => ({
    source: null,
    tool: {
      name: 'find_customer',
      arguments: arguments_,
      ok: true,
      summary: `Found ${customer.first_name} ${customer.last_name}`,
      ms: milliseconds(),
    },
  });
  const checked = (method: string): Read => ({
    source: null,
    tool: {
      name: 'verify_customer',
      arguments: { method },
      ok: true,
      summary: method === 'channel' ? 'Recognised by phone number' : 'Order number and e-mail match',
      ms: milliseconds(),
    },
  });
  const failed = (name: string, arguments_: Record<string, string>): Read => ({
    source: null,
    tool: { name, arguments: arguments_, ok: false, summary: 'No answer within 5 seconds', ms: 5000 },
  });

  /** The verification that comes before reading an order. */
  const proof = (): Read[] =>
    cast.channel === 'whatsapp' && customer.phone !== null
      ? [found({ phone: customer.phone }), checked('channel')]
      : [found({ email: customer.email }), checked('order_and_email')];
  return { article, product, stock, order, failed, proof };
}

const totalIn = (cast: Cast) => amount(totalOf(orderOf(cast).order));

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

/** The sentence or line of a text that contains a fact; throws without one. */
function sentence(body: string, fact: string, where: string): string {
  const found = body.split(/\n+|(?<=[.!?])\s+(?=[A-ZÀ-Ý0-9"])/).find((part) => part.includes(fact));
  if (!found) throw new Error(`“${fact}” is not in ${where}.`);
  return found.trim();
}
