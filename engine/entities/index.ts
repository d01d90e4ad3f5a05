// Extracts entities in one pass, the most certain kinds first; each match is blanked before the next kind runs.
import { addressMentions } from './addresses.ts';
import { discountCodeMentions, paymentMentions, trackingMentions } from './codes.ts';
import { emailMentions, phoneMentions } from './contact.ts';
import { quantityMentions } from './counts.ts';
import { dateMentions } from './dates.ts';
import type { RequestedData, Entities, Mention } from './mention.ts';
import { amountMentions } from './money.ts';
import { nameMentions } from './names.ts';
import { fieldsIn, isOptionWord, optionMentions } from './options.ts';
import { orderMentions } from './orders.ts';
import { postcodeMentions, postcodesBehind } from './postcodes.ts';
import { type CatalogueEntry, namedOnce, productMentions } from './products.ts';
import { blank, prepareText } from './text.ts';

export type { Address, Amount, RequestedData, Entities, EntityKind, Mention, Option, Quantity } from './mention.ts';

export type Reading = {
  /** The language, if known; German capitalizes all nouns. */
  language?: string | null | undefined;
  /** What the AI asked the customer for. */
  awaiting?: string | null | undefined;
  /** The shop's products. Passing the same list reuses its index. */
  catalogue?: readonly CatalogueEntry[] | undefined;
  /** Only names that customers give as their own, so that a parcel's recipient isn't taken for the customer. */
  own?: boolean | undefined;
};

/** Links, and the signatures that phones add to emails. */
const link =
  /(?:https?:\/\/|www\.)\S{1,400}|sent from my \w+(?: \w+)?|get outlook for \w+|(?:enviado desde mi|envoyé de mon|von meinem|enviado do meu) \w+(?: gesendet)?/giu;

/** All entities of a message with their positions, ordered by kind. */
export function mentionsIn(raw: string, { language, awaiting, catalogue, own = false }: Reading = {}): Mention[] {
  const prepared = prepareText(raw);
  const isRequested = (what: RequestedData) => awaiting === what;
  const mentions: Mention[] = [];
  let rest = prepared.text.replace(link, (match) => ' '.repeat(match.length));
  const take = <M extends Mention>(found: readonly M[]) => {
    mentions.push(...found);
    if (found.length > 0) rest = blank(rest, found);
    return found;
  };
  take(emailMentions(rest));
  const payments = take(paymentMentions(rest));
  take(trackingMentions(rest));
  take(phoneMentions(rest, isRequested('phone')));
  take(amountMentions(prepared, rest));
  take(dateMentions(rest));
  const addresses = take(addressMentions(rest));
  const postcodes = isRequested('postcode') || isRequested('name') ? take(postcodeMentions(rest, isRequested('postcode'))) : [];
  take(orderMentions(rest, isRequested('order_number')));
  if (postcodes.length === 0) take(postcodeMentions(rest));
  take(discountCodeMentions(prepared.text, rest));
  const names = take(nameMentions(prepared, rest, { isRequested: isRequested('name'), own }));
  if (!mentions.some(({ kind }) => kind === 'postcodes')) take(postcodesBehind(names, rest));
  // A payment method can also be a product: "a gift card".
  const cards = payments.filter(({ value }) => value === 'gift_card');
  const fields = fieldsIn(rest).map(({ whole, start, end }) => whole ?? { start, end });
  const withCards = blank(restore(rest, prepared.text, cards), fields);
  const products = productMentions(prepared, withCards, { catalogue, capitals: language !== 'de', isOption: isOptionWord });
  mentions.push(...namedOnce(products));
  const options = optionMentions(prepared, rest, products);
  mentions.push(...options);
  // Measures are no quantities, and a following price ends a quantity.
  mentions.push(...quantityMentions(prepared, blank(rest, options), products));
  for (const { value, start, end } of addresses)
    if (value.postcode) mentions.push({ kind: 'postcodes', value: value.postcode, start, end });
  return mentions;
}

function restore(text: string, original: string, spans: readonly { start: number; end: number }[]) {
  return spans.reduce((now, { start, end }) => now.slice(0, start) + original.slice(start, end) + now.slice(end), text);
}

/** The entities of a message, each value once per kind, in the order of the message. */
export function extractEntities(raw: string, reading: Reading = {}): Entities {
  const mentions = mentionsIn(raw, reading);
  const each = <M extends Mention>(isOne: (mention: Mention) => mention is M): M['value'][] => {
    const seen = new Set<string>();
    return mentions
      .filter(isOne)
      .toSorted((a, b) => a.start - b.start)
      .map(({ value }): M['value'] => value)
      .filter((value) => {
        const key = JSON.stringify(value).toLowerCase();
        return !seen.has(key) && seen.add(key);
      });
  };
  return {
    order_ids: each((mention) => mention.kind === 'order_ids'),
    emails: each((mention) => mention.kind === 'emails'),
    phones: each((mention) => mention.kind === 'phones'),
    names: each((mention) => mention.kind === 'names'),
    postcodes: each((mention) => mention.kind === 'postcodes'),
    products: each((mention) => mention.kind === 'products'),
    options: each((mention) => mention.kind === 'options'),
    quantities: each((mention) => mention.kind === 'quantities'),
    addresses: each((mention) => mention.kind === 'addresses'),
    amounts: each((mention) => mention.kind === 'amounts'),
    dates: each((mention) => mention.kind === 'dates'),
    tracking_ids: each((mention) => mention.kind === 'tracking_ids'),
    discount_codes: each((mention) => mention.kind === 'discount_codes'),
    payment_methods: each((mention) => mention.kind === 'payment_methods'),
  };
}
