import type { Address } from '@parley/contract/addresses';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { addressIn, flatIn, missingPart, linesOf, withoutNumbers, type Parts } from './address.ts';
import { correctionsIn, isSameStreet } from './address-corrections.ts';
import { countryAmong, countryIn, sayCountry } from './countries.ts';
import { deliversTo } from '../shop-facts.ts';
import { cities } from '../../entities/places.ts';
import { plain } from '../../words.ts';
import type { Flow, ActionContext } from './action-context.ts';

const ownAddress = anywhere(`
  (?:my |the )?(?:default|usual|account|profile|home|own) address, address (?:in|on|of|from) my (?:account|profile)
  (?:mi )?direccion (?:habitual|predeterminada|de casa|de mi cuenta), (?:mon )?adresse (?:habituelle|par defaut|de mon compte)
  (?:meine )?(?:standard|ubliche|haus)\\s?adresse, adresse (?:in|aus) meinem konto, (?:minha )?morada (?:habitual|predefinida|da minha conta)`);

const another = anywhere(`
  (?:old|other|another|different|previous|wrong|second|work|office) (?:delivery )?address, (?:otra|anterior|antigua) direccion, direccion (?:anterior|antigua|equivocada), (?:autre|ancienne|mauvaise) adresse
  (?:andere|alte|falsche|vorherige) (?:liefer)?adresse, (?:outra|antiga|anterior) morada, morada (?:antiga|anterior|errada)`);
const speaksOfCountry = anywhere('country, land, pais, pays');

const usual = ({ customer }: ActionContext): Parts => known(customer?.addresses[0]);
const known = (address: Address | null | undefined): Parts =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''));

/** The address that would be changed. */
const currentOf = (ctx: ActionContext): Parts => (ctx.action.kind === 'order_address' ? known(ctx.order?.shipping_address) : usual(ctx));
const hasStreet = (text: string) => addressIn(text).line1 !== undefined;

/** Parts that stay unless the customer changes them: the recipient and the country. */
function unchanged(ctx: ActionContext): Parts {
  const before = ctx.action.kind === 'order_address' ? known(ctx.order?.shipping_address) : usual(ctx);
  const { name, country } = { ...usual(ctx), ...before };
  return { ...(name && { name }), ...(country && { country }) };
}

async function collect(ctx: ActionContext, text: string) {
  const { action, dialogue } = ctx;
  const isAsked = dialogue.memory.awaiting === 'address' && dialogue.memory.action?.kind === action.kind;
  const byName = action.kind === 'order_address' && ownAddress.test(normalizeText(text)) ? usual(ctx) : {};
  // The parcel goes there already.
  if (byName.line1 !== undefined && byName.line1 === currentOf(ctx).line1 && byName.postcode === currentOf(ctx).postcode) return { action };
  if (byName.line1 !== undefined) return { action: { ...action, address: byName } };
  const hasBegun = Object.keys(action.address).length > 0;
  // What a correction leaves out stays: of the new address, or of the one the parcel has.
  const current = action.address.line1 === undefined ? currentOf(ctx) : action.address;
  const corrected = addressIn(text).postcode === undefined || !hasStreet(text) ? correctionsIn(withoutNumbers(text), current) : undefined;
  if (corrected) return { action: { ...action, address: { ...current, ...corrected } } };
  const flat = action.address.line1 === undefined ? undefined : flatIn(text, action.address.line2);
  if (flat !== undefined && addressIn(text).postcode === undefined)
    return { action: { ...action, address: { ...action.address, line2: flat } } };
  // "Yes, but to my old address": the AI has to ask which one that is.
  const isAnother =
    dialogue.memory.awaiting === 'confirmation' && another.test(normalizeText(text)) && Object.keys(addressIn(text)).length === 0;
  if (isAnother) return { action: { ...action, address: {} } };
  const said = addressIn(
    text,
    isAsked && hasBegun && !isOther(ctx) ? missingPart({ ...unchanged(ctx), ...action.address }) : undefined,
    cities.has(plain(text).trim()),
  );
  const mayBeCountry = speaksOfCountry.test(normalizeText(text)) || (text.trim().split(/\s+/).length <= 3 && !isOther(ctx));
  const country = action.address.line1 !== undefined && Object.keys(said).length === 0 && mayBeCountry ? countryAmong(text) : undefined;
  if (country) return { action: { ...action, address: sameCountry(ctx, { ...action.address, country }) } };
  const stays = hasBegun && Object.keys(said).length === 0 ? inSameTown(ctx, action.address, text) : action.address;
  if (stays.city !== action.address.city) return { action: { ...action, address: stays } };
  // Before the AI asks for an address, a postcode may only prove the customer's identity.
  if (Object.keys(said).length === 0 || (!isAsked && !hasBegun && said.line1 === undefined)) return { action };
  const isWhole = said.line1 !== undefined && said.postcode !== undefined;
  if (!isWhole && said.city === undefined && action.address.line1 === undefined && isSameStreet(said, current))
    return { action: { ...action, address: { ...current, ...said } } };
  const address = inSameTown(ctx, { ...unchanged(ctx), ...(isWhole ? {} : action.address), ...said }, text);
  const isSaid = said.country !== undefined || (!isWhole && action.address.country !== undefined && action.address.postcode !== undefined);
  return { action: { ...action, address: plausible(sameCountry(ctx, address), isSaid) } };
}

