import type { Outcome } from '../port.ts';
import type { ResultOf } from '../tools.ts';
import { codeIn, emailsIn, nameIn, orderNumbersIn, postcodeIn } from '../entities.ts';
import type { Awaited, Told } from '../memory.ts';
import { shortNumberIn } from '../short-number.ts';
import { anywhere, heardAs } from '../hearing/pattern.ts';
import { askBack, handTo, laterOf, type Talk } from '../talk.ts';
import { placeIn } from './deeds/pieces.ts';
import type { Wish } from '../understand.ts';

/** Minutes a code lasts; said to the customer, held by the tool. */
const codeMinutes = 10;

/** Whether the message holds what was asked for. */
export function isTold({ heard: { text, consent }, memory }: Pick<Talk, 'heard' | 'memory'>, what: Awaited) {
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

export type Proof = { verified: true; firstName: string } | { verified: false; outcome: Outcome };

/** Has the customer prove who they are, the shop's way: asks for what is missing, tries what is there. */
export async function prove(talk: Talk, wish: Wish, told: Told): Promise<Proof> {
  if (talk.verified) return { verified: true, firstName: '' };
  const { verification } = talk.briefing.shop;
  if (verification === 'email_code') return proveByCode(talk, wish, told);
  return verification === 'order_and_email' ? proveByOrder(talk, wish, told) : proveByPostcode(talk, wish, told);
}

const resends = anywhere(`
  resend\\w*, send (?:it|me one|me a code|the code|another|one|a new one|a new code)(?: code)?(?: again| once more)?, (?:new|another|fresh) (?:code|one), try again
  (?:reenvia\\w*|enviar?\\w*|mandar?\\w*) (?:\\w+ )?(?:otra vez|de nuevo|otro)(?: codigo)?, otro codigo, nuevo codigo, renvoye\\w*, (?:un )?(?:nouveau|autre) code
  (?:noch ?mal|erneut|neu) (?:schicken|senden|zusenden), (?:neuen?|anderen?) code, reenvi\\w+, (?:novo|outro) codigo, (?:enviar|mandar) (?:de novo|outra vez)`);

async function proveByCode(talk: Talk, wish: Wish, told: Told): Promise<Proof> {
  const { say, heard, memory, tools } = talk;
  const code = memory.awaiting === 'code' ? codeIn(heard.text) : undefined;
  if (code) return settle(talk, wish, told, await tools.call('verify_customer', { step: 'check_code', code }));
  const newEmail = emailsIn(heard.text).length > 0 || resends.test(heardAs(heard.text));
  if (memory.awaiting === 'code' && !newEmail) return { verified: false, outcome: wait(talk, wish, told, 'code', say.codeAwaited) };
  if (!told.email) return { verified: false, outcome: wait(talk, wish, told, 'email', say.askEmail) };
  return settle(talk, wish, told, await tools.call('verify_customer', { step: 'request_code', email: told.email, language: talk.speaks }));
}

/** What was tried in vain is not tried again: something else has to be said first. */
const isTried = ({ memory, told }: Talk, ...parts: (keyof Told)[]) =>
  (memory.awaiting === 'email' || memory.awaiting === 'name') && parts.every((part) => memory.told[part] === told[part]);

async function proveByOrder(talk: Talk, wish: Wish, told: Told): Promise<Proof> {
  const { say, tools } = talk;
  const { order_number, email } = told;
  if (order_number && email && isTried(talk, 'order_number', 'email'))
    return { verified: false, outcome: wait(talk, wish, told, 'email', say.noMatchOrder) };
  if (!order_number && !email) return { verified: false, outcome: wait(talk, wish, told, 'email', say.askOrderAndEmail) };
  if (!order_number) return { verified: false, outcome: wait(talk, wish, told, 'order_number', say.askOrderNumber) };
  if (!email) return { verified: false, outcome: wait(talk, wish, told, 'email', say.askEmailOfOrder(order_number)) };
  return settle(talk, wish, told, await tools.call('verify_customer', { step: 'match', order_number, email }));
}

async function proveByPostcode(talk: Talk, wish: Wish, told: Told): Promise<Proof> {
  const { say, tools } = talk;
  const { name, email, postcode } = told;
  if (!postcode && !name && !email) return { verified: false, outcome: wait(talk, wish, told, 'name', say.askNameAndPostcode) };
  if (!postcode) return { verified: false, outcome: wait(talk, wish, told, 'postcode', say.askPostcode) };
  if (!name && !email) return { verified: false, outcome: wait(talk, wish, told, 'name', say.askName) };
  if (isTried(talk, 'postcode', 'name', 'email')) return { verified: false, outcome: wait(talk, wish, told, 'name', say.noMatchPostcode) };
  return settle(talk, wish, told, await tools.call('verify_customer', { step: 'match', postcode, ...(email ? { email } : { name }) }));
}

async function settle(talk: Talk, wish: Wish, told: Told, { state, first_name }: ResultOf<'verify_customer'>): Promise<Proof> {
  const { say } = talk;
  if (state === 'verified') return { verified: true, firstName: first_name ?? '' };
  if (state === 'too_many')
    return {
      verified: false,
      outcome: await handTo(talk, 'policy_restriction', wish, { facts: ['Could not be verified; too many attempts.'] }),
    };
  if (state === 'unavailable') return { verified: false, outcome: wait(talk, wish, told, 'email', say.askEmail) };
  if (state === 'code_sent')
    return { verified: false, outcome: wait(talk, wish, told, 'code', say.codeSent(told.email ?? '', codeMinutes)) };
  if (state === 'wrong') return { verified: false, outcome: wait(talk, wish, told, 'code', say.codeWrong) };
  if (state === 'spent') return { verified: false, outcome: wait(talk, wish, { ...told, email: undefined }, 'email', say.codeSpent) };
  if (state === 'other_customer')
    return { verified: false, outcome: askBack(talk, { text: say.someoneElses, confidence: 0.9, intent: wish.intent }) };
  // Nothing is said about which part was wrong; what was told is kept, so that one corrected part is enough.
  const byOrder = talk.briefing.shop.verification === 'order_and_email';
  return {
    verified: false,
    outcome: wait(talk, wish, told, byOrder ? 'email' : 'name', byOrder ? say.noMatchOrder : say.noMatchPostcode),
  };
}

/** Asks for something and keeps the wish until it comes. */
export function wait(talk: Talk, { intent, text, likelihood }: Wish, told: Told, awaiting: Awaited, question: string): Outcome {
  const again = talk.memory.awaiting === awaiting && talk.memory.wish?.intent === intent;
  // The same words a second time would sound as if nobody had listened.
  const isRepeated = again && isIdentity(awaiting) && !isTold(talk, awaiting) && question === lastSaid(talk);
  return askBack(talk, {
    text: isRepeated ? talk.say.whyAsked : question,
    confidence: likelihood,
    intent,
    remember: {
      awaiting,
      wish: { intent, text, likelihood },
      told,
      later: laterOf(talk, intent),
      misses: again ? talk.memory.misses + 1 : 0,
    },
  });
}

const isIdentity = (what: Awaited) => what === 'email' || what === 'name' || what === 'postcode';
export const lastSaid = ({ briefing }: Talk) => briefing.turns.findLast(({ author }) => author === 'ai')?.text;

/** What is still open about who they are or which order is meant, as a question; undefined for anything else. */
export function pendingQuestion({ memory: { awaiting, told, listed }, say, briefing }: Talk): string | undefined {
  if (awaiting === 'code') return say.codeAwaited;
  // A code is promised only where one is mailed.
  if (awaiting === 'email' && briefing.shop.verification === 'order_and_email')
    return told.order_number ? say.askEmailOfOrder(told.order_number) : say.askOrderAndEmail;
  if (awaiting === 'email') return say.askEmail;
  if (awaiting === 'postcode') return say.askPostcode;
  if (awaiting === 'name') return told.postcode ? say.askName : say.askNameAndPostcode;
  return awaiting === 'order_number' ? (listed.length > 0 ? say.whichOrder : say.askOrderNumber) : undefined;
}
