import type { Language } from '../../intents.ts';
import { languages } from '../../intents.ts';
import { isSmallWord } from '../../stop-words.ts';
import { fillers } from './lexicon.ts';
import type { Token } from './tokens.ts';

// What something must not be: "not a knife", "no wool", "she can't stand plastic", "allergic to nuts", "sintético não".

const excludes = /^(?:not|no|without|except|nicht|kein\w*|ohne|sin|pas|sans|sem|nao|geen|zonder|senza)$/;
const articles = /^(?:a|an|the|in|any|of|de|d|ein\w*|une?|una?|en|em|uma?|el|la|le|das|der|die|more|real)$/;
const verbs =
  /^(?:want|need|like|sure|know|too|so|more|really|have|be|is|it|that|this|to|you|for|only|just|mind|idea|problem|thanks|way|longer|matter|quiero|se|mehr|so|zu|sicher|sei|quero|plus|trop)$/;

/** What says that somebody doesn't want, like or bear what follows it. */
const rejects = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    '(?:cant|cannot|can not) (?:stand|bear|have|take|do)|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|didnt) (?:like|want|need|eat|wear|use)|allerg(?:ic|y) to|sensitive to|avoid(?:s|ing)?|nothing (?:made )?(?:of|from|with|in)|free (?:of|from)|other than|anything but|instead of|rather no|(?:has|have|got) enough|enough|sick of|tired of|not (?:made )?(?:of|from|with|in)',
    'hass(?:e|t)|(?:mag|mogen|will|wollen|brauche?|braucht) keine?n?|allergisch (?:gegen|auf)|nichts (?:mit|aus|von)|frei von|ausser|statt',
    'deteste|aime pas|supporte pas|veux pas|veut pas|allergique (?:a|au|aux|a la|a l)|rien (?:en|avec|de)|sauf',
    'odia|odio|(?:no )?soporta|no (?:me |le )?gustan?|no quier[eo]|alergic[oa] (?:al?|a la|a los|a las)|alergia (?:al?|a la|a los)|nada (?:de|con)|menos|excepto',
    'detest[oa]|nao (?:gosto|gosta|quer|quero|suporta) (?:de)?|alergic[oa] (?:a|ao|aos|as)|nada (?:de|com)',
    'haat|(?:wil|lust|mag|hoef) geen|allergisch voor|niks (?:met|van)|niets (?:met|van)|odio|non (?:mi |le )?piacciono?|allergic[oa] (?:al|alla|ai|alle)|niente (?:di|con|in)',
  ].join('|')})(?: (?:any|all|the|a|an|of|la|le|les|el|los|las|o|os|as|de|het|il|i|gli|die|der|das))*$`,
  'u',
);
const allergies = /^(?:allergy|allergies|intolerance|allergie|allergisch|alergia)$/;
const joins = /^(?:or|nor|and|oder|und|o|ni|y|ou|et|e|of|en)$/;
const postposed = /^(?:nao|nicht|nein|no|niet|pas|non)$/;

/** The places of the words that something must not be. */
export function excludedIn(text: string, tokens: readonly Token[], language: Language): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [place, token] of tokens.entries()) {
    if (!saysSomething(token, language)) continue;
    const before = tokens[place - 1];
    const inList = before !== undefined && joins.test(before.word) && places.has(place - 2) && !/[.!?;]/.test(between(text, before, token));
    if (inList || isRejected(text, tokens, place)) places.add(place);
  }
  return places;
}

function isRejected(text: string, tokens: readonly Token[], place: number): boolean {
  const [token, before, second] = [tokens[place], tokens[place - 1], tokens[place - 2]];
  if (!token) return false;
  if (before && !/[,;:.!?]/.test(between(text, before, token))) {
    if (excludes.test(before.word) || (second && articles.test(before.word) && excludes.test(second.word))) return true;
    if (rejects.test(clauseBefore(text, tokens, place))) return true;
  }
  const [next, after] = [tokens[place + 1], tokens[place + 2]];
  if (!next || /[,;:.!?]/.test(between(text, token, next))) return false;
  if (allergies.test(next.word)) return true;
  // "Sintético não, só algodão": the negation ends a remark of a word or two.
  const isEnd = after === undefined || /[,;.!?]/.test(between(text, next, after));
  const from = place === 0 || /[,;.!?]/.test(between(text, tokens[place - 1] as Token, token));
  return isEnd && from && postposed.test(next.word);
}

const between = (text: string, one: Token, other: Token) => text.slice(one.end, other.start);
/** The words of the same clause in front of a place. */
function clauseBefore(text: string, tokens: readonly Token[], place: number): string {
  let from = place;
  while (from > 0 && place - from < 8 && !/[,;:.!?]/.test(between(text, tokens[from - 1] as Token, tokens[from] as Token))) from--;
  return tokens
    .slice(from, place)
    .map(({ word }) => word)
    .join(' ');
}

const isSmall = (word: string, language: Language) =>
  isSmallWord(word, language) || (word.length > 2 && languages.some((one) => isSmallWord(word, one)));
const saysSomething = ({ word, raw }: Token, language: Language) =>
  // Portuguese "lã" is wool.
  (word.length >= 3 || /[ãõ]/i.test(raw)) && !verbs.test(word) && !isSmall(word, language) && !fillers.has(word) && !/^\d/.test(word);
