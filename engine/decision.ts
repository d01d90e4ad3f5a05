import { angerIn } from './hearing/anger.ts';
import type { Intent } from './intents.ts';
import type { Guess } from './recogniser.ts';
import { isCourtesy, recogniserOf, type Understanding } from './understand.ts';

export type Decision = 'answer' | 'ask' | 'hand_over' | 'refuse';
/** What one message alone makes the engine do, before anything is looked up. */
export type Judged = { intent: Intent; confidence: number; decision: Decision };

/** Below this the engine asks rather than guesses. */
export const sure = 0.4;
/** Of a refusal it must be surer than of an answer: a customer with a real wish who is told "not here" goes away. */
const sureOfRefusal = 0.5;

export function judge(heard: Understanding): Judged {
  const lead: Guess | undefined = heard.empty ? nothing : (heard.wishes[0] ?? heard.guesses[0]);
  // "I don't want to cancel": what it is about is known, what is wanted is not.
  const refused = lead ? undefined : guessAt(heard);
  const intent = (lead ?? refused)?.intent ?? 'out_of_scope';
  const likelihood = lead?.likelihood ?? Math.min(0.35, refused?.likelihood ?? 0);
  // Of words nobody knows little can be told, however sure it sounds.
  const confidence = Math.round(likelihood * (heard.known < 0.5 && !isCourtesy(intent) ? 0.6 : 1) * 1e4) / 1e4;
  return { intent, confidence, decision: decisionOf(heard, intent, confidence) };
}

/** No wish of any kind: what no shop does, as far as an intent has to be named. */
const nothing: Guess = { intent: 'out_of_scope', likelihood: 0.1 };

function guessAt({ text, language }: Understanding): Guess | undefined {
  const recogniser = recogniserOf(language);
  return recogniser.guess(recogniser.read(text))[0];
}

function decisionOf(heard: Understanding, intent: Intent, confidence: number): Decision {
  const wantsPerson = heard.wishes.some((wish) => wish.intent === 'contact_human_agent' && wish.likelihood >= sure);
  if (heard.sensitive !== undefined || heard.angry || wantsPerson) return 'hand_over';
  // A curse beside a wish is a manner of speaking; beside a complaint it is anger.
  if (intent === 'complaint' && confidence >= sure && angerIn(heard.text) >= 0.5) return 'hand_over';
  if (intent === 'out_of_scope') return confidence >= sureOfRefusal ? 'refuse' : 'ask';
  return confidence >= sure ? 'answer' : 'ask';
}
