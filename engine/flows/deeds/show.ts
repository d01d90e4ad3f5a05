import type { Details, Move } from '../../tools.ts';
import { isSaid } from '../../hearing/agreement.ts';
import { compose, sayAmount } from '../../speech.ts';
import type { Talk } from '../../talk.ts';
import { flows } from './deeds.ts';
import type { Stage } from './stage.ts';

/** Everything a yes would agree to, in the customer's words; nothing that has to be said is left out. */
export function shown(stage: Stage, details: Details): string {
  const { talk, deed } = stage;
  const { say } = talk;
  const flow = flows[deed.kind];
  const text = compose(
    [say.deed.show[deed.kind](deed.order ?? ''), ...flow.lines(stage, details)].join('\n'),
    moneyLines(talk, details, deed.kind).join('\n'),
    flow.note?.(stage),
    details.needs_approval ? say.deed.colleagueConfirms : '',
    say.deed.confirm,
  );
  const missing = details.say.filter((word) => !isSaid(text, word));
  return missing.length > 0 ? compose(`(${missing.join(' · ')})`, text) : text;
}

/** What was done, with the same details. */
export function told(stage: Stage, details: Details): string {
  const { talk, deed } = stage;
  const { say } = talk;
  // What was shown as "would be" is not said again.
  const isShort = deed.kind === 'cancel' || deed.kind === 'payment';
  return compose(
    [say.deed.done[deed.kind](deed.order ?? ''), ...(isShort ? [] : flows[deed.kind].lines(stage, details))].join('\n'),
    moneyLines(talk, details, deed.kind).join('\n'),
  );
}

function moneyLines(talk: Talk, { money, currency }: Details, kind: string): string[] {
  const { say, speaks } = talk;
  const moved = money.filter(({ amount }) => Number(amount) !== 0);
  if (moved.length === 0)
    return kind === 'cancel' ? [say.deed.noMoney] : kind === 'items' || kind === 'exchange' ? [say.deed.sameAmount] : [];
  return moved.map((move) => wordsOf(say.deed, move)(sayAmount(move.amount, currency, speaks), move.label ?? say.deed.unknownMethod));
}
const wordsOf = (say: Talk['say']['deed'], { kind, when }: Move) =>
  kind === 'refund' ? (when === 'now' ? say.refundNow : say.refundLater) : when === 'now' ? say.chargeNow : say.chargeLater;
