import type { Language } from '@parley/contract/intents';
import {
  compose,
  type DeedKind,
  deedKindOf,
  type Details,
  inOneLine,
  isSaid,
  knownReasons,
  languageOf,
  type Move,
  sayAmount,
  spokenLanguage,
  textsIn,
} from '@parley/engine';
import type { Briefing, Outcome } from '../engine.ts';
import { toCents } from '../../../../platform/lib/money.ts';
import { answeringIn } from '../shop-texts.ts';
import { deedOfTool } from '../tools/approving.ts';
import { inWords } from '../tools/details.ts';
import type { Did } from './watched.ts';

/** What would be done, as the customer is shown it: everything a yes has to be to, and the question for it. */
export function proposalText(all: readonly Details[], language: Language): string {
  const { deed } = textsIn(language);
  return compose(
    ...all.flatMap((details) => [
      deed.show[kindOf(details)](details.order_number ?? ''),
      bodyOf(details, language, false),
      details.needs_approval && deed.colleagueConfirms,
    ]),
    deed.confirm,
  );
}

/** What was done, as the customer is told it. */
export function doneText(details: Details, language: Language): string {
  return compose(textsIn(language).deed.done[kindOf(details)](details.order_number ?? ''), bodyOf(details, language, true));
}

const kindOf = ({ action }: Details): DeedKind => deedKindOf(deedOfTool(action)) ?? 'cancel';

function bodyOf(details: Details, language: Language, isDone: boolean): string {
  const { deed } = textsIn(language);
  const kind = kindOf(details);
  const { address, changes, money, reason } = details;
  const reasons = knownReasons as readonly string[];
  const said = reason !== null && reasons.includes(reason) ? deed.reasons[reason as (typeof knownReasons)[number]] : reason;
  const moved = money.filter(({ amount }) => toCents(amount) !== 0);
  const text = compose(
    changes.map((change) => `• ${change}`).join('\n'),
    address &&
      [address.name, address.line1, address.line2, `${address.postcode} ${address.city}`.trim(), address.region, address.country]
        .filter(Boolean)
        .join('\n'),
    kind === 'cancel' && said,
    moved.map((move) => moneyLine(move, details.currency, language)).join('\n'),
    moved.length === 0 && kind === 'cancel' && deed.noMoney,
    !isDone && (kind === 'items' || kind === 'return' || kind === 'exchange') && deed.onlyOnce[kind],
  );
  // Whatever a yes has to name stands there, also what these lines happen to leave out.
  const missing = details.say.filter((word) => !isSaid(`${details.order_number ?? ''} ${text}`, word));
  return compose(text, missing.join(', '));
}

function moneyLine({ kind, amount, label, when }: Move, currency: string, language: Language): string {
  const { deed } = textsIn(language);
  const say = kind === 'refund' ? (when === 'now' ? deed.refundNow : deed.refundLater) : when === 'now' ? deed.chargeNow : deed.chargeLater;
  return say(sayAmount(amount, currency, language), label ?? deed.unknownMethod);
}

/** Words that say that something is done already, in the languages the AI speaks. */
const claims =
  /\b(?:done|cancel+ed|refunded|changed|updated|modified|exchanged|registered|confirmed|approved|completed?|processed|hecho|cancelad[oa]|reembolsad[oa]|cambiad[oa]|confirmad[oa]|fait|annulée?|remboursée?|modifiée?|confirmée?|erledigt|storniert|erstattet|geändert|bestätigt|feito|cancelad[oa]|alterad[oa])\b/i;

/** Of what a model wrote around details, the sentences that can contradict none of them: no figures, no claims, no questions. */
export function leadOf(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/);
  const kept = sentences.map((one) => one.trim()).filter((one) => one !== '' && !/[\d?¿@/]/.test(one) && !claims.test(one));
  return kept.slice(0, 2).join(' ').slice(0, 300);
}

/** What the customer is told when an engine did something and then failed: what was done, and that a person comes. */
export function afterDone(briefing: Pick<Briefing, 'turns' | 'shop' | 'agent'>, did: readonly Did[]): Outcome {
  const language = languageFor(briefing);
  const texts = textsIn(language);
  const done = did.map((one) => {
    if (one.state === 'made') return one.card.type === 'checkout' ? inOneLine(texts.purchaseLink, one.card.url) : texts.purchaseLink;
    return one.state === 'done' ? doneText(one.details, language) : texts.deed.approval;
  });
  return {
    decision: 'hand_over',
    reason: 'tool_failure',
    text: compose(...done, texts.someoneReads),
    summary: `The AI failed after it did this: ${did.map((one) => (one.state === 'made' ? 'made a checkout link.' : `${one.state === 'done' ? '' : 'asked for approval: '}${inWords(one.details)}`)).join(' ')}`,
    cards: did.flatMap((one) => (one.state === 'made' ? [one.card] : [])),
    confidence: 1,
    intent: null,
    sources: [],
    memory: {},
  };
}

/** What the customer writes in, if the shop's AI answers in it. */
export function languageFor({ turns, shop, agent }: Pick<Briefing, 'turns' | 'shop' | 'agent'>): Language {
  const said = turns.flatMap(({ author, text }) => (author === 'customer' ? [text] : [])).join('\n');
  return answeringIn(agent, languageOf(said, spokenLanguage(shop.locale)));
}
