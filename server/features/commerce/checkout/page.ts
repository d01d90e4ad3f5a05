import { moneyFormat, toAmount } from '@parley/contract/money';
import { type Cart, nameOf, type Refused } from './cart.ts';
import { type TypedCard, paysOf } from './gift-card.ts';
import { cardWords } from './card-words.ts';
import { countriesIn } from './countries.ts';
import type { Typed } from './form.ts';
import { payWords } from './pay-words.ts';
import type { Method } from './payments.ts';
import type { Line } from './rules.ts';
import { type Look, plainLook } from './look.ts';
import { fields, type Field, type Language, words } from './words.ts';
import { safe } from '../../../platform/lib/html.ts';
import { publicPage } from '../../../platform/lib/public-page.ts';
import { localeOf } from '../../../platform/lib/spoken.ts';

export const frame = ({ language, shop, logo, colour }: Look, title: string, body: string, wide = false) =>
  publicPage({
    language,
    title,
    style: `/c/style.css?colour=${colour.slice(1)}`,
    header: `<div class="brand">${logo ? `<img src="${safe(logo)}" alt="">` : ''}<span>${safe(shop)}</span></div>\n`,
    body,
    wide,
  });

/** A time as the shop's zone has it, with the zone's name. */
export const timeIn = (language: Language, at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(at);

export const moneyIn = (language: Language, currency: string) => {
  const format = new Intl.NumberFormat(localeOf(language), moneyFormat(currency));
  return (cents: number) => safe(format.format(Number(toAmount(cents, currency))));
};
type Money = ReturnType<typeof moneyIn>;

export type Form = {
  look: Look;
  cart: Cart;
  /** The gift card that was typed. */
  card: TypedCard | null;
  currency: string;
  methods: readonly Method[];
  until: Date;
  typed: Typed;
  /** A draft keeps the discount the shop gave it. */
  takesCode: boolean;
  /** The customer may change quantities and remove lines. */
  adjustable: boolean;
  /** Quantities as typed where they couldn't be used. */
  quantities?: ReadonlyMap<string, string>;
  issues?: readonly Field[];
  /** An error that belongs to no field. */
  sentence?: string | undefined;
};
/** The cart and the order form. A plain HTML form, so that it works in any in-app browser. */
export function checkoutPage(form: Form): string {
  const { look, cart, currency } = form;
  const w = words[look.language];
  const money = moneyIn(look.language, currency);
  return frame(
    look,
    w.title(look.shop),
    `${issueBox(form, money)}<form method="post" class="columns">
${form.adjustable ? usualButton : ''}<input type="hidden" name="seen" value="${cart.seen}">
<section class="cart paper" aria-labelledby="cart"><h2 id="cart">${safe(w.cart)}</h2>
${cartList(form, money)}
${form.takesCode ? codeField(form, money) : ''}
${cardField(form)}
</section>
<div class="details">
${section(form, w.contact, contactFields(form))}
${section(form, w.address, addressFields(form))}
${section(form, w.pay, ways(form), 'method')}
<button class="place" name="do" value="place">${safe(w.place)} · ${money(cart.total - paysOf(form.card))}</button>
<p class="hint">${safe(w.until(new Intl.DateTimeFormat(localeOf(look.language), { dateStyle: 'long' }).format(form.until)))}</p>
</div>
</form>`,
    true,
  );
}

function issueBox({ look, cart, card, issues = [], sentence }: Form, money: Money): string {
  const w = words[look.language];
  const code = refusalOf(cart, look.language, money);
  const refused = cardRefusal(card, look.language);
  if (issues.length === 0 && !sentence && !code && !refused) return '';
  const wrong = [
    ...(code ? [['code', code]] : []),
    ...(refused ? [['card', refused]] : []),
    ...issues.map((field) => [field, safe(w.issues[field])]),
  ];
  const items = wrong.map(([field, why]) => `<li><a href="#${field}">${why}</a></li>`).join('');
  return `<div class="fault" role="alert">${sentence ? `<p>${safe(sentence)}</p>` : ''}${items && `<p>${safe(w.check)}</p><ul>${items}</ul>`}</div>`;
}

/** Enter presses a form's first button: this one, and not one that removes a product. */
const usualButton = '<button class="usual" name="do" value="update" tabindex="-1" aria-hidden="true" formnovalidate></button>\n';

function cartList(form: Form, money: Money): string {
  const {
    cart,
    card,
    look: { language },
  } = form;
  const w = words[language];
  const lines = cart.lines.map((line) => {
    const image = line.image && /^(https:\/\/|\/(?!\/))/.test(line.image) ? `<img src="${safe(line.image)}" alt="">` : '';
    const notes = [safe(line.detail), line.quantity > 1 ? w.each(money(line.cents)) : ''].filter(Boolean);
    return `<li>${image}<span class="what">${line.quantity} × ${safe(line.name)}${notes.map((note) => `<small>${note}</small>`).join('')}${form.adjustable ? quantityField(form, line) : ''}</span><span class="sum">${money(line.quantity * line.cents)}</span></li>`;
  });
  const rows = [
    [w.subtotal, money(cart.subtotal)],
    ...(cart.off > 0 ? [[cart.goodsName === null ? w.discount : `${w.discount} (${cart.goodsName})`, `−${money(cart.off)}`]] : []),
    [
      cart.shippingName === null ? w.shipping : `${w.shipping} (${cart.shippingName})`,
      cart.shipping === 0 ? safe(w.free) : money(cart.shipping),
    ],
    ...(cart.tax > 0 && !cart.taxIncluded ? taxRows(cart, language, money) : []),
  ].map(([name = '', sum = '']) => `<dt>${safe(name)}</dt><dd>${sum}</dd>`);
  const update = `<button class="update" name="do" value="update" formnovalidate>${safe(w.update)}</button>`;
  return `<ul class="lines">${lines.join('')}</ul>${form.adjustable ? update : ''}
<dl>${rows.join('')}<dt class="total">${safe(w.total)}</dt><dd class="total">${money(cart.total)}</dd>${
    cart.taxIncluded
      ? taxRows(cart, language, money)
          .map(([name = '', sum = '']) => `<dt class="tax">${safe(w.includes(name))}</dt><dd class="tax">${sum}</dd>`)
          .join('')
      : ''
  }${cardRows(cart, card, language, money)}</dl>`;
}

/** What a gift card pays, and what is left to pay. */
function cardRows(cart: Cart, card: TypedCard | null, language: Language, money: Money): string {
  if (!card || 'refused' in card) return '';
  const w = cardWords[language];
  return `<dt>${safe(w.card(card.lastFour))}</dt><dd>−${money(card.pays)}</dd><dt class="total">${safe(w.toPay)}</dt><dd class="total">${money(cart.total - card.pays)}</dd>`;
}

/** A line's quantity, and the button that removes it unless it is the only one. */
function quantityField({ cart, look, quantities }: Form, line: Line): string {
  const w = words[look.language];
  const field = safe(`quantity-${line.variant_id}`);
  const name = nameOf(line);
  const value = quantities?.get(line.variant_id) ?? String(line.quantity);
  const remove = `<button name="do" value="${safe(`remove-${line.variant_id}`)}" aria-label="${safe(w.removeName(name))}" formnovalidate>${safe(w.remove)}</button>`;
  return `<span class="count"><label for="${field}">${safe(w.quantity(name))}</label><input id="${field}" name="${field}" type="number" inputmode="numeric" min="0" max="1000" value="${safe(value)}">${cart.lines.length > 1 ? remove : ''}</span>`;
}

/** Each tax by its name; one that is only a sum by the word for it. */
function taxRows({ tax, taxes }: Cart, language: Language, money: Money): string[][] {
  if (taxes.length === 0) return tax > 0 ? [[words[language].tax, money(tax)]] : [];
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 4 });
  return taxes.map(({ name, ppm, cents }) => [`${name} ${percent.format(ppm / 1_000_000)}`, money(cents)]);
}

