import { lineTotal } from '@parley/contract/money';
import { Component, type ComponentChildren, createRef, Fragment } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import type { ChatMessage, createChatCheckout, getChatProduct } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import { parseAddress } from '../lib/address.ts';
import { type BasketLine, noteLink, withoutOrdered, withQuantity } from '../lib/basket.ts';
import { imageAddress } from '../lib/images.ts';
import { writeMoney } from '../lib/money.ts';
import { fill } from '../words/words.ts';
import css from './shopping.css?inline';
import type { Surroundings } from './surroundings.ts';

type AnyCard = ChatMessage['cards'][number];
type Shown = { chat: Chat; view: ChatView; around: Surroundings };
type Props<T extends AnyCard['type']> = { card: Extract<AnyCard, { type: T }>; around: Surroundings };

/** Loaded with the first card or with a basket. A card of a known kind; a newer server's kinds are ignored. */
export function Card({ card, chat, view, around }: Props<AnyCard['type']> & Shown) {
  around.addStyle(css);
  if (card.type === 'product') return <ProductCard card={card} chat={chat} view={view} around={around} />;
  if (card.type === 'order') return <OrderCard card={card} around={around} />;
  return card.type === 'checkout' ? <CheckoutCard card={card} around={around} /> : null;
}

function ProductCard({ card, chat, view, around }: Props<'product'> & Shown) {
  const { words, language, host, key } = around;
  const image = imageAddress(card.image, host);
  const stock = card.in_stock ? words.inStock : words.soldOut;
  return (
    <div class="card">
      <span class="photo">
        {image && <img src={image} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />}
      </span>
      <span class="bold" dir="auto">
        {card.name}
      </span>
      <span class="small" dir="auto">
        {card.detail ? `${card.detail} · ${stock}` : stock}
      </span>
      <span class="bold">{writeMoney(card.price, card.currency, language)}</span>
      <Buying card={card} chat={chat} view={view} around={around}>
        {view.shop?.product_pages && (
          <a
            class="pill"
            href={`${host}/chat/${encodeURIComponent(key)}/products/${card.product_id}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${words.view}: ${card.name} (${words.opensTab})`}
          >
            {words.view}
          </a>
        )}
      </Buying>
    </div>
  );
}

type Product = Result<typeof getChatProduct>;
type BuyingProps = Props<'product'> & Shown & { children: ComponentChildren };
type BuyingState = { product: Product | null; chosen: string; busy: boolean; said: string };

/** Puts a product into the basket. One with several variants is chosen from first. */
class Buying extends Component<BuyingProps, BuyingState> {
  override state: BuyingState = { product: null, chosen: '', busy: false, said: '' };
  private readonly options = createRef<HTMLSelectElement>();
  private readonly button = createRef<HTMLButtonElement>();

  /** To the options when they appear, and back. */
  override componentDidUpdate(_: BuyingProps, { product }: BuyingState) {
    if (this.state.product !== product) (this.options.current ?? this.button.current)?.focus();
  }

  private readonly add = async () => {
    const { card, chat, around } = this.props;
    if (this.state.busy) return;
    if (this.state.product) return this.take(this.state.product, this.state.chosen);
    this.setState({ busy: true, said: '' });
    const answer = await chat.ask<typeof getChatProduct>(`products/${encodeURIComponent(card.product_id)}`);
    this.setState({ busy: false });
    if (!answer.ok) return this.setState({ said: answer.reason || around.words.tryLater });
    const { variants } = answer.body;
    const there = variants.filter((variant) => variant.in_stock);
    const meant = there.find(({ variant_id }) => variant_id === card.variant_id) ?? (variants.length === 1 ? there[0] : undefined);
    if (meant) this.take(answer.body, meant.variant_id);
    else if (there[0]) this.setState({ product: answer.body, chosen: there[0].variant_id });
    else this.setState({ said: around.words.soldOut });
  };

  private take({ name, currency, variants }: Product, id: string) {
    const { chat, view, around } = this.props;
    const variant = variants.find(({ variant_id }) => variant_id === id);
    if (!variant) return;
    const line = {
      variant_id: id,
      name: variant.detail ? `${name}, ${variant.detail}` : name,
      price: variant.price,
      currency,
      quantity: 1,
    };
    const there = view.basket.find(({ variant_id }) => variant_id === id);
    if (there) chat.setBasket(withQuantity(view.basket, id, there.quantity + 1));
    else chat.setBasket([...view.basket, line].slice(-20));
    this.setState({ product: null, said: fill(around.words.added, { name: line.name }) });
  }

