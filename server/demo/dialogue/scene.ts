// Everything a dialogue needs to be consistent: names, numbers, dates and money in the customer's language, and its evidence.
import { day } from '../calendar.ts';
import { variantOf } from '../catalogue/products.ts';
import type { Chance } from '../chance.ts';
import { amount, totalOf } from '../money.ts';
import type { DemoCustomer } from '../records.ts';
import { countryOf, deliveries, type Country, type Delivery } from '../shipping.ts';
import { orderOf, type Cast } from './cast.ts';
import { dayName, euro, type Language } from './language.ts';
import { answers, asks, says, verified, type Line } from './lines.ts';
import { dueOn } from './needs.ts';
import { noun } from './nouns.ts';
import { phrases } from './phrases.ts';
import { readsOf } from './reads.ts';

/** The scene of one conversation. Order fields exist only in dialogues that need an order. */
export class Scene {
  readonly cast: Cast;
  readonly language: Language;
  readonly channel: Cast['channel'];
  readonly at: number;
  readonly customer: DemoCustomer;
  readonly draws: Chance;
  readonly first: string;
  readonly name: string;
  readonly email: string;
  readonly country: Country;
  readonly delivery: Delivery;
  private readonly reads: ReturnType<typeof readsOf>;

  constructor(cast: Cast) {
    this.cast = cast;
    this.language = cast.language;
    this.channel = cast.channel;
    this.at = cast.at;
    this.customer = cast.customer;
    this.draws = cast.draws;
    this.first = cast.customer.first_name;
    this.name = `${cast.customer.first_name} ${cast.customer.last_name}`;
    this.email = cast.customer.email;
    this.country = countryOf(cast.customer.addresses[0]);
    this.delivery = deliveries[this.country];
    this.reads = readsOf(cast);
  }

  article = (id: string, fact: string) => this.reads.article(id, fact);
  product = (id: string, fact: string) => this.reads.product(id, fact);
  stock = (variantId: string) => this.reads.stock(variantId);
  order = () => this.reads.order();
  failed = (name: string, given: Record<string, string>) => this.reads.failed(name, given);
  proof = () => this.reads.proof();

  money = (price: string) => euro(price, this.language);
  day = (instant: number) => dayName(instant, this.language);
  price = (variantId: string) => this.money(variantOf(variantId).variant.price);

  get number() {
    return this.traced.order.order_number;
  }
  get journey() {
    return this.traced.journey;
  }
  get tracking() {
    return this.traced.order.tracking[0] ?? '';
  }
  get total() {
    return this.money(amount(totalOf(this.traced.order)));
  }
  get refund() {
    return this.money(this.traced.order.payments.find((one) => one.kind === 'refund')?.amount ?? '0');
  }
  get items() {
    return this.traced.order.lines.map((one) => (one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name)).join(' and ');
  }
  /** The name of the order's first line; `thing` is its short name ('bottle'), `option` its color and size. */
  get item() {
    return this.line.name;
  }
  get thing() {
    return noun(this.line.variant ?? '');
  }
  get option() {
    return Object.values(this.line.options).join(', ');
  }
  get itemPrice() {
    return this.money(this.line.price);
  }
  /** The parcel's due date, and how many days ago that was. */
  get due() {
    return this.day(dueOn(this.traced));
  }
  get late() {
    const days = Math.max(1, Math.round((this.at - dueOn(this.traced)) / day));
    return days === 1 ? '1 day' : `${days} days`;
  }
  /** The payment method in words. */
  get pays() {
    const { order, customer } = this.traced;
    const method = customer.payment_methods.find((one) => one.external_id === order.payments[0]?.method);
    return method && ['card', 'paypal'].includes(method.kind) ? method.label : 'the way you paid';
  }

  /** The lines that verify the customer, who has named the order already or not; on WhatsApp the phone number is enough. */
  proves(named = true): Line[] {
    if (this.channel === 'whatsapp') return [verified()];
    const { askEmail, askNumberAndEmail } = phrases[this.language];
    if (!named) return [asks(askNumberAndEmail), says(`${this.number}, ${this.email}`), verified()];
    return [asks(askEmail), says(this.language === 'en' && this.draws.maybe(0.3) ? `it's ${this.email}` : this.email), verified()];
  }

  /** The customer thanks and gets a reply, or just leaves. */
  thanks(): Line[] {
    const roll = this.draws.next();
    if (roll < 0.3) return [];
    const { thanks, welcome } = phrases[this.language];
    return roll < 0.45 ? [says(thanks)] : [says(thanks), answers(welcome, [], { intent: 'thanks' })];
  }

  private get traced() {
    return orderOf(this.cast);
  }
  private get line() {
    const first = this.traced.order.lines[0];
    if (!first) throw new Error('The order has no lines.');
    return first;
  }
}