function codeField({ look, cart }: Form, money: Money): string {
  const w = words[look.language];
  const why = refusalOf(cart, look.language, money);
  return `<div class="field"><label for="code">${safe(w.code)}<span>${safe(w.optional)}</span></label>
<div class="code"><input id="code" name="code" maxlength="60" autocomplete="off" autocapitalize="characters" value="${safe(cart.code)}"${why ? ' aria-invalid="true" aria-describedby="code-wrong"' : ''}><button name="do" value="apply" formnovalidate>${safe(w.apply)}</button></div>
${why ? `<p class="wrong" id="code-wrong">${why}</p>` : ''}${cart.isBeaten ? `<p class="hint" role="status">${safe(w.beaten)}</p>` : ''}</div>`;
}

function cardField({ look, card, currency }: Form): string {
  const w = words[look.language];
  const texts = cardWords[look.language];
  const why = cardRefusal(card, look.language);
  const left =
    card && 'left' in card && card.left > 0
      ? `<p class="hint">${safe(texts.left('\u0000')).replace('\u0000', moneyIn(look.language, currency)(card.left))}</p>`
      : '';
  return `<div class="field"><label for="card">${safe(texts.label)}<span>${safe(w.optional)}</span></label>
<div class="code"><input id="card" name="card" maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${safe(card?.code ?? '')}"${why ? ' aria-invalid="true" aria-describedby="card-wrong"' : ''}><button name="do" value="apply" formnovalidate aria-label="${safe(`${w.apply}: ${texts.label}`)}">${safe(w.apply)}</button></div>
<input type="hidden" name="card_seen" value="${paysOf(card)}">
${why ? `<p class="wrong" id="card-wrong">${why}</p>` : left}</div>`;
}
const cardRefusal = (card: TypedCard | null, language: Language) =>
  card && 'refused' in card ? safe(cardWords[language].refused[card.refused]) : '';

