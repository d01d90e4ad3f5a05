import type { Outcome } from '../port.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { inOneLine } from '../speech.ts';
import { askBack, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { answerFound, findKnowledge, questionOf } from './knowledge.ts';

/** Answers only from the shop's pages: codes are personal, and the AI never invents one. */
export async function answerAboutDiscounts(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  // A code that fails isn't a question about sales: only a teammate can check it.
  if (fails(dialogue.nlu.text))
    return askBack(dialogue, {
      text: inOneLine(dialogue.say.codeFails, dialogue.say.offerPersonHere),
      confidence: detected.likelihood,
      intent: detected.intent,
      remember: { awaiting: 'person' },
    });
  if (found) return answerFound(dialogue, detected, found);
  return askBack(dialogue, { text: dialogue.say.action.noPublicDiscount, confidence: detected.likelihood, intent: detected.intent });
}
const failing = anywhere(`
  (?:doesnt|does not|didnt|did not|isnt|not|wont|cant) (?:\\w+ )?(?:work\\w*|valid|accepted|accept|apply|applied|recogni[sz]ed|go through), invalid, expired, rejected, not working
  no (?:me )?(?:funciona|vale|deja|acepta|sirve), invalido, caducado, rechazado, (?:ne )?(?:marche|fonctionne|passe) pas, invalide, expire, refuse
  (?:funktioniert|geht|klappt) (?:\\w+ )?nicht, ungultig, abgelaufen, nicht (?:akzeptiert|angenommen|gultig), nao (?:funciona|da|aceita|e valido), invalido, expirou`);
/** Matches "it says invalid". */
export const fails = (text: string) => failing.test(normalizeText(text));

const money = '(?:[€$£] ?)?\\d+(?:[.,]\\d+)? ?(?:€|\\$|£|euros?|eur|dollars?|bucks|quid|pounds?)';
const haggling = anywhere(`
  \\d+ ?(?:%|percent|per cent|prozent|por ciento|pour cent|por cento|procent) (?:\\w+ )?(?:off|discount|less|cheaper|rabatt|nachlass|gunstiger|descuento|menos|reduction|remise|moins|desconto|korting|sconto)
  (?:get|buy|take|sell me|give me|let me have) (?:it|this|that|them|these|those|the) .{0,40}for (?:only )?${money}, (?:would|will|do) you (?:take|accept) ${money}, knock .{1,20} off, money off, (?:fur|por|pour|voor|per) ${money} (?:haben|bekommen|geben|llevar|dejar|avoir|laisser|levar|krijgen|hebben|avere)`);
const asks = /[?¿]|\b(?:can|could|kann|kannst|konn\w+|pued\w+|pouvez|peux|pode\w*|kun\w*|puo\w*|give|gib|dame|want)\b/u;
const namesCode = anywhere('codes?, coupons?, vouchers?, newsletter, gutschein\\w*, codigos?, cupon\\w*, bon, kortingscode, buono');
/** Asks for a lower price of something: "15% off the lamp?", "can I get it for 10 euros?" What a code is worth is another question. */
export function haggles(text: string): boolean {
  const words = normalizeText(text);
  return haggling.test(words) && asks.test(words) && !namesCode.test(words);
}

/** No lower price: the AI makes none. */
export const answerHaggling = (dialogue: DialogueContext): Outcome =>
  askBack(dialogue, { text: dialogue.say.action.noPublicDiscount, confidence: 0.9, intent: 'discount_question' });
