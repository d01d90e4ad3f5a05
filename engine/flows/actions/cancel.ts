import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { knownReasons } from '../../texts/action-texts.ts';
import { stem, tokenize } from '../../words.ts';
import { isYes } from '../../nlu/agreement.ts';
import { itemsOf } from '../order-words.ts';
import { addOrRemove } from './add-or-remove.ts';
import { mentionsMethod } from './methods.ts';
import { selectionIn } from './selection.ts';
import { placeIn } from './units.ts';
import { type Flow, mustHaveOrder, type ActionContext } from './action-context.ts';

/** How customers phrase the default cancellation reasons. */
const reasonPatterns: Record<(typeof knownReasons)[number], RegExp> = {
  'no longer needed': anywhere(`
    no longer (?:need|want|require)\\w*, (?:dont|do not|doesnt) (?:really )?(?:need|want) (?:it|them|this|that|the \\w+)(?: any ?more)?, not need(?:ed)?(?: it)?(?: any ?more| any longer)?, (?:dont|do not) need, unneeded, unnecessary, changed? (?:my|your) mind, not interested, bought (?:it|one) (?:elsewhere|somewhere)
    ya no (?:lo |la |los |las )?(?:necesit|quier)\\w*, no (?:lo |la )?necesit\\w*, cambi\\w+ de (?:idea|opinion)
    plus besoin, n en (?:ai|avons) plus besoin, change d avis, (?:n en|ne) (?:le |la )?veux plus, pas besoin
    (?:brauch\\w*|benotig\\w*|will|mochte) (?:\\w+ )?(?:\\w+ )?(?:nicht mehr|nicht), nicht mehr (?:gebraucht|benotigt|notig), anders uberlegt, meinung geandert
    (?:ja )?nao (?:o |a |os |as )?(?:preciso|precisa|quero) ?(?:mais)?, nao preciso, mudei de ideias?`),
  'ordered by mistake': anywhere(`
    mistake\\w*, accident\\w*, by error, in error, wrong(?:ly)?(?: (?:order\\w*|item|product|one|size|thing|colou?r|model|version|kind|address))?, (?:ordered|bought|picked|chose) (?:\\w+ )?wrong, unintentional\\w*, twice, duplicate\\w*, double, didnt mean to, did not mean to
    por error, equivoc\\w+, sin querer, dos veces, duplicad\\w+, par erreur, trompe\\w*, erreur, deux fois, en double, sans le vouloir
    aus versehen, versehentlich, irrtum\\w*, fehler, vertan, falsch\\w*, doppelt, zweimal, por engano, enganei\\w*, sem querer, duas vezes`),
};

/** The accepted reason that a text gives, in the shop's words. */
export function reasonIn(reasons: readonly string[], text: string): string | null {
  const words = normalizeText(text);
  for (const reason of reasons) {
    const known = knownReasons.find((one) => one === reason.toLowerCase());
    if (known ? reasonPatterns[known].test(words) || words.includes(known) : matchesReason(reason, text)) return reason;
  }
  return null;
}
/** A custom reason matches when the text contains most of its words. */
function matchesReason(reason: string, text: string) {
  const reasonWords = tokenize(reason)
    .filter((word) => word.length > 3)
    .map(stem);
  const textStems = new Set(tokenize(text).map(stem));
  return reasonWords.length > 0 && reasonWords.filter((word) => textStems.has(word)).length / reasonWords.length >= 0.6;
}

export const reasonsInWords = ({ dialogue: { say }, policy }: ActionContext) =>
  policy.cancel.reasons.map((reason) => {
    const known = knownReasons.find((one) => one === reason.toLowerCase());
    return known ? say.action.reasons[known] : reason;
  });

/** Removing part of an order needs a teammate; cancelling all of it would be a different request. */
function isPart({ dialogue, detected, order }: ActionContext) {
  const { lines } = mustHaveOrder({ order });
  const { units, excluded, isPart: isSaid } = selectionIn(lines, dialogue.memory.action ? dialogue.nlu.text : detected.text, false);
  const [one, ...more] = units;
  const isFewer = one !== undefined && more.length === 0 && one.quantity < one.line.quantity;
  const isSome = units.length > 0 && units.length < lines.length;
  return excluded.length > 0 || isFewer || (isSome && (isSaid || onlyPart.test(normalizeText(detected.text))));
}
const onlyPart = anywhere(`
  (?:cancel|remove) (?:only|just), only (?:the|my), just (?:the|my), not the whole, solo (?:el|la|los|las), seulement (?:le|la|les), nur (?:den|die|das), (?:so|apenas) (?:o|a|os|as)`);

/** The reply to "is it one of these?": a yes, or the reason. */
function chosenReason({ dialogue: { memory, nlu }, policy }: ActionContext, text: string): string | null {
  const { reasons } = policy.cancel;
  if (memory.awaiting !== 'reason' || memory.action?.kind !== 'cancel') return null;
  const place = text.split(/\s+/).length <= 4 ? placeIn(text, reasons.length) : undefined;
  return reasons[place ?? (memory.misses > 0 && isYes(nlu.text) ? 0 : -1)] ?? null;
}

/** The reason sent for shops that require none. */
const defaultReason = 'asked for by the customer';

export const cancelling: Flow = {
  permission: 'cancel',
  intent: 'cancel_order',
  async collect(ctx, text) {
    const { action, policy, dialogue } = ctx;
    const isElsewhere = dialogue.memory.awaiting === 'confirmation' && mentionsMethod(text);
    if (action.reason !== null) return { action, ...(isElsewhere && { unavailable: dialogue.say.action.methodRefused }) };
    const { reasons } = policy.cancel;
    const reason = reasons.length === 0 ? defaultReason : (reasonIn(reasons, text) ?? chosenReason(ctx, text));
    return { action: reason === null ? action : { ...action, reason } };
  },
  async ask(ctx) {
    const { say } = ctx.dialogue;
    if (isPart(ctx)) return addOrRemove(ctx);
    if (ctx.action.reason !== null) return null;
    const reasons = reasonsInWords(ctx);
    const text = ctx.misses > 0 ? say.action.reasonRefused(reasons) : say.action.askReason(mustHaveOrder(ctx).order_number, reasons);
    return { awaiting: 'reason', text };
  },
  call: ({ dialogue: { tools }, action, order }, confirmed) =>
    tools.call('cancel_pending_order', { order_number: order?.order_number ?? '', reason: action.reason ?? '', confirmed }),
  lines: (ctx) => [`• ${itemsOf(mustHaveOrder(ctx))}`],
};
