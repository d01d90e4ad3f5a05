import type { ApprovableAction } from '@parley/contract/ai-policy';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { orderNumbersIn } from '../../entities.ts';
import type { Intent } from '../../intents.ts';
import { type ActionKind, actionKinds } from '../../memory.ts';
import { customerAddress, orderAddress } from './addresses.ts';
import { cancelling } from './cancel.ts';
import { mentionsMethod } from './methods.ts';
import { paying } from './paying.ts';
import { returning } from './returning.ts';
import type { Flow } from './action-context.ts';
import { changing, exchanging } from './variants.ts';

/** All changes for a customer, each with the same steps: collect, show, confirm, run once. */
export const flows: Record<ActionKind, Flow> = {
  cancel: cancelling,
  items: changing,
  order_address: orderAddress,
  own_address: customerAddress,
  payment: paying,
  return: returning,
  exchange: exchanging,
};

/** The kind of action that a permission is about. */
export const actionKindOf = (permission: ApprovableAction | undefined) => actionKinds.find((kind) => flows[kind].permission === permission);

const address = anywhere('address, addresses, shipping address, direccion, domicilio, adresse, lieferadresse, anschrift, morada, endereco');
const emailAddress = anywhere(
  'e ?mail ?(?:address|adresse|adres)?, mail ?(?:address|adresse|adres), adresse (?:e ?)?mail, courriel, correo, direccion de correo, endereco de e ?mail',
);
const order = anywhere(`
  order, orders, package, parcel, delivery, shipment, purchase, pedido, paquete, envio, compra, commande, colis, livraison
  bestellung, paket, lieferung, sendung, encomenda, pacote, entrega`);
const account = anywhere(`
  account, profile, default, usual, home address, cuenta, perfil, habitual, predeterminada, compte, profil, habituelle
  konto, standardadresse, ublich\\w*, conta, predefinida`);
const payment = anywhere(`
  pay(?:ment|ing)?, paid, charge, pago, pagar, forma de pago, paiement, payer, zahl\\w*, bezahl\\w*, pagamento`);
const changes = anywhere(`
  change, switch, use, instead, different, another, other, update, cambi\\w+, usar, otr[oa], chang\\w+, autre, utiliser, modif\\w+
  ander\\w*, wechsel\\w*, lieber, mudar, trocar, alterar, outr[oa]`);

/** The action that an intent and its words ask for; undefined when nothing would change. */
export function actionOf(intent: Intent, text: string): ActionKind | undefined {
  const words = normalizeText(text);
  if (intent === 'cancel_order') return 'cancel';
  if (intent === 'return_item') return 'return';
  if (intent === 'exchange_item') return 'exchange';
  const isPayment = (payment.test(words) || mentionsMethod(text)) && changes.test(words) && !address.test(words);
  if (intent === 'change_order') return isPayment ? 'payment' : address.test(words) ? addressOf(words, 'order_address') : 'items';
  const isOfOne = orderNumbersIn(text).length > 0;
  if (intent === 'payment_issue' || intent === 'payment_methods')
    return (isPayment && (order.test(words) || isOfOne)) || (isOfOne && payment.test(words) && mentionsMethod(text))
      ? 'payment'
      : undefined;
  if (intent === 'change_shipping_address') return addressOf(words, 'order_address');
  if (intent === 'set_shipping_address') return addressOf(words, 'own_address');
  return intent === 'edit_account' && address.test(words) && !emailAddress.test(words) ? 'own_address' : undefined;
}
const asOwn = anywhere(`
  (?:as|to be) my (?:new )?(?:default|usual|account|profile|home)? ?address, (?:my|the) (?:default|usual) address (?:is|to), (?:comme|como|als) (?:mon|mi|minha|meine) (?:adresse|direccion|morada)\\w*, como direccion (?:habitual|predeterminada)`);
const addressOf = (words: string, unsaid: 'order_address' | 'own_address') =>
  asOwn.test(words) || (account.test(words) && !order.test(words)) ? 'own_address' : order.test(words) ? 'order_address' : unsaid;
/** Whether a text refers to a shipment's address rather than the account's. */
export const namesOrder = (text: string) => order.test(normalizeText(text));
