import type { Outcome } from '../port.ts';
import type { ResultOf } from '../tools.ts';
import { codeIn, emailsIn, nameIn, orderNumbersIn, postcodeIn } from '../entities.ts';
import type { Awaited, Slots } from '../memory.ts';
import { shortNumberIn } from '../short-number.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { laterOf } from '../open-requests.ts';
import { placeIn } from './actions/units.ts';
import type { DetectedIntent } from '../classify.ts';

/** Validity of a code in minutes; the tool enforces it. */
const codeMinutes = 10;

/** Whether the message contains the requested data. */
export function isFilled({ nlu: { text, consent }, memory }: Pick<DialogueContext, 'nlu' | 'memory'>, what: Awaited) {
  if (what === 'purchase') return consent === 'yes';
  if (what === 'code') return codeIn(text) !== undefined || emailsIn(text).length > 0;
  if (what === 'order_number')
    return (
      orderNumbersIn(text, true).length > 0 ||
      shortNumberIn(text, true) !== undefined ||
      placeIn(text, memory.listed.length, true) !== undefined
    );
  if (what === 'email') return emailsIn(text).length > 0 || orderNumbersIn(text, false).length > 0;
  if (what === 'name') return nameIn(text, true) !== undefined || emailsIn(text).length > 0 || postcodeIn(text, true) !== undefined;
  return what === 'postcode' && postcodeIn(text, true) !== undefined && memory.awaiting === 'postcode';
}

export type VerificationResult = { verified: true; firstName: string } | { verified: false; outcome: Outcome };

