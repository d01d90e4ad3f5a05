import type { Language } from '@parley/contract/intents';
import {
  compose,
  type ActionKind,
  actionKindOf,
  type Details,
  inOneLine,
  containsText,
  knownReasons,
  languageOf,
  type Move,
  sayAmount,
  spokenLanguage,
  textsIn,
} from '@parley/engine';
import type { Briefing, Outcome } from '../engine.ts';

import { answeringIn } from '../shop-texts.ts';
import { actionOfTool } from '../tools/approving.ts';
import { inWords } from '../tools/details.ts';
import type { Did } from './watched.ts';

/** A proposal as the customer sees it: everything they confirm, and the question. */
export function proposalText(all: readonly Details[], language: Language): string {
  const { action } = textsIn(language);
  return compose(
    ...all.flatMap((details) => [
      action.show[kindOf(details)](details.order_number ?? ''),
      bodyOf(details, language, false),
      details.needs_approval && action.colleagueConfirms,
    ]),
    action.confirm,
  );
}

/** What was done, as the customer sees it. */
export function doneText(details: Details, language: Language): string {
  return compose(textsIn(language).action.done[kindOf(details)](details.order_number ?? ''), bodyOf(details, language, true));
}

const kindOf = ({ action }: Details): ActionKind => actionKindOf(actionOfTool(action)) ?? 'cancel';

function bodyOf(details: Details, language: Language, isDone: boolean): string {
  const { action } = textsIn(language);
  const kind = kindOf(details);
  const { address, changes, money, reason } = details;
  const reasons = knownReasons as readonly string[];
  const said = reason !== null && reasons.includes(reason) ? action.reasons[reason as (typeof knownReasons)[number]] : reason;
  const moved = money.filter(({ amount }) => Number(amount) !== 0);
  const text = compose(
    changes.map((change) => `• ${change}`).join('\n'),
    address &&
      [address.name, address.line1, address.line2, `${address.postcode} ${address.city}`.trim(), address.region, address.country]
        .filter(Boolean)
        .join('\n'),
    !isDone && kind === 'cancel' && said && action.reason(said),
    moved.map((move) => moneyLine(move, details.currency, language)).join('\n'),
    moved.length === 0 && kind === 'cancel' && action.noMoney,
    !isDone && (kind === 'items' || kind === 'return' || kind === 'exchange') && action.onlyOnce[kind],
  );
  // Adds whatever the confirmation must name and these lines left out.
  const missing = details.say.filter((word) => !containsText(`${details.order_number ?? ''} ${text}`, word));
  return compose(text, missing.join(', '));
}

function moneyLine({ kind, amount, label, when }: Move, currency: string, language: Language): string {
  const { action } = textsIn(language);
  const say =
    kind === 'refund' ? (when === 'now' ? action.refundNow : action.refundLater) : when === 'now' ? action.chargeNow : action.chargeLater;
  return say(sayAmount(amount, currency, language), label ?? action.unknownMethod);
}

/** Phrases that claim something is done, in the AI's languages. */
const claims =
  /\b(?:done|cancel+ed|refunded|changed|updated|modified|exchanged|registered|confirmed|approved|completed?|processed|hecho|cancelad[oa]|reembolsad[oa]|cambiad[oa]|confirmad[oa]|fait|annulée?|remboursée?|modifiée?|confirmée?|erledigt|storniert|erstattet|geändert|bestätigt|feito|gelukt|geannuleerd|terugbetaald|gewijzigd|bevestigd|aangemeld|geregeld|fatto|annullat[oa]|rimborsat[oa]|modificat[oa]|cambiat[oa]|confermat[oa]|cancelad[oa]|alterad[oa])\b/i;

/** The sentences of a model's text that can't contradict the details: without numbers, claims and questions. */
export function leadOf(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/);
  const kept = sentences.map((one) => one.trim()).filter((one) => one !== '' && !/[\d?¿@/]/.test(one) && !claims.test(one));
  return kept.slice(0, 2).join(' ').slice(0, 300);
}

/** What the customer reads when an engine failed after doing something: what was done, and that a person will reply. */
export function afterDone(briefing: Pick<Briefing, 'turns' | 'shop' | 'agent'>, did: readonly Did[]): Outcome {
  const language = languageFor(briefing);
  const texts = textsIn(language);
  const done = did.map((one) => {
    if (one.state === 'made') return one.card.type === 'checkout' ? inOneLine(texts.purchaseLink, one.card.url) : texts.purchaseLink;
    return one.state === 'done' ? doneText(one.details, language) : texts.action.approval;
  });
  return {
    decision: 'hand_off',
    reason: 'tool_failure',
    text: compose(...done, texts.someoneReads),
    summary: `The AI failed after these actions: ${did.map((one) => (one.state === 'made' ? 'created a checkout link.' : `${one.state === 'done' ? '' : 'requested approval: '}${inWords(one.details)}`)).join(' ')}`,
    cards: did.flatMap((one) => (one.state === 'made' ? [one.card] : [])),
    confidence: 1,
    intent: null,
    sources: [],
    memory: {},
  };
}

/** The customer's language, if the AI answers in it. */
export function languageFor({ turns, shop, agent }: Pick<Briefing, 'turns' | 'shop' | 'agent'>): Language {
  const said = turns.flatMap(({ author, text }) => (author === 'customer' ? [text] : [])).join('\n');
  return answeringIn(agent, languageOf(said, spokenLanguage(shop.locale)));
}
