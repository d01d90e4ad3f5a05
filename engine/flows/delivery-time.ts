import { countryIn } from './actions/countries.ts';
import type { DialogueContext } from '../dialogue.ts';
import type { Order } from '../tools.ts';
import { judge, queryFor, searchFor, type Found } from '../judging.ts';
import { anywhere } from '../nlu/pattern.ts';
import { languages } from '../intents.ts';
import { plain } from '../words.ts';
import { sourceOf } from './knowledge.ts';
import { findRule, readable, type Queries } from './rules.ts';

const days =
  /(\d+)(?:\s?(?:-|–|to|bis|a|à|y|e|et)\s?(\d+))?\s(?:working |business )?(?:days?|werktage?n?|tage?|jours?|d[ií]as?|dias|werkdagen|dagen|giorni)/iu;
const queries: Queries = {
  en: 'delivery time working days to',
  de: 'Lieferzeit Werktage nach',
  fr: 'délai de livraison jours ouvrés pour',
  es: 'plazo de entrega días laborables a',
  pt: 'prazo de entrega dias úteis para',
  nl: 'levertijd werkdagen naar',
  it: 'tempi di consegna giorni lavorativi in',
};

/** How many days the shop's pages give for deliveries to an order's country, such as "3–5"; undefined when no page names it. */
export async function deliveryDays({ nlu, tools }: DialogueContext, { shipping_address: address }: Order) {
  const country = countryOf(address);
  if (country === undefined) return undefined;
  const { facts } = await tools.call('get_facts', { kinds: ['delivery'], language: nlu.language });
  const fact = facts.find(
    ({ countries, name, days_max: most, conflict }) => countries?.includes(country) && name === null && most !== null && !conflict,
  );
  if (fact) {
    const { days_min: least, days_max: most } = fact;
    const source = {
      kind: 'article' as const,
      id: fact.article_id ?? fact.id,
      title: fact.text.slice(0, 100),
      score: 1,
      excerpt: fact.text,
    };
    return {
      days: least === null || least === most ? String(most) : `${least}–${most}`,
      source: fact.article_id === null ? undefined : source,
    };
  }
  for (const language of new Set([nlu.language, 'en' as const])) {
    const names = namesOf(country);
    const asking = queryFor(`${queries[language] ?? queries.en} ${names[language]}`, language, {
      intent: 'delivery_period',
      likelihood: 0.9,
    });
    const { passages } = await tools.call('search_knowledge', searchFor(asking));
    for (const passage of passages) {
      const line = passage.text
        .split(/\n|(?<=[.!?])\s/)
        .find((one) => Object.values(names).some((name) => startsWith(one, name)) && days.test(one));
      const found = line === undefined ? null : days.exec(line);
      const best = found && judge([passage], asking);
      if (found && best) return { days: found[2] === undefined ? (found[1] ?? '') : `${found[1]}–${found[2]}`, source: sourceOf(best) };
    }
  }
  return undefined;
}

/** A line about one country: its name, then its days. */
const startsWith = (line: string, name: string) =>
  new RegExp(`^\\W*(?:the |die |les? |la |los |las |o |a |het )?${plain(name)}\\s?:`).test(plain(line));
function namesOf(country: string) {
  const name = (language: string) => (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country).replace(/^(?:the) /i, '');
  return Object.fromEntries(languages.map((language) => [language, name(language)])) as Record<(typeof languages)[number], string>;
}

function countryOf(address: Order['shipping_address']): string | undefined {
  const country = address ? (countryIn(address.country) ?? address.country) : undefined;
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

const carriers: Queries = {
  en: 'carriers: we send parcels with',
  de: 'Paketdienste: wir versenden mit',
  fr: 'transporteurs : nous envoyons les colis avec',
  es: 'transportistas: enviamos los paquetes con',
  pt: 'transportadoras: enviamos as encomendas com',
};

/** What the shop's pages say about who delivers in an order's country. */
export async function carrierFor(scene: DialogueContext, { shipping_address: address }: Order): Promise<Found | undefined> {
  const country = countryOf(address);
  if (country === undefined) return undefined;
  const names = Object.values(namesOf(country)).map(readable);
  return findRule(scene, {
    query: carriers,
    topic: 'delivery_options',
    about: [],
    quotes: (sentence) => names.some((name) => sentence.includes(name)) && !days.test(sentence) && withWhom.test(sentence),
  });
}
const withWhom = anywhere('with, mit, avec, con, com, met');