/** Verifies the customer by the shop's method: asks for missing data and tries what is there. */
export async function verify(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<VerificationResult> {
  if (dialogue.verified) return { verified: true, firstName: '' };
  const { verification } = dialogue.briefing.shop;
  // An order and its email lead to a code as well where anybody could have placed that order.
  if (verification === 'email_code' || dialogue.memory.awaiting === 'code') return verifyByCode(dialogue, detected, slots);
  return verification === 'order_and_email' ? verifyByOrder(dialogue, detected, slots) : verifyByPostcode(dialogue, detected, slots);
}

const resends = anywhere(`
  resend\\w*, send (?:it|me one|me a code|the code|another|one|a new one|a new code)(?: code)?(?: again| once more)?, (?:new|another|fresh) (?:code|one), try again
  (?:reenvia\\w*|enviar?\\w*|mandar?\\w*) (?:\\w+ )?(?:otra vez|de nuevo|otro)(?: codigo)?, otro codigo, nuevo codigo, renvoye\\w*, (?:un )?(?:nouveau|autre) code
  (?:noch ?mal|erneut|neu) (?:schicken|senden|zusenden), (?:neuen?|anderen?) code, reenvi\\w+, (?:novo|outro) codigo, (?:enviar|mandar) (?:de novo|outra vez)`);

async function verifyByCode(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<VerificationResult> {
  const { say, nlu, memory, tools } = dialogue;
  const code = memory.awaiting === 'code' ? codeIn(nlu.text) : undefined;
  if (code) return finishVerification(dialogue, detected, slots, await tools.call('verify_customer', { step: 'check_code', code }));
  const newEmail = emailsIn(nlu.text).length > 0 || resends.test(normalizeText(nlu.text));
  if (memory.awaiting === 'code' && !newEmail)
    return { verified: false, outcome: askFor(dialogue, detected, slots, 'code', say.codeAwaited) };
  if (dialogue.briefing.shop.verification === 'order_and_email') return verifyByOrder(dialogue, detected, slots);
  if (!slots.email) return { verified: false, outcome: askFor(dialogue, detected, slots, 'email', say.askEmail) };
  return finishVerification(
    dialogue,
    detected,
    slots,
    await tools.call('verify_customer', { step: 'request_code', email: slots.email, language: dialogue.replyLanguage }),
  );
}

/**
 * The customer named an order and its email on the way to something else, such as a handoff: checked without asking for anything, so that the
 * order can be read.
 */
export async function provenInPassing(dialogue: DialogueContext): Promise<DialogueContext> {
  const { nlu, slots, tools, verified, briefing } = dialogue;
  const { order_number, email, name, postcode } = slots;
  const isNew = emailsIn(nlu.text).length > 0 || orderNumbersIn(nlu.text).length > 0 || postcodeIn(nlu.text) !== undefined;
  if (verified || !isNew) return dialogue;
  const byOrder = order_number && email && briefing.shop.verification === 'order_and_email' ? { order_number, email } : undefined;
  const byName = postcode && (email ?? name) && briefing.shop.verification === 'name_and_postcode';
  const proof = byOrder ?? (byName ? { postcode, ...(email ? { email } : { name }) } : undefined);
  if (!proof) return dialogue;
  const { state } = await tools.call('verify_customer', { step: 'match', ...proof });
  return state === 'verified' ? { ...dialogue, verified: true } : dialogue;
}

/** Don't retry data that failed until the customer changes it. */
const hasFailed = ({ memory, slots }: DialogueContext, ...parts: (keyof Slots)[]) =>
  (memory.awaiting === 'email' || memory.awaiting === 'name') && parts.every((part) => memory.slots[part] === slots[part]);

async function verifyByOrder(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<VerificationResult> {
  const { say, tools } = dialogue;
  const { order_number, email } = slots;
  if (order_number && email && hasFailed(dialogue, 'order_number', 'email'))
    return { verified: false, outcome: askFor(dialogue, detected, slots, 'email', say.noMatchOrder) };
  if (!order_number && !email) return { verified: false, outcome: askFor(dialogue, detected, slots, 'email', say.askOrderAndEmail) };
  if (!order_number) return { verified: false, outcome: askFor(dialogue, detected, slots, 'order_number', say.askOrderNumber) };
  if (!email) return { verified: false, outcome: askFor(dialogue, detected, slots, 'email', say.askEmailOfOrder(order_number)) };
  return finishVerification(dialogue, detected, slots, await tools.call('verify_customer', { step: 'match', order_number, email }));
}

async function verifyByPostcode(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<VerificationResult> {
  const { say, tools } = dialogue;
  const { name, email, postcode } = slots;
  if (!postcode && !name && !email) return { verified: false, outcome: askFor(dialogue, detected, slots, 'name', say.askNameAndPostcode) };
  if (!postcode) return { verified: false, outcome: askFor(dialogue, detected, slots, 'postcode', say.askPostcode) };
  if (!name && !email) return { verified: false, outcome: askFor(dialogue, detected, slots, 'name', say.askName) };
  if (hasFailed(dialogue, 'postcode', 'name', 'email'))
    return { verified: false, outcome: askFor(dialogue, detected, slots, 'name', say.noMatchPostcode) };
  return finishVerification(
    dialogue,
    detected,
    slots,
    await tools.call('verify_customer', { step: 'match', postcode, ...(email ? { email } : { name }) }),
  );
}

async function finishVerification(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  slots: Slots,
  { state, first_name }: ResultOf<'verify_customer'>,
): Promise<VerificationResult> {
  const { say } = dialogue;
  if (state === 'verified') return { verified: true, firstName: first_name ?? '' };
  if (state === 'too_many')
    return {
      verified: false,
      outcome: await handOff(dialogue, 'policy_restriction', detected, { facts: ['Could not be verified; too many attempts.'] }),
    };
  if (state === 'unavailable') return { verified: false, outcome: askFor(dialogue, detected, slots, 'email', say.askEmail) };
  if (state === 'code_sent')
    return { verified: false, outcome: askFor(dialogue, detected, slots, 'code', say.codeSent(slots.email ?? '', codeMinutes)) };
  if (state === 'wrong') return { verified: false, outcome: askFor(dialogue, detected, slots, 'code', say.codeWrong) };
  if (state === 'spent')
    return { verified: false, outcome: askFor(dialogue, detected, { ...slots, email: undefined }, 'email', say.codeSpent) };
  if (state === 'other_customer')
    return { verified: false, outcome: askBack(dialogue, { text: say.someoneElses, confidence: 0.9, intent: detected.intent }) };
  // Never say which part was wrong. Keep the data, so that correcting one part is enough.
  const byOrder = dialogue.briefing.shop.verification === 'order_and_email';
  return {
    verified: false,
    outcome: askFor(dialogue, detected, slots, byOrder ? 'email' : 'name', byOrder ? say.noMatchOrder : say.noMatchPostcode),
  };
}

/** Asks for data and keeps the intent until it arrives. */
export function askFor(
  dialogue: DialogueContext,
  { intent, text, likelihood }: DetectedIntent,
  slots: Slots,
  awaiting: Awaited,
  question: string,
): Outcome {
  const again = dialogue.memory.awaiting === awaiting && dialogue.memory.detected?.intent === intent;
  // Repeating the same words would sound as if nobody had read the reply.
  const isRepeated = again && isIdentity(awaiting) && !isFilled(dialogue, awaiting) && question === lastAnswer(dialogue);
  return askBack(dialogue, {
    text: isRepeated ? dialogue.say.whyAsked : question,
    confidence: likelihood,
    intent,
    remember: {
      awaiting,
      detected: { intent, text, likelihood },
      slots,
      later: laterOf(dialogue, intent),
      misses: again ? dialogue.memory.misses + 1 : 0,
    },
  });
}

const isIdentity = (what: Awaited) => what === 'email' || what === 'name' || what === 'postcode';
export const lastAnswer = ({ briefing }: DialogueContext) => briefing.turns.findLast(({ author }) => author === 'ai')?.text;

/** The open question about identity or order; undefined for anything else. */
export function pendingQuestion({ memory: { awaiting, slots, listed }, say, briefing }: DialogueContext): string | undefined {
  if (awaiting === 'code') return say.codeAwaited;
  // Promise a code only where the method sends one.
  if (awaiting === 'email' && briefing.shop.verification === 'order_and_email')
    return slots.order_number ? say.askEmailOfOrder(slots.order_number) : say.askOrderAndEmail;
  if (awaiting === 'email') return say.askEmail;
  if (awaiting === 'postcode') return say.askPostcode;
  if (awaiting === 'name') return slots.postcode ? say.askName : say.askNameAndPostcode;
  return awaiting === 'order_number' ? (listed.length > 0 ? say.whichOrder : say.askOrderNumber) : undefined;
}
