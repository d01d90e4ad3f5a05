import type { Address } from '@parley/contract/addresses';
import { anywhere, heardAs } from '../../hearing/pattern.ts';
import { addressIn, flatIn, lacking, linesOf, type Parts } from './address.ts';
import { countryAmong, countryIn } from './countries.ts';
import { cities } from '../../entities/places.ts';
import { plain } from '../../words.ts';
import type { Flow, Stage } from './stage.ts';

const ownAddress = anywhere(`
  (?:my |the )?(?:default|usual|account|profile|home|own) address, address (?:in|on|of|from) my (?:account|profile)
  (?:mi )?direccion (?:habitual|predeterminada|de casa|de mi cuenta), (?:mon )?adresse (?:habituelle|par defaut|de mon compte)
  (?:meine )?(?:standard|ubliche|haus)\\s?adresse, adresse (?:in|aus) meinem konto, (?:minha )?morada (?:habitual|predefinida|da minha conta)`);

const another = anywhere(`
  (?:old|other|another|different|previous|wrong|second|work|office) (?:delivery )?address, (?:otra|anterior|antigua) direccion, direccion (?:anterior|antigua|equivocada), (?:autre|ancienne|mauvaise) adresse
  (?:andere|alte|falsche|vorherige) (?:liefer)?adresse, (?:outra|antiga|anterior) morada, morada (?:antiga|anterior|errada)`);
const speaksOfCountry = anywhere('country, land, pais, pays');

const usual = ({ customer }: Stage): Parts => known(customer?.addresses[0]);
const known = (address: Address | null | undefined): Parts =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, value]) => typeof value === 'string' && value !== ''));

/** What stays unless it is said: who it is for, and the country. */
function kept(stage: Stage): Parts {
  const before = stage.deed.kind === 'order_address' ? known(stage.order?.shipping_address) : usual(stage);
  const { name, country } = { ...usual(stage), ...before };
  return { ...(name && { name }), ...(country && { country }) };
}

async function hear(stage: Stage, text: string) {
  const { deed, talk } = stage;
  const isAsked = talk.memory.awaiting === 'address' && talk.memory.deed?.kind === deed.kind;
  const byName = deed.kind === 'order_address' && ownAddress.test(heardAs(text)) ? usual(stage) : {};
  if (byName.line1 !== undefined) return { deed: { ...deed, address: byName } };
  const hasBegun = Object.keys(deed.address).length > 0;
  const flat = deed.address.line1 === undefined ? undefined : flatIn(text, deed.address.line2);
  if (flat !== undefined && addressIn(text).postcode === undefined) return { deed: { ...deed, address: { ...deed.address, line2: flat } } };
  // "Yes, but to my old address": which one that is has to be asked.
  const isAnother = talk.memory.awaiting === 'confirmation' && another.test(heardAs(text)) && Object.keys(addressIn(text)).length === 0;
  if (isAnother) return { deed: { ...deed, address: {} } };
  const said = addressIn(
    text,
    isAsked && hasBegun && !isOther(stage) ? lacking({ ...kept(stage), ...deed.address }) : undefined,
    cities.has(plain(text).trim()),
  );
  const mayBeCountry = speaksOfCountry.test(heardAs(text)) || (text.trim().split(/\s+/).length <= 3 && !isOther(stage));
  const country = deed.address.line1 !== undefined && Object.keys(said).length === 0 && mayBeCountry ? countryAmong(text) : undefined;
  if (country) return { deed: { ...deed, address: sameCountry(stage, { ...deed.address, country }) } };
  // Before it was asked for, a postcode may be there to prove who writes.
  if (Object.keys(said).length === 0 || (!isAsked && !hasBegun && said.line1 === undefined)) return { deed };
  const isWhole = said.line1 !== undefined && said.postcode !== undefined;
  const address = { ...kept(stage), ...(isWhole ? {} : deed.address), ...said };
  const isSaid = said.country !== undefined || (!isWhole && deed.address.country !== undefined && deed.address.postcode !== undefined);
  return { deed: { ...deed, address: plausible(sameCountry(stage, address), isSaid) } };
}

/** A yes, a question or a clear wish is no city, however short it is. */
function isOther({ talk: { heard } }: Stage) {
  const [lead] = heard.wishes;
  return (
    heard.consent !== undefined ||
    /[?¿]/.test(heard.text) ||
    (heard.known >= 0.5 && (lead?.likelihood ?? 0) >= 0.6 && !/\d/.test(heard.text))
  );
}

/** What postcodes look like where many customers live; elsewhere any will do. */
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
/** Of these there is only one country. */
const unmistakable: Record<string, RegExp> = {
  NL: /^\d{4}\s?[a-z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$/i,
  CA: /^[a-z]\d[a-z]\s?\d[a-z]\d$/i,
};
/** The country of before stays unless the new postcode cannot be one of it: then it is asked for. */
function plausible(address: Parts, isSaid: boolean): Parts {
  const { country, postcode, ...rest } = address;
  const shape = country === undefined ? undefined : shapes[countryIn(country) ?? country];
  const isOdd = !isSaid && shape !== undefined && postcode !== undefined && !shape.test(postcode);
  if (!isOdd) return address;
  const own = Object.keys(unmistakable).find((one) => unmistakable[one]?.test(postcode));
  return own === undefined ? { ...rest, postcode } : { ...rest, postcode, country: own };
}

/** A country the shop already writes in its own way stays written so. */
function sameCountry(stage: Stage, address: Parts): Parts {
  const before = kept(stage).country;
  const isSame = before !== undefined && address.country !== undefined && (countryIn(before) ?? before) === address.country;
  return isSame ? { ...address, country: before } : address;
}

async function ask({ deed, talk: { say } }: Stage) {
  const missing = lacking(deed.address);
  if (missing === undefined) return null;
  const hasBegun = deed.address.line1 !== undefined || deed.address.postcode !== undefined || deed.address.city !== undefined;
  return { awaiting: 'address' as const, text: hasBegun ? say.deed.askPart[missing] : say.deed.askAddress };
}

function whole({ name, line1 = '', line2, city = '', region, postcode = '', country = '' }: Parts): Address {
  return { ...(name && { name }), line1, ...(line2 && { line2 }), city, ...(region && { region }), postcode, country };
}

const shared = { hear, ask, lines: ({ deed, talk }: Stage) => linesOf(deed.address, talk.speaks) };
export const orderAddress: Flow = {
  permission: 'edit_address',
  intent: 'change_shipping_address',
  ...shared,
  call: ({ talk: { tools }, deed, order }, confirmed) =>
    tools.call('modify_pending_order_address', { order_number: order?.order_number ?? '', address: whole(deed.address), confirmed }),
};
export const customerAddress: Flow = {
  permission: 'customer_address',
  intent: 'set_shipping_address',
  ...shared,
  call: ({ talk: { tools }, deed }, confirmed) => tools.call('modify_customer_address', { address: whole(deed.address), confirmed }),
};
