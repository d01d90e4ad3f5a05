import type { ApprovableAction } from '@parley/contract/ai-policy';
import type { Address } from '@parley/contract/addresses';
import { moneyFormat } from '@parley/contract/money';
import { localeOf } from '../../../platform/lib/spoken.ts';
import type { Details } from '../assistant/index.ts';

type Words = {
  done: Record<ApprovableAction, (of: { order: string; label: string; place: string }) => string>;
  refund: { now: (amount: string) => string; on_receipt: (amount: string) => string };
  payment: { now: (amount: string) => string; on_receipt: (amount: string) => string };
};

/** What the customer reads after an approval. `label` is a payment method, `place` an address on one line. */
const words = {
  en: {
    done: {
      cancel: ({ order }) => `Your order ${order} is canceled.`,
      edit_items: ({ order }) => `We’ve updated your order ${order} as you asked.`,
      edit_payment: ({ order, label }) => `The payment method of your order ${order} is now ${label}.`,
      edit_address: ({ order, place }) => `Your order ${order} is now going to ${place}.`,
      customer_address: ({ place }) => `Your address is now ${place}.`,
      return: ({ order }) => `Your return for order ${order} is set up.`,
      exchange: ({ order }) => `Your exchange for order ${order} is set up.`,
    },
    refund: { now: (m) => `We’re refunding you ${m}.`, on_receipt: (m) => `We’ll refund you ${m} once we’ve received the items.` },
    payment: { now: (m) => `We’ve charged you ${m}.`, on_receipt: (m) => `We’ll charge you ${m} once we’ve received the items.` },
  },
  de: {
    done: {
      cancel: ({ order }) => `Ihre Bestellung ${order} ist storniert.`,
      edit_items: ({ order }) => `Wir haben Ihre Bestellung ${order} wie gewünscht geändert.`,
      edit_payment: ({ order, label }) => `Die Zahlungsart Ihrer Bestellung ${order} ist jetzt ${label}.`,
      edit_address: ({ order, place }) => `Ihre Bestellung ${order} geht jetzt an ${place}.`,
      customer_address: ({ place }) => `Ihre Adresse ist jetzt ${place}.`,
      return: ({ order }) => `Ihre Rückgabe für Bestellung ${order} ist angemeldet.`,
      exchange: ({ order }) => `Ihr Umtausch für Bestellung ${order} ist angemeldet.`,
    },
    refund: { now: (m) => `Wir erstatten Ihnen ${m}.`, on_receipt: (m) => `Wir erstatten Ihnen ${m}, sobald die Ware bei uns ist.` },
    payment: { now: (m) => `Wir haben ${m} abgebucht.`, on_receipt: (m) => `Wir buchen ${m} ab, sobald die Ware bei uns ist.` },
  },
  es: {
    done: {
      cancel: ({ order }) => `Hemos cancelado tu pedido ${order}.`,
      edit_items: ({ order }) => `Hemos modificado tu pedido ${order} como nos pediste.`,
      edit_payment: ({ order, label }) => `La forma de pago de tu pedido ${order} es ahora ${label}.`,
      edit_address: ({ order, place }) => `Tu pedido ${order} irá a ${place}.`,
      customer_address: ({ place }) => `Tu dirección es ahora ${place}.`,
      return: ({ order }) => `Tu devolución del pedido ${order} está en marcha.`,
      exchange: ({ order }) => `Tu cambio del pedido ${order} está en marcha.`,
    },
    refund: { now: (m) => `Te reembolsamos ${m}.`, on_receipt: (m) => `Te reembolsaremos ${m} cuando recibamos los artículos.` },
    payment: { now: (m) => `Te hemos cobrado ${m}.`, on_receipt: (m) => `Te cobraremos ${m} cuando recibamos los artículos.` },
  },
  fr: {
    done: {
      cancel: ({ order }) => `Votre commande ${order} est annulée.`,
      edit_items: ({ order }) => `Nous avons modifié votre commande ${order} comme vous le souhaitiez.`,
      edit_payment: ({ order, label }) => `Le moyen de paiement de votre commande ${order} est désormais ${label}.`,
      edit_address: ({ order, place }) => `Votre commande ${order} sera livrée à cette adresse : ${place}.`,
      customer_address: ({ place }) => `Votre adresse est désormais : ${place}.`,
      return: ({ order }) => `Votre retour pour la commande ${order} est enregistré.`,
      exchange: ({ order }) => `Votre échange pour la commande ${order} est enregistré.`,
    },
    refund: { now: (m) => `Nous vous remboursons ${m}.`, on_receipt: (m) => `Nous vous rembourserons ${m} dès réception des articles.` },
    payment: { now: (m) => `Nous avons débité ${m}.`, on_receipt: (m) => `Nous débiterons ${m} dès réception des articles.` },
  },
  pt: {
    done: {
      cancel: ({ order }) => `A sua encomenda ${order} está cancelada.`,
      edit_items: ({ order }) => `Alterámos a sua encomenda ${order} como pediu.`,
      edit_payment: ({ order, label }) => `O método de pagamento da sua encomenda ${order} é agora ${label}.`,
      edit_address: ({ order, place }) => `A sua encomenda ${order} segue agora para ${place}.`,
      customer_address: ({ place }) => `A sua morada é agora ${place}.`,
      return: ({ order }) => `A sua devolução da encomenda ${order} está registada.`,
      exchange: ({ order }) => `A sua troca da encomenda ${order} está registada.`,
    },
    refund: { now: (m) => `Reembolsamos-lhe ${m}.`, on_receipt: (m) => `Reembolsamos-lhe ${m} assim que recebermos os artigos.` },
    payment: { now: (m) => `Cobrámos-lhe ${m}.`, on_receipt: (m) => `Cobramos-lhe ${m} assim que recebermos os artigos.` },
  },
  nl: {
    done: {
      cancel: ({ order }) => `Je bestelling ${order} is geannuleerd.`,
      edit_items: ({ order }) => `We hebben je bestelling ${order} gewijzigd zoals je vroeg.`,
      edit_payment: ({ order, label }) => `De betaalmethode van je bestelling ${order} is nu ${label}.`,
      edit_address: ({ order, place }) => `Je bestelling ${order} gaat nu naar ${place}.`,
      customer_address: ({ place }) => `Je adres is nu ${place}.`,
      return: ({ order }) => `Je retour voor bestelling ${order} is aangemeld.`,
      exchange: ({ order }) => `Je ruiling voor bestelling ${order} is aangemeld.`,
    },
    refund: { now: (m) => `We betalen je ${m} terug.`, on_receipt: (m) => `We betalen je ${m} terug zodra we de artikelen hebben.` },
    payment: { now: (m) => `We hebben ${m} afgeschreven.`, on_receipt: (m) => `We schrijven ${m} af zodra we de artikelen hebben.` },
  },
  it: {
    done: {
      cancel: ({ order }) => `Il tuo ordine ${order} è annullato.`,
      edit_items: ({ order }) => `Abbiamo modificato il tuo ordine ${order} come hai chiesto.`,
      edit_payment: ({ order, label }) => `Il metodo di pagamento del tuo ordine ${order} ora è ${label}.`,
      edit_address: ({ order, place }) => `Il tuo ordine ${order} ora andrà a ${place}.`,
      customer_address: ({ place }) => `Il tuo indirizzo ora è ${place}.`,
      return: ({ order }) => `Il reso per l’ordine ${order} è avviato.`,
      exchange: ({ order }) => `Il cambio per l’ordine ${order} è avviato.`,
    },
    refund: { now: (m) => `Ti rimborsiamo ${m}.`, on_receipt: (m) => `Ti rimborseremo ${m} quando avremo ricevuto gli articoli.` },
    payment: { now: (m) => `Ti abbiamo addebitato ${m}.`, on_receipt: (m) => `Ti addebiteremo ${m} quando avremo ricevuto gli articoli.` },
  },
} as const satisfies Record<string, Words>;
type Language = keyof typeof words;