function refusalOf({ refused }: Cart, language: Language, money: Money): string {
  if (!refused) return '';
  const w = words[language];
  return `${whyOf(refused, language, money)} ${safe(w.otherCode)}`;
}

function whyOf({ refused, minimum, quantity }: Refused, language: Language, money: Money): string {
  const w = words[language];
  if (refused === 'minimum') return w.minimum(money(minimum));
  return safe(refused === 'quantity' ? w.minimumQuantity(quantity) : w.refused[refused]);
}

const section = ({ issues = [], look }: Form, title: string, body: string, field?: Field) => {
  const wrong = field && issues.includes(field);
  const note = wrong ? `<p class="wrong" id="${field}-wrong">${safe(words[look.language].issues[field])}</p>` : '';
  return `<fieldset class="paper"${field ? ` id="${field}" tabindex="-1"` : ''}${wrong ? ` aria-describedby="${field}-wrong"` : ''}><legend>${safe(title)}</legend>${body}${note}</fieldset>`;
};

const contactFields = (form: Form) =>
  input(form, 'name', 'autocomplete="name" maxlength="120" required') +
  input(form, 'email', 'type="email" autocomplete="email" maxlength="254" required') +
  input(form, 'phone', 'type="tel" autocomplete="tel" maxlength="40"');

function addressFields(form: Form): string {
  const { look, typed } = form;
  const w = words[look.language];
  const options = countriesIn(look.language).map(
    ([code, name]) => `<option value="${code}"${typed.country === code ? ' selected' : ''}>${safe(name)}</option>`,
  );
  const wrong = issueOf(form, 'country');
  return `${input(form, 'line1', 'autocomplete="address-line1" maxlength="200" required')}${input(form, 'line2', 'autocomplete="address-line2" maxlength="200"')}
<div class="pair">${input(form, 'postcode', 'autocomplete="postal-code" maxlength="20" required')}${input(form, 'city', 'autocomplete="address-level2" maxlength="100" required')}</div>
${input(form, 'region', 'autocomplete="address-level1" maxlength="100"')}
<div class="field"><label for="country">${safe(w.labels.country)}</label><select id="country" name="country" autocomplete="country" required${wrong.mark}><option value="">${safe(w.choose)}</option>${options.join('')}</select>${wrong.note}</div>`;
}

