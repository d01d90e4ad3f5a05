import { anywhere, atStart, heardAs } from '../../hearing/pattern.ts';
import { type Line, ofNames, type Piece, piecesIn } from './pieces.ts';

/** "Not the mug", "keep the lamp", "everything except the jacket": what a clause names stays out of it. */
const keeps = anywhere(`
  keep, keeping, hold on to, (?:forget|leave|drop|skip|scratch|take out|leave out) (?:about )?(?:the|my|that|those), except, without, excluding, not (?:the|my|that|this|those)
  (?:olvida\\w*|deja\\w*|quita\\w*) (?:el|la|los|las), (?:oubli\\w+|laisse\\w*|enleve\\w*) (?:le|la|les|l), (?:vergiss|vergessen sie|lass|lassen sie) (?:den|die|das), (?:esque\\w+|deix\\w+|tir\\w+) (?:o|a|os|as)
  no (?:el|la|los|las), sin, excepto, menos, salvo, quedo, quedarme, sauf, sans, garde\\w*, excepte, pas (?:le|la|les|l|mon|ma)
  nicht (?:den|die|das), ohne, ausser, behalt\\w*, exceto, sem, fico com, manter, nao (?:o|a|os|as)`);
/** "I do not want to keep it" keeps nothing. */
const keepsNot = anywhere(`
  (?:not|dont|cant|cannot|wont|no longer|nicht|pas|no|nao) (?:\\w+ ){0,3}(?:keep|keeping|behalten|garder|quedarme|ficar com|manter)`);
const allBut = /(?<=(?<!\p{L})(?:everything|all|todo|todos|todas|tout|tous|alles|tudo)\s)(?:but|menos|mais pas)(?!\p{L})/giu;
const joints = /[,;.!\n]+|\s(?:but|and|pero|y|mais|et|aber|sondern|und|mas|e)\s/i;
/** Only these, and not what was spoken of before. */
const only = anywhere(`
  only, just, instead, rather, actually, solo, solamente, unicamente, mejor, seulement, juste, uniquement, plutot, nur, bloss, lieber, doch
  so (?:o|a|os|as|um|uma), apenas, somente, antes, afinal`);
const no = atStart('no, nope, nah, sorry, wait, non, nein, nao, warte, espera, attends, desculpe, perdon, pardon');
const also = anywhere('also, too, as well, and, plus, tambien, aussi, auch, ausserdem, tambem');

/** `isPart`: something is said to stay out, whether or not it is known what. */
export type Picked = { pieces: Piece[]; kept: Line[]; only: boolean; isPart: boolean };

/**
 * The pieces a message wants, those it keeps out, and whether it takes the place of what was said before. `before`: what was said when they were
 * asked which: "the blue one" is of the jackets that were spoken of.
 */
export function pickIn(lines: readonly Line[], text: string, asked: boolean, before = ''): Picked {
  const spoken = asked ? ofNames(lines, before) : [];
  if (spoken.length > 0 && spoken.length < lines.length) {
    const among = pickIn(spoken, text, asked);
    if (among.pieces.length > 0 && ofNames(lines, text).every((line) => spoken.includes(line))) return among;
  }
  const clauses = text.replace(allBut, 'except').split(joints).flatMap(beforeExcept);
  const isKept = (clause: string) => keeps.test(heardAs(clause)) && !keepsNot.test(heardAs(clause));
  const kept = clauses.filter(isKept).flatMap((clause) => piecesIn(lines, clause, asked).map(({ line }) => line));
  const isPart = clauses.some(isKept);
  if (kept.length === 0)
    return { pieces: piecesIn(lines, isPart ? without(clauses, isKept) : text, asked), kept, only: isOnly(text), isPart };
  const rest = without(clauses, isKept);
  const named = piecesIn(lines, rest, asked).filter(({ line }) => !kept.includes(line));
  return { pieces: named, kept, only: isOnly(rest), isPart };
}
const without = (clauses: readonly string[], isKept: (clause: string) => boolean) => clauses.filter((clause) => !isKept(clause)).join(', ');
/** "Everything except the mug" is two. */
const beforeExcept = (clause: string) => clause.split(/\s(?=(?:except|without|excepto|salvo|sauf|sans|außer|ausser|ohne|exceto|sem)\s)/i);
const isOnly = (text: string) => {
  const words = heardAs(text);
  return (only.test(words) || no.test(words)) && !also.test(words);
};
