import { countryCodes } from '@parley/contract/countries';
import type { ReadLanguage } from './text-rules.ts';

/** Countries and parts of them that a text names, by their ISO codes. */
export type Place = { codes: string[]; start: number; end: number };

/** Names that countries go by beside their own in each language. */
const aliases: readonly [codes: string, names: string][] = [
  ['NL', 'Holland|Olanda|Hollande|Holanda|Pays Bas'],
  [
    'GB',
    'UK|U.K.|Great Britain|Großbritannien|Grossbritannien|Grande-Bretagne|Gran Bretaña|Grã-Bretanha|Groot-Brittannië|Gran Bretagna|Engeland|England|Angleterre|Inglaterra|Inghilterra',
  ],
  ['US', 'USA|U.S.A.|U.S.|US|United States of America|EE. UU.|EEUU|EUA|48 contiguous states|contiguous US'],
  ['CZ', 'Czech Republic|Tschechische Republik|République tchèque|República Checa|República Tcheca|Tsjechische Republiek|Repubblica Ceca'],
  ['IE', 'Republic of Ireland'],
  ['TR', 'Turkey|Turquie|Turquía|Turquia|Turchia'],
  ['AE', 'UAE'],
  ['MK', 'Macedonia'],
];
/** Parts of countries that delivery often leaves out, and islands that are countries of their own. */
const regions: readonly [codes: string, names: string][] = [
  [
    'ES-CN',
    'Canary Islands|Canaries|Kanarische Inseln|Kanaren|Islas Canarias|Canarias|Îles Canaries|Ilhas Canárias|Canárias|Canarische Eilanden|Isole Canarie',
  ],
  ['ES-CE', 'Ceuta'],
  ['ES-ML', 'Melilla'],
  ['ES-IB', 'Balearic Islands|Balearics|Balearen|Islas Baleares|Baleares|Îles Baléares|Baléares|Ilhas Baleares|Isole Baleari'],
  ['PT-30', 'Madeira|Madère'],
  ['PT-20', 'Azores|Azoren|Açores|Azzorre'],
  ['FR-20R', 'Corsica|Korsika|Corse|Córcega|Córsega'],
  [
    'GP MQ GF RE YT',
    'overseas departments|overseas territories|French overseas territories|outre-mer|DOM-TOM|DROM-COM|französische Überseegebiete',
  ],
  ['US-AK', 'Alaska'],
  ['US-HI', 'Hawaii|Hawái|Hawaï'],
  ['GB-NIR', 'Northern Ireland|Nordirland|Irlande du Nord|Irlanda del Norte|Irlanda do Norte|Noord-Ierland|Irlanda del Nord'],
  ['GB-HLD', 'Scottish Highlands|Highlands'],
  [
    'JE GG',
    'Channel Islands|Kanalinseln|Îles Anglo-Normandes|îles Anglo-Normandes|Islas del Canal|Ilhas do Canal|Kanaaleilanden|Isole del Canale',
  ],
  ['IT-82', 'Sicily|Sizilien|Sicile|Sicilia|Sicília|Sicilië'],
  ['IT-88', 'Sardinia|Sardinien|Sardaigne|Cerdeña|Sardenha|Sardinië|Sardegna'],
];
const europeanUnion = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const groups: readonly [codes: string, names: string][] = [
  [
    europeanUnion,
    'EU|European Union|Europäischen Union|Europäische Union|Union européenne|UE|Unión Europea|União Europeia|Europese Unie|Unione europea|Unione Europea',
  ],
];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** German names change in their case: "in den Niederlanden", "im Vereinigten Königreich". */
const declined = (name: string, language: ReadLanguage) =>
  language === 'de' ? `${escaped(name).replace(/e(?= |$)/g, 'e[mnrs]?')}s?` : escaped(name);

type Names = { pattern: RegExp; codesOf: (name: string) => string[] | undefined };
const known = new Map<ReadLanguage, Names>();

function namesIn(language: ReadLanguage): Names {
  const before = known.get(language);
  if (before) return before;
  const entries: { pattern: string; codes: string[] }[] = [];
  for (const spoken of new Set([language, 'en'] as const)) {
    const names = new Intl.DisplayNames(spoken, { type: 'region' });
    for (const code of countryCodes)
      entries.push({ pattern: declined((names.of(code) ?? code).replace(' & ', ' and '), spoken), codes: [code] });
  }
  for (const [codes, all] of [...aliases, ...regions, ...groups])
    for (const name of all.split('|')) entries.push({ pattern: escaped(name), codes: codes.split(' ') });
  // The longest name first: "Northern Ireland" before "Ireland".
  entries.sort((a, b) => b.pattern.length - a.pattern.length);
  const wholes = entries.map(({ pattern, codes }) => ({ whole: new RegExp(`^(?:${pattern})$`, 'u'), codes }));
  const names = {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:${entries.map(({ pattern }) => pattern).join('|')})(?![\p{L}\p{N}]|-\p{L}|[’'‘]s?\p{L}| dollars)`,
      'gu',
    ),
    codesOf: (name: string) => wholes.find(({ whole }) => whole.test(name))?.codes,
  };
  known.set(language, names);
  return names;
}

/** The places a text names, in order. Names are compared with their capitals, so that a jersey isn't Jersey. */
export function placesIn(text: string, language: ReadLanguage): Place[] {
  const { pattern, codesOf } = namesIn(language);
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const codes = codesOf(name);
    return codes ? [{ codes, start: index, end: index + name.length }] : [];
  });
}

export const codesOf = (places: readonly Place[]): string[] => [...new Set(places.flatMap(({ codes }) => codes))].sort();

const elsewhere =
  /other (?:countries|destinations)|elsewhere|rest of the world|(?:anderen|übrigen|allen anderen) Ländern|autres pays|(?:otros|demás) países|outros países|andere landen|altri paesi/iu;
export const isElsewhere = (text: string) => elsewhere.test(text);
/** A part of a country, or an overseas one. */
export const isRegion = ({ codes }: Place) => codes.some((code) => code.includes('-') || /^(?:GP|MQ|GF|RE|YT|JE|GG|IM|PR)$/.test(code));
