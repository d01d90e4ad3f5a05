import { anywhere, heardAs } from '../../hearing/pattern.ts';
import { knownReasons } from '../../texts/deed-texts.ts';
import { stem, tokenize } from '../../words.ts';
import { isYes } from '../../hearing/agreement.ts';
import { compose } from '../../speech.ts';
import { handTo } from '../../talk.ts';
import { itemsOf, sourceOf } from '../order-words.ts';
import { speaksOfMethod } from './methods.ts';
import { pickIn } from './picking.ts';
import { placeIn } from './pieces.ts';
import { current, type Flow, mustHaveOrder, type Stage } from './stage.ts';

/** How customers say the reasons that shops accept by default. */
const ways: Record<(typeof knownReasons)[number], RegExp> = {
  'no longer needed': anywhere(`
    no longer (?:need|want|require)\\w*, (?:dont|do not|doesnt) (?:really )?(?:need|want) (?:it|them|this|that|the \\w+)(?: any ?more)?, not need(?:ed)?(?: it)?(?: any ?more| any longer)?, (?:dont|do not) need, unneeded, unnecessary, changed? (?:my|your) mind, not interested, bought (?:it|one) (?:elsewhere|somewhere)
    ya no (?:lo |la |los |las )?(?:necesit|quier)\\w*, no (?:lo |la )?necesit\\w*, cambi\\w+ de (?:idea|opinion)
    plus besoin, n en (?:ai|avons) plus besoin, change d avis, (?:n en|ne) (?:le |la )?veux plus, pas besoin
    (?:brauch\\w*|benotig\\w*|will|mochte) (?:\\w+ )?(?:\\w+ )?(?:nicht mehr|nicht), nicht mehr (?:gebraucht|benotigt|notig), anders uberlegt, meinung geandert
    (?:ja )?nao (?:o |a |os |as )?(?:preciso|precisa|quero) ?(?:mais)?, nao preciso, mudei de ideias?`),
  'ordered by mistake': anywhere(`
    mistake\\w*, accident\\w*, by error, in error, wrong(?:ly)? (?:order\\w*|item|product|one|size|thing)?, unintentional\\w*, twice, duplicate\\w*, double, didnt mean to, did not mean to
    por error, equivoc\\w+, sin querer, dos veces, duplicad\\w+, par erreur, trompe\\w*, erreur, deux fois, en double, sans le vouloir
    aus versehen, versehentlich, irrtum\\w*, fehler, vertan, falsch\\w*, doppelt, zweimal, por engano, enganei\\w*, sem querer, duas vezes`),
};

/** The accepted reason a text gives, in the shop's words. */
export function reasonIn(reasons: readonly string[], text: string): string | null {
  const words = heardAs(text);
  for (const reason of reasons) {
    const known = knownReasons.find((one) => one === reason.toLowerCase());
    if (known ? ways[known].test(words) || words.includes(known) : shares(reason, text)) return reason;
  }
  return null;
}
/** Another shop's reason is met when most of what it says is said. */
function shares(reason: string, text: string) {
  const wanted = tokenize(reason)
    .filter((word) => word.length > 3)
    .map(stem);
  const said = new Set(tokenize(text).map(stem));
  return wanted.length > 0 && wanted.filter((word) => said.has(word)).length / wanted.length >= 0.6;
}

export const reasonsInWords = ({ talk: { say }, policy }: Stage) =>
  policy.cancel.reasons.map((reason) => {
    const known = knownReasons.find((one) => one === reason.toLowerCase());
    return known ? say.deed.reasons[known] : reason;
  });

/** Part of an order is taken out by a colleague; to cancel the whole of it would be another wish. */
function isPart({ talk, wish, order }: Stage) {
  const { lines } = mustHaveOrder({ order });
  const { pieces, kept, isPart: isSaid } = pickIn(lines, talk.memory.deed ? talk.heard.text : wish.text, false);
  const [one, ...more] = pieces;
  const isFewer = one !== undefined && more.length === 0 && one.quantity < one.line.quantity;
  const isSome = pieces.length > 0 && pieces.length < lines.length;
  return kept.length > 0 || isFewer || (isSome && (isSaid || onlyPart.test(heardAs(wish.text))));
}
const onlyPart = anywhere(`
  (?:cancel|remove) (?:only|just), only (?:the|my), just (?:the|my), not the whole, solo (?:el|la|los|las), seulement (?:le|la|les), nur (?:den|die|das), (?:so|apenas) (?:o|a|os|as)`);

/** Asked whether it is one of these, they say yes, or which. */
function chosenReason({ talk: { memory, heard }, policy }: Stage, text: string): string | null {
  const { reasons } = policy.cancel;
  if (memory.awaiting !== 'reason' || memory.deed?.kind !== 'cancel') return null;
  const place = text.split(/\s+/).length <= 4 ? placeIn(text, reasons.length) : undefined;
  return reasons[place ?? (memory.misses > 0 && isYes(heard.text) ? 0 : -1)] ?? null;
}

/** Said for a shop that asks for none. */
const anyReason = 'asked for by the customer';

export const cancelling: Flow = {
  permission: 'cancel',
  intent: 'cancel_order',
  async hear(stage, text) {
    const { deed, policy, talk } = stage;
    const isElsewhere = talk.memory.awaiting === 'confirmation' && speaksOfMethod(text);
    if (deed.reason !== null) return { deed, ...(isElsewhere && { gone: talk.say.deed.methodRefused }) };
    const { reasons } = policy.cancel;
    const reason = reasons.length === 0 ? anyReason : (reasonIn(reasons, text) ?? chosenReason(stage, text));
    return { deed: reason === null ? deed : { ...deed, reason } };
  },
  async ask(stage) {
    const { say } = stage.talk;
    if (isPart(stage))
      return handTo(current(stage), 'unsupported_request', stage.wish, {
        text: compose(say.deed.addOrRemove, say.someoneReads),
        sources: [sourceOf(mustHaveOrder(stage))],
      });
    if (stage.deed.reason !== null) return null;
    const reasons = reasonsInWords(stage);
    const text = stage.misses > 0 ? say.deed.reasonRefused(reasons) : say.deed.askReason(mustHaveOrder(stage).order_number, reasons);
    return { awaiting: 'reason', text };
  },
  call: ({ talk: { tools }, deed, order }, confirmed) =>
    tools.call('cancel_pending_order', { order_number: order?.order_number ?? '', reason: deed.reason ?? '', confirmed }),
  lines: (stage) => [`• ${itemsOf(mustHaveOrder(stage))}`],
};
