import type { Details, Move } from '../../tools.ts';
import { containsText } from '../../nlu/agreement.ts';
import { compose, inOneLine, sayAmount } from '../../speech.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { lastAnswer } from '../verification.ts';
import { flows } from './actions.ts';
import type { ActionContext } from './action-context.ts';

/** Everything a yes confirms, in the customer's language; it contains all the text that the tool requires. */
export function detailsToConfirm(ctx: ActionContext, details: Details): string {
  const { dialogue, action } = ctx;
  const { say } = dialogue;
  const flow = flows[action.kind];
  const text = compose(
    [say.action.show[action.kind](action.order ?? ''), ...flow.lines(ctx, details)].join('\n'),
    moneyLines(dialogue, details, action.kind).join('\n'),
    flow.note?.(ctx),
    details.needs_approval ? say.action.colleagueConfirms : '',
    // A summary that follows another asks in other words.
    lastAnswer(dialogue)?.includes(say.action.confirm) ? say.action.confirmAgain : say.action.confirm,
  );
  return withAll(text, details);
}

/** The text with everything that the tool requires in it. */
function withAll(text: string, details: Details): string {
  const missing = details.say.filter((word) => !containsText(text, word));
  return missing.length > 0 ? compose(`(${missing.join(' · ')})`, text) : text;
}

/** The same in one line, after another question was answered. */
export function detailsAgain(ctx: ActionContext, details: Details): string {
  const { dialogue, action } = ctx;
  const lines = flows[action.kind].lines(ctx, details).map((line) => line.replace(/^• /, ''));
  const isMoved = details.money.some(({ amount }) => Number(amount) !== 0);
  const money = isMoved || action.kind === 'exchange' || action.kind === 'items' ? moneyLines(dialogue, details, action.kind) : [];
  const question = dialogue.say.action.confirmStill[action.kind](action.order ?? '');
  return withAll(inOneLine(`${lines.join(', ')}.`, ...money, question), details);
}

/** What was done, with the same details. */
export function detailsDone(ctx: ActionContext, details: Details): string {
  const { dialogue, action } = ctx;
  const { say } = dialogue;
  // Don't repeat the details from the confirmation.
  const isShort = action.kind === 'cancel' || action.kind === 'payment';
  return compose(
    [say.action.done[action.kind](action.order ?? ''), ...(isShort ? [] : flows[action.kind].lines(ctx, details))].join('\n'),
    moneyLines(dialogue, details, action.kind).join('\n'),
  );
}

/** The money an action moves, in one line. */
export const moneyIn = (dialogue: DialogueContext, details: Details, kind: string) => moneyLines(dialogue, details, kind).join(' ');

function moneyLines(dialogue: DialogueContext, { money, currency }: Details, kind: string): string[] {
  const { say, replyLanguage } = dialogue;
  const moved = money.filter(({ amount }) => Number(amount) !== 0);
  if (moved.length === 0)
    return kind === 'cancel' ? [say.action.noMoney] : kind === 'items' || kind === 'exchange' ? [say.action.sameAmount] : [];
  return moved.map((move) =>
    wordsOf(say.action, move)(sayAmount(move.amount, currency, replyLanguage), move.label ?? say.action.unknownMethod),
  );
}
const wordsOf = (say: DialogueContext['say']['action'], { kind, when }: Move) =>
  kind === 'refund' ? (when === 'now' ? say.refundNow : say.refundLater) : when === 'now' ? say.chargeNow : say.chargeLater;
