// How far a dialogue has come. Finished ones are whole; the others stop where their state begins.
import type { Chance } from '../chance.ts';
import type { Line } from './lines.ts';

/** full: resolved · answered: the assistant has spoken last · waiting: a person is wanted · held: a teammate has it · pending, snoozed: a teammate set it aside. */
export type Cut = 'full' | 'answered' | 'waiting' | 'held' | 'pending' | 'snoozed';

/** The lines up to where a conversation in this state has come; a script without such a place is a mistake. */
export function cut(lines: Line[], how: Cut, draws: Chance): Line[] {
  if (how === 'full') return lines;
  if (how === 'answered') return lines.slice(0, answered(lines, draws) + 1);
  if (how === 'waiting') return lines.slice(0, found(lines, (line) => line.by === 'system' && line.kind === 'handoff_requested') + 1);
  const replied = found(lines, (line) => line.by === 'teammate' && !line.private);
  const next = lines[replied + 1];
  const withAnswer = how === 'held' && next?.by === 'customer' && next.after === 0 && draws.maybe(0.5);
  return lines.slice(0, replied + (withAnswer ? 2 : 1));
}

/** A place where the assistant has spoken and nobody else was called yet. */
function answered(lines: Line[], draws: Chance): number {
  const called = lines.findIndex((line) => line.by === 'ai' && line.decision === 'hand_over');
  const places = lines.flatMap((line, index) => (line.by === 'ai' && (called === -1 || index < called) ? [index] : []));
  if (!places.length) throw new Error('The assistant never answers in this script.');
  return draws.pick(places);
}

function found(lines: Line[], test: (line: Line) => boolean): number {
  const index = lines.findIndex(test);
  if (index === -1) throw new Error('This script has no such place.');
  return index;
}

/** Whether a dialogue can be cut that way. */
export const canCut = (lines: Line[], how: Cut): boolean => {
  const handedOver = lines.some((line) => line.by === 'system' && line.kind === 'handoff_requested');
  if (how === 'answered') return !handedOver && lines.some((line) => line.by === 'ai');
  return how === 'full' || (handedOver && lines.some((line) => line.by === 'teammate' && !line.private));
};
