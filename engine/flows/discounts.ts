import type { Outcome } from '../port.ts';
import { anywhere, heardAs } from '../hearing/pattern.ts';
import { inOneLine } from '../speech.ts';
import { askBack, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { answerFound, findKnowledge, questionOf } from './knowledge.ts';

/** Only what the shop's pages say: codes are for whom they were given to, and none is ever made up. */
export async function answerAboutDiscounts(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  // A code that does not work is no question about sales: only a person can look into it.
  if (fails(talk.heard.text))
    return askBack(talk, {
      text: inOneLine(talk.say.codeFails, talk.say.offerPersonHere),
      confidence: wish.likelihood,
      intent: wish.intent,
      remember: { awaiting: 'person' },
    });
  if (found) return answerFound(talk, wish, found);
  return askBack(talk, { text: talk.say.deed.noPublicDiscount, confidence: wish.likelihood, intent: wish.intent });
}
const failing = anywhere(`
  (?:doesnt|does not|didnt|did not|isnt|not|wont|cant) (?:\\w+ )?(?:work\\w*|valid|accepted|accept|apply|applied|recogni[sz]ed|go through), invalid, expired, rejected, not working
  no (?:me )?(?:funciona|vale|deja|acepta|sirve), invalido, caducado, rechazado, (?:ne )?(?:marche|fonctionne|passe) pas, invalide, expire, refuse
  (?:funktioniert|geht|klappt) (?:\\w+ )?nicht, ungultig, abgelaufen, nicht (?:akzeptiert|angenommen|gultig), nao (?:funciona|da|aceita|e valido), invalido, expirou`);
/** "It says invalid" */
export const fails = (text: string) => failing.test(heardAs(text));
