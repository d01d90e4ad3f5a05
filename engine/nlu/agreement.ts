import { onlyAgrees } from './agreement-words.ts';
import { consentIn } from './consent.ts';
import { alone, anywhere, atStart, normalizeText } from './pattern.ts';

/** "Fine. Yes, cancel it": words that lead up to a yes. */
const opener =
  /^(?:(?:fine|alright|all right|great|good|right|well|ah|oh|hm+|ok|okay|then|thats it|that is it|thats right|thats the one|exactly|perfect|bueno|bien|bon|gut|na gut|also|dann|bom|bem|entao)[\s,.!]+)+(?=(?:yes|yeah|yep|si|oui|ja|sim)(?![\p{L}]))/u;
const yesFirst = atStart(`
  yes, ye, yess+, yea, yeah, yep, yup, y, k, kk, sure, ok, okay, absolutely, definitely, certainly, of course, perfect, correct, confirmed, that works, please confirm, i confirm, i agree, go ahead, please (?:do|go ahead|proceed|confirm), proceed, do it, sounds good, that is (?:right|correct|fine), thats (?:right|correct|fine)
  si, claro, vale, de acuerdo, correcto, confirmo, adelante, hazlo, hagalo, perfecto, por supuesto
  oui, d accord, je confirme, c est bon, allez y, vas y, parfait, bien sur, volontiers, faites le
  ja, gerne, genau, einverstanden, ich bestatige, passt, in ordnung, klar, naturlich, perfekt, machen sie das, mach das, bitte machen
  zeker, graag, prima, doe maar, ga je gang, klopt, akkoord, natuurlijk, dat klopt, is goed, certo, va bene, procedi, proceda, confermo, esatto, d accordo, perfetto, certamente, volentieri, fallo, fai pure
  sim, certo, pode, concordo, claro, perfeito, avance, com certeza, faca isso`);
/** Words after a yes that change its meaning. */
const reservation = anywhere(`
  no, not, dont, do not, never, but, except, instead, wait, hold on, unless, if, only, just the, just one, just that one, first, second, third, latter, former, last one, one of, either, actually, rather, different, another, other than, the other, without, stop, how, what, why, when
  pero, excepto, espera, espere, en vez, si no, solo, solamente, primer[oa]?, segund[oa], ultim[oa], mejor, nunca, otro, otra
  mais, sauf, attends, attendez, plutot, pas, seulement, uniquement, premiere?, deuxieme, seconde?, derniere?, jamais, autre
  aber, ausser, nicht, kein, keine, warte, warten, stattdessen, nur, bloss, erste[nrs]?, zweite[nrs]?, letzte[nrs]?, lieber, anders, andere
  niet, geen, maar, wacht, behalve, in plaats, liever, alleen, eerste, tweede, laatste, andere, anders, ma, pero, non, tranne, aspetta, aspetti, invece, prim[oa], second[oa], ultim[oa], piuttosto, soltanto, altr[oa]
  mas, exceto, espere, nao, em vez, so se, so o, so a, apenas, somente, primeir[oa], segund[oa], ultim[oa], nunca, outro, outra`);
/** "Same card as before" next to a yes agrees to the way of paying that was shown. */
const sameMethod = anywhere(`
  (?:(?:to|with|on|from) )?(?:the |my )?same (?:card|method|payment method|way)(?: (?:as (?:before|last time|shown|always)|again|please))?, (?:(?:al?|con|en) )?(?:el |la )?mism[oa] (?:metodo|tarjeta|forma)(?: de pago)?(?: (?:con (?:el |la )?)?que (?:pague|use|antes))?, (?:(?:sur|avec) )?(?:la |le )?meme (?:carte|moyen(?: de paiement)?)
  (?:(?:auf|mit|uber) )?(?:die |der |dieselbe |derselben )?(?:gleiche[nr]?|selbe[nr]?|dieselbe|derselben) (?:karte|zahlungsart)(?: wie (?:vorher|immer|zuvor))?, (?:(?:no|na|com o|com a|para o|para a) )?(?:o |a )?mesm[oa] (?:cartao|metodo|forma)(?: de pagamento)?, (?:(?:met|op) )?(?:de)?zelfde (?:kaart|betaalwijze|betaalmethode)(?: als eerst)?, (?:(?:con|sul|sulla) )?(?:la |lo )?stess[oa] (?:carta|metodo)(?: di pagamento)?(?: di prima)?`);

/** Picks one of several options, so it doesn't confirm what is shown. */
const choosing = alone('that one, the first(?: one)?');
const mostWords = 25;

/** "Ok thanks" may only acknowledge what was shown. */
const acknowledges =
  /^(?:(?:ok|okay|okey|oke|k|kk|alright|vale|gut)[\s,.!]*)+(?:thanks|thank you|thx|ty|gracias|merci|danke|obrigad[oa]|bedankt|grazie)\b/;

/**
 * A plain yes to what `shown` says, without reservations. Questions don't count, nor a message with any word that is neither one of agreement
 * nor in what was shown.
 */
export function isYes(text: string, shown = ''): boolean {
  if (consentIn(text) === 'yes') return !choosing.test(normalizeText(text));
  if (/^\s*(?:👍|👌|✅)\p{Emoji_Modifier}?\s*$/u.test(text)) return true;
  const words = normalizeText(text).replace(opener, '');
  if (acknowledges.test(words)) return false;
  if (/[?¿]/.test(text) || words.split(/\s+/).length > mostWords || consentIn(text) !== undefined) return false;
  const head = yesFirst.exec(words)?.[0];
  const rest = head === undefined ? '' : words.slice(head.length).replace(sameMethod, ' ');
  return head !== undefined && !reservation.test(rest) && onlyAgrees(rest, shown);
}

/**
 * Normalizes amounts for comparison: "1,234.50", "1.234,50 €" and "1234.50" are equal, and so are "¥1,234" and "1234.00" where a currency has no
 * cents.
 */
const sameDigits = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d[\d.,'’\u00a0\u202f]*\d/g, (number) => {
      const cents = /[.,](\d{2})$/.exec(number);
      const integerPart = (cents ? number.slice(0, -3) : number).replace(/\D/g, '');
      return cents && cents[1] !== '00' ? `${integerPart}.${cents[1]}` : integerPart;
    })
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text contains a word or amount by itself, not inside a longer one: "1,234.50" doesn't contain "34.50". */
export function containsText(text: string, word: string): boolean {
  const sought = sameDigits(word);
  if (sought === '') return true;
  const normalized = sameDigits(text);
  const edge = (letter: string | undefined) => letter !== undefined && /[\p{L}\d]/u.test(letter);
  for (let at = normalized.indexOf(sought); at >= 0; at = normalized.indexOf(sought, at + 1)) {
    const [before, after] = [normalized[at - 1], normalized.slice(at + sought.length)];
    const beginsInside = edge(before) && edge(sought[0]);
    const endsInside = edge(sought.at(-1)) && (edge(after[0]) || (/\d$/.test(sought) && /^[.,]\d/.test(after)));
    const isPartOfNumber = /^\d/.test(sought) && /\d[.,]$/.test(normalized.slice(Math.max(0, at - 2), at));
    if (!beginsInside && !endsInside && !isPartOfNumber) return true;
  }
  return false;
}