const languageOf = (wanted: readonly (string | null)[]): Language =>
  wanted.map((one) => one?.slice(0, 2).toLowerCase() ?? '').find((one): one is Language => Object.hasOwn(words, one)) ?? 'en';

type Done = Pick<Details, 'money' | 'currency' | 'address'> & { order: string | null };

/** What was done and which amounts move, in the first supported of these languages. */
export function sentenceOf(
  action: ApprovableAction,
  { money, currency, address, order }: Done,
  languages: readonly (string | null)[],
): string {
  const language = languageOf(languages);
  const { done, ...moved }: Words = words[language];
  const label = money.find(({ kind }) => kind === 'payment')?.label ?? '—';
  const said = done[action]({ order: order ?? '', label, place: placeOf(address) });
  const amounts = action === 'edit_payment' ? [] : money.filter(({ amount }) => Number(amount) !== 0);
  // Uses European Portuguese formats.
  const spoken = (amount: string) => new Intl.NumberFormat(localeOf(language), moneyFormat(currency)).format(Number(amount));
  return [said, ...amounts.map(({ kind, when, amount }) => moved[kind][when](spoken(amount)))].join(' ');
}

const placeOf = (address: Address | null) => (address ? `${address.line1}, ${address.postcode} ${address.city}`.replace(/\s+/g, ' ') : '');