const isOptional = (field: Field) => field === 'phone' || field === 'line2' || field === 'region';
function input(form: Form, field: Exclude<Field, 'method'>, more: string): string {
  const w = words[form.look.language];
  const wrong = issueOf(form, field);
  const optional = isOptional(field) ? `<span>${safe(w.optional)}</span>` : '';
  return `<div class="field"><label for="${field}">${safe(w.labels[field])}${optional}</label><input id="${field}" name="${field}" value="${safe(form.typed[field])}" ${more}${wrong.mark}>${wrong.note}</div>`;
}

function issueOf({ look, issues = [] }: Form, field: Field) {
  if (!issues.includes(field)) return { mark: '', note: '' };
  return {
    mark: ` aria-invalid="true" aria-describedby="${field}-wrong"`,
    note: `<p class="wrong" id="${field}-wrong">${safe(words[look.language].issues[field])}</p>`,
  };
}

function ways({ look, methods, typed, cart, card }: Form): string {
  const w = words[look.language];
  if (cart.total > 0 && paysOf(card) === cart.total) return `<p>${safe(cardWords[look.language].covered)}</p>`;
  const choices = methods.map((method) => {
    const [name, hint] = w.methods[method];
    const checked = typed.method === method || methods.length === 1 ? ' checked' : '';
    return `<label><input type="radio" name="method" value="${method}" required${checked}><span>${safe(name)}</span><span class="hint">${safe(hint)}</span></label>`;
  });
  // Only cards are offered, and the account to charge them isn't connected.
  if (choices.length === 0) return `<p class="wrong">${safe(payWords[look.language].off)}</p>`;
  return `<div class="ways">${choices.join('')}</div>`;
}

/** An empty form. */
export const blank = (country: string): Typed => ({ ...(Object.fromEntries(fields.map((field) => [field, ''])) as Typed), country });

type Placed = {
  look: Look;
  number: string;
  total: number;
  /** What a gift card or card payment left to pay. */
  due: number;
  currency: string;
  /** What happens next. */
  next: string;
  /** Where an order that waits for a card payment is paid. */
  payHref?: string | undefined;
};
/** Shows number and total but no personal data, because anyone with the link can open it. */
export function placedPage({ look, number, total, due, currency, next, payHref }: Placed): string {
  const w = words[look.language];
  const money = moneyIn(look.language, currency);
  const left = due > 0 && due < total ? `<p>${safe(payWords[look.language].due)}: ${money(due)}</p>` : '';
  return frame(
    look,
    w.thanks,
    `<div class="paper" role="status"><p class="number">${safe(w.placed(number))}</p><p>${safe(w.total)}: ${money(total)}</p>${left}<p>${safe(next)}</p>${payHref ? `<p><a class="button" href="${safe(payHref)}">${safe(w.pay)}</a></p>` : ''}</div>`,
  );
}

export const closedPage = (look: Look, why: 'expired' | 'cancelled' | 'missing'): string =>
  frame(look, words[look.language].closedTitle, `<div class="paper"><p>${safe(words[look.language][why])}</p></div>`);

export function busyPage(languages: readonly string[]): string {
  const look = plainLook(languages);
  const w = words[look.language];
  return frame(look, w.busyTitle, `<div class="paper"><p role="alert">${safe(w.busy)}</p></div>`);
}

/** What is short; where the customer may change the cart, with what is left of it. */
export function stockSentence(
  { short, lines }: Pick<Cart, 'short' | 'lines'>,
  language: Language,
  adjustable: boolean,
): string | undefined {
  if (short.length === 0) return undefined;
  const w = words[language];
  // The only product can't be removed.
  const canGoOn = lines.length > 1 || short.some(({ left }) => left > 0);
  if (!adjustable || !canGoOn) return w.stock([...new Set(short.map(nameOf))].join('; '));
  const count = new Intl.NumberFormat(localeOf(language));
  return w.short(short.map((line) => w.left(nameOf(line), count.format(line.left))).join('; '));
}
