// Generates informal messages from our own phrasings and the shop's values, so that all entities are known.
import type { Gold, Kind, Shop } from './tau-gold.ts';

type Values = {
  name: string;
  zip: string;
  email: string;
  order: string;
  product: string;
  other: string;
  color: string;
  size: string;
  street: string;
  flat: string;
  city: string;
  state: string;
  count: string;
  word: string;
};
type Slot = keyof Values;

const wordings = [
  'hi my name is {name} zip {zip}, i want to cancel order {order}',
  "hello, it's {name} ({email}) - where is {order}???",
  'im {name}, zipcode {zip}. need to send back the {product} from {order} asap',
  '{name} here. my zip is {zip} and i never got my {product}',
  'order no {order} the {product} arrived broken!! my mail is {email}',
  'Can I swap the {color} {product} for a {size} one? order number is {order}',
  'pls change the address of {order} to {street}, {flat}, {city}, {state} {zip}',
  'I moved!! new adress: {street} {flat} {city} {state} {zip} thx {name}',
  'i ordered {count} {product} but got only one, order {order}',
  'want to exchange my {product} to the same in {color} size {size}',
  'refund me for the {product} AND the {other} now. {order}',
  'name: {name}\nemail: {email}\norder: {order}\nitem: {product}',
  'Hi, I bought a {color} {product} and a {other} last week (order {order}) and both are too small',
  'could u tell me if the {product} comes in {color}? also in {size}?',
  '{order} pls cancel, ordered by mistake. {name} {zip}',
  "this is {name}, i'd like to add {word} more {product} to {order}",
  'whats the status of my orders {order}? email {email}',
  'Dear team,\nmy {product} ({order}) stopped working after two days.\nRegards,\n{name}',
  'hello i live at {street}, {city}, {state} {zip} do you ship there',
  'the {color} {other} doesnt fit, i need it in {size}. zip code {zip}, last name is {name}',
  'hola soy {name}, mi código postal es {zip} y quiero cancelar el pedido {order}',
  'me llamo {name}, mi correo es {email}, no ha llegado el pedido {order}',
  "bonjour je m'appelle {name}, code postal {zip}, commande {order} pas reçue",
  'je suis {name} ({email}), je veux annuler la commande {order}',
  'hallo ich heiße {name}, plz {zip}, bestellung {order} ist nicht da',
  'ich bin {name}, meine mail ist {email} und ich will bestellung {order} zurückgeben',
  'oi, meu nome é {name}, cep {zip}, quero cancelar o pedido {order}',
  'sou a {name}, email {email}, onde está a encomenda {order}',
];

/** Deterministic: each phrasing gets different values, and every other message is in lower case or without "#". */
export function messyGold({ users, orders, products }: Shop): Gold[] {
  const people = [...users.values()];
  const owned = [...orders.values()];
  return Array.from({ length: 20 }, (_, round) => round).flatMap((round) =>
    wordings.map((wording, place) => {
      const at = round * wordings.length + place;
      const user = people[(at * 7) % people.length];
      const order = owned[(at * 13) % owned.length];
      const [one, two] = [products[at % products.length], products[(at * 3 + 1) % products.length]];
      if (!user || !order || !one || !two) throw new Error('The shop is empty.');
      return write(wording, at, {
        name: `${user.name.first_name} ${user.name.last_name}`,
        zip: user.address.zip,
        email: user.email,
        order: at % 3 === 0 ? order.order_id : order.order_id.slice(1),
        product: one.name,
        other: two.name,
        color: pick(['black', 'navy blue', 'red', 'dark green', 'silver', 'grey', 'pink'], at),
        size: pick(['M', 'XL', 'large', '10', 'small', 'XXL'], at),
        street: user.address.address1,
        flat: user.address.address2,
        city: user.address.city,
        state: user.address.state,
        count: String((at % 5) + 2),
        word: pick(['two', 'three', 'five', 'ten'], at),
      });
    }),
  );
}

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
const numbers: Record<string, string> = { two: '2', three: '3', five: '5', ten: '10' };

function write(wording: string, at: number, values: Values): Gold {
  const style = [
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.replace(/[,.!?]+(?=\s|$)/g, ''),
    (text: string) => text.toLowerCase().replace(/['#]|[,!?]+(?=\s|$)/g, ''),
  ][at % 4];
  const text = wording.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot as Slot]);
  const has = (slot: Slot) => wording.includes(`{${slot}}`);
  const given = (...slots: Slot[]) => slots.filter(has).map((slot) => values[slot]);
  const must: Gold['must'] = {
    order_ids: given('order'),
    names: given('name'),
    emails: given('email'),
    postcodes: given('zip'),
    products: given('product', 'other'),
    options: given('color', 'size'),
    quantities: [...given('count'), ...given('word').map((word) => numbers[word] ?? '')],
    addresses: has('street') ? [`${values.street} ${values.city} ${values.zip}`] : [],
  };
  const may: Partial<Record<Kind, string[]>> = { quantities: ['2', '1'], options: ['small'] };
  return { text: style?.(text) ?? text, must, may };
}
