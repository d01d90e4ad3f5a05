import { countryCodes } from '@parley/contract/countries';
import { languages } from '@parley/contract/intents';

/** ISO 3166-1: two letters and three. */
const threeLetters =
  'AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT AU:AUS AW:ABW AX:ALA AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG HM:HMD HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR VN:VNM VU:VUT WF:WLF WS:WSM XK:XKX YE:YEM YT:MYT ZA:ZAF ZM:ZMB ZW:ZWE';
/** Names that people and other systems use and the runtime doesn't. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae|emirates',
  AT: 'oesterreich',
  BO: 'plurinational state of bolivia',
  BN: 'brunei darussalam',
  CD: 'democratic republic of the congo|congo the democratic republic of the|dr congo',
  CG: 'republic of the congo|congo',
  CH: 'swiss confederation',
  CI: 'ivory coast',
  CN: 'peoples republic of china|prc',
  CV: 'cabo verde',
  CZ: 'czech republic|tschechische republik|republique tcheque|republica checa|republica tcheca|tsjechische republiek|repubblica ceca',
  DE: 'federal republic of germany|bundesrepublik deutschland|brd',
  GB: 'uk|gb|britain|great britain|united kingdom of great britain and northern ireland|england|scotland|wales|northern ireland|grossbritannien|grande bretagne|gran bretana|gra bretanha|groot brittannie|gran bretagna|engeland|angleterre|inglaterra|inghilterra',
  IE: 'republic of ireland|eire',
  IR: 'islamic republic of iran',
  KP: 'democratic peoples republic of korea',
  KR: 'korea|republic of korea',
  LA: 'lao peoples democratic republic',
  MD: 'republic of moldova',
  MK: 'macedonia|republic of north macedonia',
  MM: 'burma',
  NL: 'holland|holanda|hollande|olanda|kingdom of the netherlands',
  PS: 'palestine|state of palestine',
  RU: 'russian federation',
  SY: 'syrian arab republic',
  SZ: 'swaziland',
  TL: 'east timor',
  TR: 'turkey|turkiye',
  TW: 'taiwan province of china',
  TZ: 'united republic of tanzania',
  US: 'usa|us|u s a|u s|united states of america|america|the states|eeuu|ee uu|eua|e u a|etats unis d amerique|stati uniti d america|estados unidos de america|vereinigte staaten von amerika',
  VA: 'holy see|vatican',
  VE: 'bolivarian republic of venezuela',
  VN: 'viet nam',
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Letters and digits without accents, "Korea, Republic of" in the order it is spoken, without the article before it. */
function plain(text: string): string {
  const [name = '', ...rest] = text.replace(/\((.*)\)/, ',$1').split(',');
  return [...rest, name]
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’'‘`]/g, rest.length > 0 || /people/i.test(text) ? '' : ' ')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|die|der|das|les?|la|los|las|el|il|lo|gli|i|os?|as?|het|de) (?=\p{L}{3})/u, '');
}

type Names = Map<string, string>;
const adder = (names: Names) => (name: string | undefined, code: string) => {
  const key = plain(name ?? '');
  if (key !== '' && !names.has(key)) names.set(key, code);
};

/** Codes by three letters, by the names in the product's languages, and by the other names above. */
const named = once(() => {
  const names: Names = new Map();
  const add = adder(names);
  for (const pair of threeLetters.split(' ')) add(pair.slice(3), pair.slice(0, 2));
  for (const [code, others] of Object.entries(otherNames)) for (const name of others.split('|')) add(name, code);
  for (const style of ['long', 'short'] as const)
    for (const language of languages) {
      const display = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of countryCodes) {
        const name = display.of(code);
        add(name, code);
        // "Myanmar (Burma)".
        add(name?.replace(/\(.*?\)/g, ''), code);
      }
    }
  return names;
});

/** Codes by the names of countries in their own language, such as Sverige. They take longer to read, and few need them. */
const ownNames = once(() => {
  const names: Names = new Map();
  const add = adder(names);
  for (const code of countryCodes) {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    add(new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code), code);
  }
  return names;
});

const codes = new Set(countryCodes);
/**
 * The ISO 3166 code of a country as somebody wrote it: a code of two or three letters, or a name in one of the product's languages or the
 * country's own. Undefined when nobody knows it; '' when nothing is written.
 */
export function countryOf(text: string): string | undefined {
  const said = text.trim();
  if (said === '') return '';
  const code = said.toUpperCase();
  if (codes.has(code)) return code;
  const name = plain(said);
  return named().get(name) ?? ownNames().get(name);
}