const sameTown = anywhere(`
  same (?:city|town|place), still (?:in )?(?:the same )?(?:city|town), gleiche[rnsm]? (?:stadt|ort), selbe[rnsm]? (?:stadt|ort), misma ciudad, meme ville, mesma cidade, zelfde (?:stad|plaats|gemeente), stessa citta`);
/** "Chicago still", "same town": the town and its region stay; so does the region of a town that is named again. */
function inSameTown(ctx: ActionContext, address: Parts, text: string): Parts {
  const { city, region } = currentOf(ctx);
  if (city === undefined) return address;
  const words = ` ${plain(text).replace(/[^\p{L}\d]+/gu, ' ')} `;
  const isNamed = address.city === undefined && (words.includes(` ${plain(city)} `) || sameTown.test(normalizeText(text)));
  // Where a town has one code of four digits, it stays as well; the customer sees it before they say yes.
  const code = isNamed && address.postcode === undefined && four.test(currentOf(ctx).postcode ?? '') ? currentOf(ctx).postcode : undefined;
  const next = isNamed ? { ...address, city, ...(code !== undefined && { postcode: code }) } : address;
  return next.region === undefined && region !== undefined && plain(next.city ?? '') === plain(city) ? { ...next, region } : next;
}

/** A yes, a question or a clear intent isn't a city, however short it is. */
function isOther({ dialogue: { nlu } }: ActionContext) {
  const [lead] = nlu.detectedIntents;
  return nlu.consent !== undefined || /[?¿]/.test(nlu.text) || (nlu.known >= 0.5 && (lead?.likelihood ?? 0) >= 0.6 && !/\d/.test(nlu.text));
}

/** Postcode formats of countries with many customers; other countries accept any. */
const five = /^\d{5}$/;
const four = /^\d{4}$/;
const shapes: Record<string, RegExp> = {
  ...{ DE: five, FR: five, ES: five, IT: five, FI: five, AT: four, BE: four, CH: four, DK: four, NO: four },
  NL: /^\d{4}\s?[a-z]{2}$/i,
  PT: /^\d{4}(?:-\d{3})?$/,
  US: /^\d{5}(?:-\d{4})?$/,
  GB: /^[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}$/i,
  CA: /^[a-z]\d[a-z]\s?\d[a-z]\d$/i,
  BR: /^\d{5}-?\d{3}$/,
  PL: /^\d{2}-?\d{3}$/,
  SE: /^\d{3}\s?\d{2}$/,
};
/** Formats that only one country uses. */
const unmistakable: Record<string, RegExp> = {
  NL: /^\d{4}\s?[a-z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$/i,
  CA: /^[a-z]\d[a-z]\s?\d[a-z]\d$/i,
};
/** Keeps the previous country unless the new postcode can't belong to it; then the AI asks. */
function plausible(address: Parts, isSaid: boolean): Parts {
  const { country, postcode, ...rest } = address;
  const shape = country === undefined ? undefined : shapes[countryIn(country) ?? country];
  const isOdd = !isSaid && shape !== undefined && postcode !== undefined && !shape.test(postcode);
  if (!isOdd) return address;
  const own = Object.keys(unmistakable).find((one) => unmistakable[one]?.test(postcode));
  return own === undefined ? { ...rest, postcode } : { ...rest, postcode, country: own };
}

/** Keeps the shop's own spelling of the country. */
function sameCountry(ctx: ActionContext, address: Parts): Parts {
  const before = unchanged(ctx).country;
  const isSame = before !== undefined && address.country !== undefined && (countryIn(before) ?? before) === address.country;
  return isSame ? { ...address, country: before } : address;
}

async function ask({ action, dialogue }: ActionContext) {
  const { say } = dialogue;
  const { country } = action.address;
  const code = country === undefined ? undefined : (countryIn(country) ?? country);
  if (code !== undefined && action.kind === 'order_address' && (await deliversTo(dialogue, code)) === false)
    return { awaiting: 'address' as const, text: say.ofOrder.notDelivered(sayCountry(code, dialogue.replyLanguage)), reset: true };
  const missing = missingPart(action.address);
  if (missing === undefined) return null;
  const hasBegun = action.address.line1 !== undefined || action.address.postcode !== undefined || action.address.city !== undefined;
  return { awaiting: 'address' as const, text: hasBegun ? say.action.askPart[missing] : say.action.askAddress };
}

function whole({ name, line1 = '', line2, city = '', region, postcode = '', country = '' }: Parts): Address {
  return { ...(name && { name }), line1, ...(line2 && { line2 }), city, ...(region && { region }), postcode, country };
}

const shared = { collect, ask, lines: ({ action, dialogue }: ActionContext) => linesOf(action.address, dialogue.replyLanguage) };
export const orderAddress: Flow = {
  permission: 'edit_address',
  intent: 'change_shipping_address',
  ...shared,
  call: ({ dialogue: { tools }, action, order }, confirmed) =>
    tools.call('modify_pending_order_address', { order_number: order?.order_number ?? '', address: whole(action.address), confirmed }),
};
export const customerAddress: Flow = {
  permission: 'customer_address',
  intent: 'set_shipping_address',
  ...shared,
  call: ({ dialogue: { tools }, action }, confirmed) =>
    tools.call('modify_customer_address', { address: whole(action.address), confirmed }),
};
