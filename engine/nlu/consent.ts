import { alone, anywhere, normalizeText } from './pattern.ts';

const yes = alone(`
  yes, ye, yess+, yea, yeah, yep, yup, k, kk, okey, sure, ok, okay, of course, please do, please, correct, right, go ahead, do it, exactly, that one, the first(?: one)?
  si+, claro, vale, correcto, de acuerdo
  oui, d accord, bien sur, volontiers, exact
  ja, gerne, genau, klar, richtig, jawohl
  sim, certo, com certeza, isso, pode ser
  ja hoor, ja graag, graag, jazeker, zeker, prima, doe maar, ga je gang, klopt, precies, akkoord, oke, okee, si si, certo, certamente, esatto, va bene, d accordo, perfetto, procedi, proceda, volentieri, si grazie`);
const no = alone(`
  no, nope, nah, no thanks, no thank you, not really, neither, none, no gracias, non, non merci, nein, nein danke, nee, neen, nee hoor, nee bedankt, nee dank je, no grazie, nao, nao obrigado, nao obrigada`);
const neverMind = anywhere(`
  never ?mind, forget (?:it|about it|that), leave it, drop it, doesnt matter, not important, sleep on it, (?:dont|do not) order (?:anything|it|them)(?: yet)?
  daruber schlafen, (?:lo )?consulto con la almohada, la nuit porte conseil, nachtje over slapen, ci dormo sopra, vou pensar melhor
  dejalo, olvidalo, da igual, no importa, laissez tomber, laisse tomber, oubliez(?: ca)?, tant pis
  vergiss es, vergessen sie es, egal, schon gut, hat sich erledigt, laat maar(?: zitten)?, maakt niet uit, hoeft niet meer, lascia (?:stare|perdere), lasci (?:stare|perdere), fa niente, non importa, deixa (?:pra la|estar|la), esquece, esqueca, nao importa`);

export type Consent = 'yes' | 'no' | 'never_mind';

/** Classifies a message that is only a yes, a no, or a withdrawal. */
export function consentIn(text: string): Consent | undefined {
  const words = normalizeText(text);
  if (yes.test(words)) return 'yes';
  if (no.test(words)) return 'no';
  // "Never mind, what about …?" goes on to a new question.
  return neverMind.test(words) && !words.includes('?') ? 'never_mind' : undefined;
}
