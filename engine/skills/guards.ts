import type { Outcome } from '../port.ts';
import type { DetectedIntent } from '../classify.ts';
import { reasonIn } from '../flows/actions/cancel.ts';
import { handOffLate, saysMissing } from '../flows/order-state.ts';
import { provenInPassing } from '../flows/verification.ts';
import { pendingIntent, wantsPerson } from '../dialogue-policy.ts';
import { askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { sensitiveIn } from '../nlu/sensitive.ts';
import { isAngry } from '../nlu/anger.ts';
import { sentenceIn } from '../nlu/other-language.ts';
import type { NluResult } from '../classify.ts';
import { needsVerification } from '../tools.ts';
import { knownReasons } from '../texts/action-texts.ts';
import { problemForTeam } from './problems/problems.ts';

/** What no other skill may win against: a topic for people, a request for a person, anger, and a file without words. */
export async function guard(scene: DialogueContext, lead: DetectedIntent | undefined): Promise<Outcome | undefined> {
  const { nlu, memory, say } = scene;
  if (nlu.other) return handOff(scene, reasonInOther(nlu), null, { text: sentenceIn(nlu.other), facts: [writesIn(nlu.other)] });
  // Next to a product, words such as "burner" only sound like an accident; the rules still decide.
  const isOfGoods = memory.about === 'product' || memory.action !== null;
  const isSafety = nlu.sensitive && !(nlu.sensitive === 'health' && isOfGoods && sensitiveIn(nlu.text) === undefined);
  if (nlu.sensitive && isSafety) return handOff(scene, 'sensitive_topic', lead ?? null, { text: say.sensitive[nlu.sensitive] });
  if (wantsPerson(scene))
    return handOff(scene, 'customer_request', pendingIntent(scene) ?? lead ?? null, {
      facts: await problemForTeam(await provenInPassing(scene)),
    });
  // "I made a mistake" is a cancellation reason, however upset it sounds.
  const isReason = memory.awaiting === 'reason' && reasonIn(knownReasons, nlu.text) !== null && !isAngry(nlu.text);
  if (nlu.angry && !isReason) return calm(await provenInPassing(scene), lead);
  if (isFile.test(nlu.text)) return askBack(scene, { text: say.fileOnly, confidence: 0.9, intent: null, remember: memory });
  return undefined;
}

/** An upset customer gets a person; what can be read of a parcel they wait for is said at once. */
async function calm(scene: DialogueContext, lead: DetectedIntent | undefined): Promise<Outcome> {
  const { slots, tools, verified, nlu } = scene;
  const facts = await problemForTeam(scene);
  const number = verified && saysMissing(nlu.text) ? slots.order_number : undefined;
  const found = number === undefined ? undefined : await tools.call('find_order', { order_number: number });
  const order = found && !needsVerification(found) ? found.order : undefined;
  return order ? handOffLate(scene, lead ?? null, order) : handOff(scene, 'negative_sentiment', lead ?? null, { facts });
}

/** The engine reads only warnings and requests for a person in such a message. */
function reasonInOther({ sensitive, angry, detectedIntents }: NluResult) {
  if (sensitive) return 'sensitive_topic';
  if (detectedIntents.some(({ intent }) => intent === 'contact_human_agent')) return 'customer_request';
  return angry ? 'negative_sentiment' : 'low_confidence';
}
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const writesIn = (language: string) => `Writes in ${languageNames.of(language) ?? language}.`;

/** A message that consists only of attachments; each shows up as its file name. */
const isFile = /^\s*\[[^\]\n]{1,200}\.\w{2,5}\](?:\s*\[[^\]\n]{1,200}\.\w{2,5}\])*\s*$/;
