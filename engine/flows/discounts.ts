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
