// How far a dialogue goes. Resolved ones are complete; the others stop where their state begins.
import type { Chance } from '../chance.ts';
import type { Line } from './lines.ts';

/** full: resolved · answered: the AI spoke last · waiting: handed off · held: a teammate handles it · pending, snoozed: set by a teammate. */
export type Cut = 'full' | 'answered' | 'waiting' | 'held' | 'pending' | 'snoozed';

/** The lines up to this state; throws if the script never reaches it. */
export function cut(lines: Line[], how: Cut, draws: Chance): Line[] {
  if (how === 'full') return lines;
  if (how === 'answered') return lines.slice(0, answered(lines, draws) + 1);
  if (how === 'waiting') return lines.slice(0, found(lines, (line) => line.by === 'system' && line.kind === 'handoff_requested') + 1);
  const replied = found(lines, (line) => line.by === 'teammate' && !line.private);
  const next = lines[replied + 1];
  const withAnswer = how === 'held' && next?.by === 'customer' && next.after === 0 && draws.maybe(0.5);
  return lines.slice(0, replied + (withAnswer ? 2 : 1));
}

/** A position after an AI answer and before any handoff. */
function answered(lines: Line[], draws: Chance): number {
  const called = lines.findIndex((line) => line.by === 'ai' && line.decision === 'hand_off');
  const places = lines.flatMap((line, index) => (line.by === 'ai' && (called === -1 || index < called) ? [index] : []));
  if (!places.length) throw new Error('The AI never answers in this script.');
  return draws.pick(places);
}

function found(lines: Line[], test: (line: Line) => boolean): number {
  const index = lines.findIndex(test);
  if (index === -1) throw new Error('This script never reaches that state.');
  return index;
}

/** Whether a dialogue reaches this state. */
export const canCut = (lines: Line[], how: Cut): boolean => {
  const handedOff = lines.some((line) => line.by === 'system' && line.kind === 'handoff_requested');
  if (how === 'answered') return !handedOff && lines.some((line) => line.by === 'ai');
  return how === 'full' || (handedOff && lines.some((line) => line.by === 'teammate' && !line.private));
};
