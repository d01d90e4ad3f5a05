import type { Outcome } from './port.ts';
import { askBack, handOff, type DialogueContext } from './dialogue.ts';
import { isFilled } from './flows/verification.ts';
import { recall } from './memory.ts';
import { compose } from './speech.ts';
import { turnTexts } from './texts/turn-texts.ts';

/**
 * The same text twice in a row reads as if nobody had read the reply. An answer is followed by the offer of a person, and an open question says
 * that nothing goes on without it; the third time without a reply to it, a person takes over.
 */
export async function unrepeated(scene: DialogueContext, outcome: Outcome): Promise<Outcome> {
  const { briefing, say, replyLanguage } = scene;
  // Who asks again hours later wants to read it again.
  if (isLater(briefing.turns)) return outcome;
  const said = briefing.turns.filter(({ author }) => author === 'ai').map(({ text }) => text.trim());
  const text = outcome.text.trim();
  const repeats = (place: number) => said.at(place)?.startsWith(text) ?? false;
  if (briefing.waiting || briefing.teammate !== undefined || outcome.decision === 'hand_off' || text === '' || !repeats(-1)) return outcome;
  const words = turnTexts[replyLanguage];
  const { awaiting } = recall(outcome.memory);
  if (outcome.decision === 'ask' && awaiting !== null && said.at(-1) === text) return { ...outcome, text: compose(text, words.stuck) };
  // What was given and doesn't fit has its own limit of attempts.
  if (outcome.decision === 'ask' && awaiting !== null && repeats(-2) && !isFilled(scene, awaiting))
    return handOff(scene, 'low_confidence', scene.lead ?? null, { facts: [`Asked again and again: ${text.slice(0, 200)}`] });
  if (said.at(-1) !== text) return outcome;
  if (text === say.action.anythingElse || text === say.here) return { ...outcome, text: words.goOn };
  const { intent, sources, confidence } = outcome;
  return askBack(scene, {
    text: words.nothingMore,
    sources,
    confidence: Math.min(confidence, 0.5),
    intent,
    remember: { awaiting: 'person' },
  });
}

/** After this pause, in milliseconds, nothing counts as said just before. */
const longPause = 3_600_000;
function isLater(turns: DialogueContext['briefing']['turns']): boolean {
  const last = turns.findLast(({ author }) => author === 'ai')?.at;
  const now = turns.at(-1)?.at;
  return last !== undefined && now !== undefined && now.getTime() - last.getTime() > longPause;
}
