import type { Outcome } from './port.ts';

/**
 * How often an answer that is this sure was right in whole conversations: a logistic curve over what the skill says itself and by how much its
 * explanation holds. Fitted to the tuned half of the conversations (`scripts/eval-talks/calibrate.ts`), checked on the held-back half.
 */
const weights = { always: -3.41, said: 2.27, score: 2.79 };

/** The outcome with the confidence that its kind earned. What asks or hands off states nothing. */
export function calibrated(outcome: Outcome): Outcome {
  const score = outcome.trace?.skills[0]?.score;
  if (outcome.decision !== 'answer' || score === undefined) return outcome;
  const sum = weights.always + weights.said * outcome.confidence + weights.score * score;
  return { ...outcome, confidence: 1 / (1 + Math.exp(-sum)) };
}
