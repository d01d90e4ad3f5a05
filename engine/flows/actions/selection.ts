import { anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';
import { type Line, ofNames, type LineUnits, unitsIn } from './units.ts';

/** "Not the mug", "keep the lamp", "everything except the jacket": excludes the items of a clause. */
const exclusion = anywhere(`
  keep, keeping, hold on to, (?:forget|leave|drop|skip|scratch|take out|leave out) (?:about )?(?:the|my|that|those), except, without, excluding, not (?:the|my|that|this|those)
  (?:olvida\\w*|deja\\w*|quita\\w*) (?:el|la|los|las), (?:oubli\\w+|laisse\\w*|enleve\\w*) (?:le|la|les|l), (?:vergiss|vergessen sie|lass|lassen sie) (?:den|die|das), (?:esque\\w+|deix\\w+|tir\\w+) (?:o|a|os|as)
  no (?:el|la|los|las), sin, excepto, menos, salvo, quedo, quedarme, sauf, sans, garde\\w*, excepte, pas (?:le|la|les|l|mon|ma)
  nicht (?:den|die|das), ohne, ausser, behalt\\w*, exceto, sem, fico com, manter, nao (?:o|a|os|as)`);
/** "I do not want to keep it" excludes nothing. */
const notKeeping = anywhere(`
  (?:not|dont|cant|cannot|wont|no longer|nicht|pas|no|nao) (?:\\w+ ){0,3}(?:keep|keeping|behalten|garder|quedarme|ficar com|manter)`);
const allBut = /(?<=(?<!\p{L})(?:everything|all|todo|todos|todas|tout|tous|alles|tudo)\s)(?:but|menos|mais pas)(?!\p{L})/giu;
const joints = /[,;.!\n]+|\s(?:but|and|pero|y|mais|et|aber|sondern|und|mas|e)\s/i;
/** "Only these": replaces the earlier selection. */
const only = anywhere(`
  only, just, instead, rather, actually, solo, solamente, unicamente, mejor, seulement, juste, uniquement, plutot, nur, bloss, lieber, doch
  so (?:o|a|os|as|um|uma), apenas, somente, antes, afinal`);
const no = atStart('no, nope, nah, sorry, wait, non, nein, nao, warte, espera, attends, desculpe, perdon, pardon');
const also = anywhere('also, too, as well, and, plus, tambien, aussi, auch, ausserdem, tambem');

/** `isPart`: the message excludes something, whether or not we know what. */
export type Selection = { units: LineUnits[]; excluded: Line[]; only: boolean; isPart: boolean };

/**
 * The units a message selects, the lines it excludes, and whether it replaces the earlier selection. `before` is the message before the AI asked
 * "which ones": "the blue one" then refers to the jackets it names.
 */
export function selectionIn(lines: readonly Line[], text: string, isRequested: boolean, before = ''): Selection {
  const mentionedLines = isRequested ? ofNames(lines, before) : [];
  if (mentionedLines.length > 0 && mentionedLines.length < lines.length) {
    const among = selectionIn(mentionedLines, text, isRequested);
    if (among.units.length > 0 && ofNames(lines, text).every((line) => mentionedLines.includes(line))) return among;
  }
  const clauses = text.replace(allBut, 'except').split(joints).flatMap(beforeExcept);
  const isExclusion = (clause: string) => exclusion.test(normalizeText(clause)) && !notKeeping.test(normalizeText(clause));
  const excluded = clauses.filter(isExclusion).flatMap((clause) => unitsIn(lines, clause, isRequested).map(({ line }) => line));
  const isPart = clauses.some(isExclusion);
  if (excluded.length === 0)
    return {
      units: unitsIn(lines, isPart ? without(clauses, isExclusion) : text, isRequested),
      excluded,
      only: isOnly(text),
      isPart,
    };
  const rest = without(clauses, isExclusion);
  const named = unitsIn(lines, rest, isRequested).filter(({ line }) => !excluded.includes(line));
  return { units: named, excluded, only: isOnly(rest), isPart };
}
const without = (clauses: readonly string[], isExclusion: (clause: string) => boolean) =>
  clauses.filter((clause) => !isExclusion(clause)).join(', ');
/** Splits "everything except the mug" into two clauses. */
const beforeExcept = (clause: string) => clause.split(/\s(?=(?:except|without|excepto|salvo|sauf|sans|außer|ausser|ohne|exceto|sem)\s)/i);
const isOnly = (text: string) => {
  const words = normalizeText(text);
  return (only.test(words) || no.test(words)) && !also.test(words);
};
