import { Component, type ComponentChildren, Fragment } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { BasketLine, ChatView } from '../chat/view.ts';
import type { ChatMessage, createChatCheckout, getChatProduct } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import { parseAddress } from '../lib/address.ts';
import { imageAddress } from '../lib/images.ts';
import { writeMoney } from '../lib/money.ts';
import { fill } from '../words/words.ts';
import { Icon } from './icons.tsx';
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

  private readonly add = async () => {
    const { card, chat, around } = this.props;
    if (this.state.busy) return;
    if (this.state.product) return this.take(this.state.product, this.state.chosen);
    this.setState({ busy: true, said: '' });
    const answer = await chat.ask<typeof getChatProduct>(`products/${encodeURIComponent(card.product_id)}`);
    this.setState({ busy: false });
    if (!answer.ok) return this.setState({ said: answer.reason || around.words.tryLater });
    const there = answer.body.variants.filter((variant) => variant.in_stock);
    const only = there.find(({ variant_id }) => variant_id === card.variant_id) ?? (there.length === 1 ? there[0] : undefined);
    if (only) this.take(answer.body, only.variant_id);
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
    if (there) chat.setBasket(view.basket.map((one) => (one === there ? { ...line, quantity: Math.min(99, one.quantity + 1) } : one)));
    else chat.setBasket([...view.basket, line].slice(-20));
    this.setState({ product: null, said: fill(around.words.added, { name: line.name }) });
  }

  override render({ card, around, children }: BuyingProps, { product, chosen, busy, said }: BuyingState) {
    const { words, language } = around;
    return (
      <span class="buying">
        {product && (
          <select aria-label={words.choose} value={chosen} onChange={(event) => this.setState({ chosen: event.currentTarget.value })}>
            {product.variants.map(({ variant_id, detail, price, in_stock }) => (
              <option key={variant_id} value={variant_id} disabled={!in_stock}>
                {`${detail || product.name} · ${in_stock ? writeMoney(price, product.currency, language) : words.soldOut}`}
              </option>
            ))}
          </select>
        )}
        {children}
        {card.in_stock && (
          <button type="button" class="pill" aria-disabled={busy} aria-label={`${words.add}: ${card.name}`} onClick={this.add}>
            {words.add}
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

/** What the visitor chose, above the composer; checking out makes a link at the shop's prices. */
export class Basket extends Component<Shown, BasketState> {
  override state: BasketState = { busy: false, error: '', link: null, of: [] };

  private readonly checkOut = async () => {
    const { chat, view, around } = this.props;
    if (this.state.busy) return;
    const of = view.basket;
    this.setState({ busy: true, error: '', link: null });
    const lines = of.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
    const answer = await chat.ask<typeof createChatCheckout>('checkout', { lines });
    if (answer.ok) this.setState({ busy: false, link: answer.body, of });
    else this.setState({ busy: false, error: answer.reason || around.words.tryLater });
  };

  override render({ chat, view, around }: Shown, { busy, error, link, of }: BasketState) {
    const { words, language } = around;
    const { basket } = view;
    around.addStyle(css);
    const count = basket.reduce((sum, { quantity }) => sum + quantity, 0);
    return (
      <section class="basket" aria-label={words.basket}>
        <h3 class="bold">{`${words.basket} (${count})`}</h3>
        <ul>
          {basket.map((line) => (
            <li key={line.variant_id}>
              <span dir="auto">{`${line.quantity} × ${line.name}`}</span>
              <span>{writeMoney(line.price, line.currency, language)}</span>
              <button
                type="button"
                class="icon"
                aria-label={fill(words.removeLine, { name: line.name })}
                onClick={() => chat.setBasket(basket.filter((one) => one !== line))}
              >
                <Icon name="close" />
              </button>
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
    <span class="small dot">{card.status}</span>
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
          <span>{writeMoney(price, card.currency, language)}</span>
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