  override render({ card, around, children }: BuyingProps, { product, chosen, busy, said }: BuyingState) {
    const { words, language } = around;
    const label = card.variant_id || product ? words.add : words.choose;
    return (
      <span class="buying">
        {product && (
          <label class="small">
            {words.choose}
            <select ref={this.options} value={chosen} onChange={(event) => this.setState({ chosen: event.currentTarget.value })}>
              {product.variants.map(({ variant_id, detail, price, in_stock }) => (
                <option key={variant_id} value={variant_id} disabled={!in_stock}>
                  {`${detail || product.name} · ${in_stock ? writeMoney(price, product.currency, language) : words.soldOut}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {children}
        {card.in_stock && (
          <button
            ref={this.button}
            type="button"
            class="pill"
            aria-disabled={busy}
            aria-label={`${label}: ${card.name}`}
            onClick={this.add}
          >
            {label}
          </button>
        )}
        <span class="small" role="status">
          {said}
        </span>
      </span>
    );
  }
}

type BasketState = { busy: boolean; error: string; link: Extract<AnyCard, { type: 'checkout' }> | null; of: readonly BasketLine[] };

/** What the visitor chose, above the composer; checking out makes a link at the shop's prices. What was ordered leaves. */
export class Basket extends Component<Shown, BasketState> {
  override state: BasketState = { busy: false, error: '', link: null, of: [] };
  private readonly section = createRef<HTMLElement>();

  override componentDidMount() {
    this.settle();
  }
  override componentDidUpdate() {
    this.settle();
  }
  override componentWillUnmount() {
    const section = this.section.current;
    const root = section?.getRootNode();
    if (root instanceof ShadowRoot && section?.contains(root.activeElement)) root.querySelector<HTMLElement>('.scroll')?.focus();
  }
  private settle() {
    const { chat, view } = this.props;
    const left = withoutOrdered(view.basket, view.state?.ordered_checkouts ?? []);
    if (left !== view.basket) chat.setBasket(left);
  }

  private change({ variant_id, quantity }: BasketLine, by: number) {
    const { chat, view } = this.props;
    // The button goes with its line.
    if (quantity + by === 0) this.section.current?.focus();
    chat.setBasket(withQuantity(view.basket, variant_id, quantity + by));
  }

  private readonly checkOut = async () => {
    const { chat, view, around } = this.props;
    if (this.state.busy) return;
    const held = view.basket;
    this.setState({ busy: true, error: '', link: null });
    const lines = held.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
    const answer = await chat.ask<typeof createChatCheckout>('checkout', { lines });
    if (!answer.ok) return this.setState({ busy: false, error: answer.reason || around.words.tryLater });
    const { basket } = this.props.view;
    const noted = noteLink(basket, held, answer.body.checkout_id);
    this.setState({ busy: false, link: answer.body, of: basket === held ? noted : held });
    chat.setBasket(noted);
  };

  override render({ view, around }: Shown, { busy, error, link, of }: BasketState) {
    const { words, language } = around;
    const { basket } = view;
    around.addStyle(css);
    const count = basket.reduce((sum, { quantity }) => sum + quantity, 0);
    return (
      <section class="basket" aria-label={words.basket} ref={this.section} tabIndex={-1}>
        <h3 class="bold">{`${words.basket} (${count})`}</h3>
        <ul>
          {basket.map((line) => (
            <li key={line.variant_id}>
              <span dir="auto">{line.name}</span>
              <button type="button" class="icon" aria-label={fill(words.less, { name: line.name })} onClick={() => this.change(line, -1)}>
                −
              </button>
              <span aria-live="polite">{line.quantity}</span>
              <button type="button" class="icon" aria-label={fill(words.more, { name: line.name })} onClick={() => this.change(line, 1)}>
                +
              </button>
              <span class="bold">{writeMoney(lineTotal(line.price, line.quantity, line.currency), line.currency, language)}</span>
            </li>
          ))}
        </ul>
        <p class="fault small" role="alert" dir="auto">
          {error}
        </p>
        {link && of === basket ? (
          <>
            <p class="sum bold">
              <span>{words.total}</span>
              <span>{writeMoney(link.total_amount, link.currency, language)}</span>
            </p>
            <CheckoutLink url={link.url} around={around} />
          </>
        ) : (
          <button type="button" class="do bold" aria-disabled={busy} onClick={this.checkOut}>
            {words.makeCheckout}
          </button>
        )}
      </section>
    );
  }
}

const OrderCard = ({ card, around: { words, language } }: Props<'order'>) => (
  <div class="card order">
    <span class="bold" dir="auto">
      {fill(words.order, { number: card.order_number })}
    </span>
    <span class="bold">{writeMoney(card.total_amount, card.currency, language)}</span>
    <span class="small dot">{card.status_text ?? card.status}</span>
    {card.detail && (
      <span class="small" dir="auto">
        {card.detail}
      </span>
    )}
  </div>
);

function CheckoutCard({ card, around }: Props<'checkout'>) {
  const { words, language } = around;
  return (
    <div class="card order">
      {card.lines.map(({ name, detail, quantity, price }, place) => (
        <Fragment key={place}>
          <span dir="auto">
            {quantity} × {name}
            {detail && <span class="small"> {detail}</span>}
          </span>
          <span>{writeMoney(lineTotal(price, quantity, card.currency), card.currency, language)}</span>
        </Fragment>
      ))}
      <span class="bold">{words.total}</span>
      <span class="bold">{writeMoney(card.total_amount, card.currency, language)}</span>
      <CheckoutLink url={card.url} around={around} />
    </div>
  );
}

function CheckoutLink({ url, around: { words } }: { url: string; around: Surroundings }) {
  const { href, protocol } = parseAddress(url) ?? { href: '', protocol: '' };
  if (!/^https?:$/.test(protocol)) return null;
  return (
    <a class="pay bold" href={href} target="_blank" rel="noopener noreferrer">
      {words.checkout}
      <span class="hidden"> ({words.opensTab})</span>
    </a>
  );
}
