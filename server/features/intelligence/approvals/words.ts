import type { ApprovableDeed } from '@parley/contract/ai-policy';
import type { Address } from '@parley/contract/addresses';
import { toCents } from '../../../platform/lib/money.ts';
import type { Details } from '../assistant/index.ts';

type Words = {
  done: Record<ApprovableDeed, (of: { order: string; label: string; place: string }) => string>;
  refund: { now: (amount: string) => string; on_receipt: (amount: string) => string };
  payment: { now: (amount: string) => string; on_receipt: (amount: string) => string };
};

/** What the customer reads once a teammate allowed what they asked for. */
const words = {
  en: {
    done: {
      cancel: ({ order }) => `Your order ${order} is cancelled.`,
      edit_items: ({ order }) => `We have changed your order ${order} as you asked.`,
      edit_payment: ({ order, label }) => `Your order ${order} is now paid with ${label}.`,
      edit_address: ({ order, place }) => `Your order ${order} now goes to ${place}.`,
      customer_address: ({ place }) => `Your address is now ${place}.`,
      return: ({ order }) => `Your return for order ${order} is noted.`,
      exchange: ({ order }) => `Your exchange for order ${order} is noted.`,
    },
    refund: { now: (m) => `We refund ${m}.`, on_receipt: (m) => `We refund ${m} once the goods are back.` },
    payment: { now: (m) => `We have charged ${m}.`, on_receipt: (m) => `We charge ${m} once the goods are back.` },
  },
  de: {
    done: {
      cancel: ({ order }) => `Ihre Bestellung ${order} ist storniert.`,
      edit_items: ({ order }) => `Wir haben Ihre Bestellung ${order} wie gewünscht geändert.`,
      edit_payment: ({ order, label }) => `Ihre Bestellung ${order} wird jetzt mit ${label} bezahlt.`,
      edit_address: ({ order, place }) => `Ihre Bestellung ${order} geht jetzt an ${place}.`,
      customer_address: ({ place }) => `Ihre Adresse lautet jetzt ${place}.`,
      return: ({ order }) => `Ihre Rücksendung zur Bestellung ${order} ist vermerkt.`,
      exchange: ({ order }) => `Ihr Umtausch zur Bestellung ${order} ist vermerkt.`,
    },
    refund: { now: (m) => `Wir erstatten ${m}.`, on_receipt: (m) => `Wir erstatten ${m}, sobald die Ware zurück ist.` },
    payment: { now: (m) => `Wir haben ${m} abgebucht.`, on_receipt: (m) => `Wir buchen ${m} ab, sobald die Ware zurück ist.` },
  },
  es: {
    done: {
      cancel: ({ order }) => `Su pedido ${order} está cancelado.`,
      edit_items: ({ order }) => `Hemos cambiado su pedido ${order} como nos pidió.`,
      edit_payment: ({ order, label }) => `Su pedido ${order} se paga ahora con ${label}.`,
      edit_address: ({ order, place }) => `Su pedido ${order} va ahora a ${place}.`,
      customer_address: ({ place }) => `Su dirección es ahora ${place}.`,
      return: ({ order }) => `Hemos anotado su devolución del pedido ${order}.`,
      exchange: ({ order }) => `Hemos anotado su cambio del pedido ${order}.`,
    },
    refund: { now: (m) => `Le reembolsamos ${m}.`, on_receipt: (m) => `Le reembolsaremos ${m} cuando recibamos los artículos.` },
    payment: { now: (m) => `Le hemos cobrado ${m}.`, on_receipt: (m) => `Le cobraremos ${m} cuando recibamos los artículos.` },
  },
  fr: {
    done: {
      cancel: ({ order }) => `Votre commande ${order} est annulée.`,
      edit_items: ({ order }) => `Nous avons modifié votre commande ${order} comme demandé.`,
      edit_payment: ({ order, label }) => `Votre commande ${order} est désormais payée avec ${label}.`,
      edit_address: ({ order, place }) => `Votre commande ${order} sera livrée à cette adresse : ${place}.`,
      customer_address: ({ place }) => `Votre adresse est désormais : ${place}.`,
      return: ({ order }) => `Votre retour pour la commande ${order} est noté.`,
      exchange: ({ order }) => `Votre échange pour la commande ${order} est noté.`,
    },
    refund: { now: (m) => `Nous vous remboursons ${m}.`, on_receipt: (m) => `Nous vous rembourserons ${m} dès réception des articles.` },
    payment: { now: (m) => `Nous avons débité ${m}.`, on_receipt: (m) => `Nous débiterons ${m} dès réception des articles.` },
  },
  pt: {
    done: {
      cancel: ({ order }) => `O seu pedido ${order} está cancelado.`,
      edit_items: ({ order }) => `Alterámos o seu pedido ${order} como pediu.`,
      edit_payment: ({ order, label }) => `O seu pedido ${order} é agora pago com ${label}.`,
      edit_address: ({ order, place }) => `O seu pedido ${order} segue agora para ${place}.`,
      customer_address: ({ place }) => `A sua morada é agora ${place}.`,
      return: ({ order }) => `Registámos a sua devolução do pedido ${order}.`,
      exchange: ({ order }) => `Registámos a sua troca do pedido ${order}.`,
    },
    refund: { now: (m) => `Reembolsamos ${m}.`, on_receipt: (m) => `Reembolsamos ${m} assim que recebermos os artigos.` },
    payment: { now: (m) => `Cobrámos ${m}.`, on_receipt: (m) => `Cobramos ${m} assim que recebermos os artigos.` },
  },
} as const satisfies Record<string, Words>;
type Language = keyof typeof words;

const languageOf = (wanted: readonly (string | null)[]): Language =>
  wanted.map((one) => one?.slice(0, 2).toLowerCase() ?? '').find((one): one is Language => Object.hasOwn(words, one)) ?? 'en';

type Done = Pick<Details, 'money' | 'currency' | 'address'> & { order: string | null };

/** What was done and what it moves, in the first of these languages that we speak. */
export function sentenceOf(deed: ApprovableDeed, { money, currency, address, order }: Done, languages: readonly (string | null)[]): string {
  const language = languageOf(languages);
  const { done, ...moved }: Words = words[language];
  const label = money.find(({ kind }) => kind === 'payment')?.label ?? '—';
  const said = done[deed]({ order: order ?? '', label, place: placeOf(address) });
  const amounts = deed === 'edit_payment' ? [] : money.filter(({ amount }) => toCents(amount) !== 0);
  const spoken = (amount: string) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
  return [said, ...amounts.map(({ kind, when, amount }) => moved[kind][when](spoken(amount)))].join(' ');
}

const placeOf = (address: Address | null) => (address ? `${address.line1}, ${address.postcode} ${address.city}`.replace(/\s+/g, ' ') : '');
