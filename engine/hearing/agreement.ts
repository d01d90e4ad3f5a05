import { consentIn } from './consent.ts';
import { alone, anywhere, atStart, heardAs } from './pattern.ts';

const yesFirst = atStart(`
  yes, ye, yess+, yea, yeah, yep, yup, y, k, kk, sure, ok, okay, absolutely, definitely, certainly, of course, perfect, correct, confirmed, that works, please confirm, i confirm, i agree, go ahead, please (?:do|go ahead|proceed|confirm), proceed, do it, sounds good, that is (?:right|correct|fine), thats (?:right|correct|fine)
  si, claro, vale, de acuerdo, correcto, confirmo, adelante, hazlo, hagalo, perfecto, por supuesto
  oui, d accord, je confirme, c est bon, allez y, vas y, parfait, bien sur, volontiers, faites le
  ja, gerne, genau, einverstanden, ich bestatige, passt, in ordnung, klar, naturlich, perfekt, machen sie das, mach das, bitte machen
  sim, certo, pode, concordo, claro, perfeito, avance, com certeza, faca isso`);
/** Words after a yes that make it another answer. */
const reservation = anywhere(`
  no, not, dont, do not, never, but, except, instead, wait, hold on, unless, if, only, just the, just one, just that one, first, second, third, latter, former, last one, one of, either, actually, rather, different, another, other than, the other, without, stop, how, what, why, when
  pero, excepto, espera, espere, en vez, si no, solo, solamente, primer[oa]?, segund[oa], ultim[oa], mejor, nunca, otro, otra
  mais, sauf, attends, attendez, plutot, pas, seulement, uniquement, premiere?, deuxieme, seconde?, derniere?, jamais, autre
  aber, ausser, nicht, kein, keine, warte, warten, stattdessen, nur, bloss, erste[nrs]?, zweite[nrs]?, letzte[nrs]?, lieber, anders, andere
  mas, exceto, espere, nao, em vez, so se, so o, so a, apenas, somente, primeir[oa], segund[oa], ultim[oa], nunca, outro, outra`);
/** A yes to one of several; what is shown may be several. */
const choosing = alone('that one, the first(?: one)?');
const mostWords = 25;

/** A yes and nothing that takes part of it back. What is longer than a few words, or asks something, is not a plain yes. */
export function isYes(text: string): boolean {
  if (consentIn(text) === 'yes') return !choosing.test(heardAs(text));
  if (/^\s*(?:👍|👌|✅)\p{Emoji_Modifier}?\s*$/u.test(text)) return true;
  const words = heardAs(text);
  if (/[?¿]/.test(text) || words.split(/\s+/).length > mostWords || consentIn(text) !== undefined) return false;
  const head = yesFirst.exec(words)?.[0];
  return head !== undefined && !reservation.test(words.slice(head.length));
}

/**
 * Amounts are compared however they are written: "1,234.50", "1.234,50 €" and "1234.50" are one, and so are "¥1,234" and "1234.00" where a
 * currency has no cents.
 */
const sameDigits = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d[\d.,'’\u00a0\u202f]*\d/g, (number) => {
      const cents = /[.,](\d{2})$/.exec(number);
      const whole = (cents ? number.slice(0, -3) : number).replace(/\D/g, '');
      return cents && cents[1] !== '00' ? `${whole}.${cents[1]}` : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text says a word or an amount, and not just a longer one that holds it: "1,234.50" does not say "34.50". */
export function isSaid(text: string, word: string): boolean {
  const sought = sameDigits(word);
  if (sought === '') return true;
  const heard = sameDigits(text);
  const edge = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter);
  for (let at = heard.indexOf(sought); at >= 0; at = heard.indexOf(sought, at + 1)) {
    const [before, after] = [heard[at - 1], heard.slice(at + sought.length)];
    const beginsInside = edge(before) && edge(sought[0]);
    const endsInside = edge(sought.at(-1)) && (edge(after[0]) || (/\d$/.test(sought) && /^[.,]\d/.test(after)));
    const cut = /^\d/.test(sought) && /\d[.,]$/.test(heard.slice(Math.max(0, at - 2), at));
    if (!beginsInside && !endsInside && !cut) return true;
  }
  return false;
}
