import { angerIn } from './nlu/anger.ts';
import type { Intent } from './intents.ts';
import type { Guess } from './recognizer.ts';
import { isCourtesy, recognizerOf, type NluResult } from './classify.ts';

export type Decision = 'answer' | 'ask' | 'hand_off' | 'refuse';
/** What the engine does with a single message before it calls any tool. */
export type TurnDecision = { intent: Intent; confidence: number; decision: Decision };

/** Below this confidence the engine asks instead of guessing. */
export const minConfidence = 0.4;
/** Refusing needs more confidence than answering: a customer who is wrongly refused leaves. */
const minRefusalConfidence = 0.5;

export function decide(nlu: NluResult): TurnDecision {
  const lead: Guess | undefined = nlu.empty ? nothing : (nlu.detectedIntents[0] ?? nlu.guesses[0]);
  // "I don't want to cancel": the topic is known, the intent isn't.
  const refused = lead ? undefined : guessAt(nlu);
  const intent = (lead ?? refused)?.intent ?? 'out_of_scope';
  const likelihood = lead?.likelihood ?? Math.min(0.35, refused?.likelihood ?? 0);
  // Unknown words make any likelihood unreliable.
  const confidence = Math.round(likelihood * (nlu.known < 0.5 && !isCourtesy(intent) ? 0.6 : 1) * 1e4) / 1e4;
  return { intent, confidence, decision: decisionOf(nlu, intent, confidence) };
}

/** Fallback when no intent fits, because the result needs one. */
const nothing: Guess = { intent: 'out_of_scope', likelihood: 0.1 };

function guessAt({ text, language }: NluResult): Guess | undefined {
  const recognizer = recognizerOf(language);
  return recognizer.guess(recognizer.read(text))[0];
}

function decisionOf(nlu: NluResult, intent: Intent, confidence: number): Decision {
  const wantsPerson = nlu.detectedIntents.some(
    (detected) => detected.intent === 'contact_human_agent' && detected.likelihood >= minConfidence,
  );
  if (nlu.other !== undefined || nlu.sensitive !== undefined || nlu.angry || wantsPerson) return 'hand_off';
  // Swearing next to a request is a manner of speaking; next to a complaint it is anger.
  if (intent === 'complaint' && confidence >= minConfidence && angerIn(nlu.text) >= 0.5) return 'hand_off';
  if (intent === 'out_of_scope') return confidence >= minRefusalConfidence ? 'refuse' : 'ask';
  return confidence >= minConfidence ? 'answer' : 'ask';
}
