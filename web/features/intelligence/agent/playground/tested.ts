import type { AiAgent, EngineName, tryAgent } from '@parley/contract/ai-settings';
import type { Result } from '@parley/contract/endpoint';
import { ApiProblem, sentenceFor } from '../../../../data/problem.ts';

/** An answer as it is shown, also a recorded one. */
export type Shown = Omit<Result<typeof tryAgent>, 'memory'>;
/** Unsaved changes in the playground's input format. */
export type Unsaved = { agent: Partial<AiAgent>; confidence_threshold?: number };
/** Why there is no answer; `wrong` when the unsaved settings are invalid. */
export type Failure = { reason: string; wrong: boolean };

/** Settings to test instead of the saved ones, as the API takes them. */
export const testedOf = (engine: EngineName | null, { agent, confidence_threshold }: Unsaved) => ({
  ...(Object.keys(agent).length > 0 && { agent }),
  ...(confidence_threshold !== undefined && { confidence_threshold }),
  ...(engine && { engine }),
});

/** The server's issues with the unsaved settings, field by field. */
export function failureOf(problem: unknown): Failure {
  const [wrong] = problem instanceof ApiProblem ? problem.errors : [];
  return wrong
    ? { reason: wrong.message, wrong: /^(agent|confidence_threshold)/.test(wrong.path) }
    : { reason: sentenceFor(problem), wrong: false };
}
