import type { Outcome } from '../../port.ts';
import { needsVerification, type Order } from '../../tools.ts';
import { isYes } from '../../hearing/agreement.ts';
import { alone, anywhere, atStart, heardAs } from '../../hearing/pattern.ts';
import { isRefused } from '../../hearing/phrasing.ts';
import { type Awaited, type Deed, isOfDeed, recall } from '../../memory.ts';
import { compose, inOneLine } from '../../speech.ts';
import { askBack, handTo, type Talk } from '../../talk.ts';
import type { Wish } from '../../understand.ts';
import { findKnowledge, sourceOf as articleSource, tell } from '../knowledge.ts';
import { sourceOf } from '../order-words.ts';
import { addressIn } from './address.ts';
import { deedOf, flows } from './deeds.ts';
import { variantIn } from './pieces.ts';
import { put } from './refusals.ts';
import { carryOut, goOn, isStage, openStage, propose, startDeed } from './run.ts';
import { current, type Stage, sourcesOf } from './stage.ts';

/** Answers another wish as if nothing waited. */
export type ServeOther = (talk: Talk, wish: Wish) => Promise<Outcome>;

const noFirst = atStart(`
  no, nope, nah, stop, not yet, para, non, arretez, nein, stopp, halt, nao, pare`);
const takenBack = anywhere(`
  changed my mind, (?:dont|do not|no longer) want to (?:cancel|return|exchange|change|do)\\w*, dont do (?:it|that), do not do (?:it|that), rather not, keep (?:it|the order)(?: as it is)?, leave it(?: as it is)?, forget it
  ya no quiero (?:cancelar|devolver|cambiar)\\w*, (?:veux|souhaite) plus (?:l |la )?(?:annuler|renvoyer|retourner|echanger|changer), (?:nicht mehr|doch nicht) (?:stornieren|zuruckgeben|umtauschen|andern), ja nao quero (?:cancelar|devolver|trocar|mudar)
  mejor no, no lo hagas, dejalo, ne le faites pas, plutot pas, laissez, lieber nicht, doch nicht, lassen sie (?:es|das), e melhor nao, deixe estar, nao faca`);
const turns = anywhere(`
  actually, instead, rather, on second thought, changed my mind, forget (?:that|it), mejor, en realidad, en vez, al final, plutot, en fait, finalement
  lieber, stattdessen, doch, eigentlich, afinal, antes, na verdade, em vez`);

/** The next message while a deed is prepared. */
export async function continueDeed(talk: Talk, lead: Wish | undefined, serveOther: ServeOther): Promise<Outcome> {
  const { memory, heard } = talk;
  const { deed, awaiting } = memory;
  const wish = memory.wish ? { ...memory.wish, question: false } : lead;
  if (!deed || !wish)
    return serveOther(forgetful(talk), lead ?? { intent: 'out_of_scope', likelihood: 0, text: heard.text, question: false });
  const order = await readOrder(talk, deed);
  const opened = await openStage(talk, wish, deed, order);
  if (!isStage(opened)) return opened;
  if (awaiting === 'instead') return instead(opened, lead, serveOther);
  if (awaiting === 'confirmation' && isYes(heard.text)) return carryOut(opened);
  if (awaiting === 'confirmation' && hesitates(heard.text)) return propose({ ...opened, misses: memory.misses }, talk.say.deed.noHurry);
  const other = switched(opened, lead) ?? (await swapped(opened));
  if (other && turns.test(heardAs(heard.text))) return serveOther(about(talk, deed), other);
  const said = await flows[deed.kind].hear(opened, heard.text);
  const stage = { ...opened, deed: said.deed, gone: said.gone ?? '' };
  if (said.deed !== deed || stage.gone !== '') return goOn(stage);
  if (other) return serveOther(about(talk, deed), other);
  const { line1, postcode } = addressIn(heard.text);
  if (awaiting === 'confirmation' && line1 !== undefined && postcode !== undefined) return first(stage);
  if (saysNo(talk)) return stopped(stage);
  if (lead?.intent === 'goodbye' && lead.likelihood >= 0.6) return serveOther(forgetful(talk), lead);
  if (isAside(lead, deed) && (lead.question || awaiting !== 'reason')) return aside(stage, lead, serveOther);
  return notHeard(stage);
}

const hesitation = alone(`
  wait, hold on, hang on, one (?:sec|second|moment|minute), a (?:sec|second|moment|minute), just a (?:sec|second|moment|minute), let me (?:think|check|see|look)(?: about it)?, h+m+, u+m+, er+m*, not sure(?: yet)?, give me a (?:sec|second|moment|minute)
  espera, espere, un momento, un segundo, dejame pensar(?:lo)?, attends, attendez, un instant, une seconde, une minute, je reflechis, laissez moi reflechir
  warte, warten sie, moment(?: mal)?, einen moment, eine sekunde, sekunde, ich uberlege(?: noch)?, um momento, um segundo, deixe me pensar, espere um pouco`);
/** Not yet an answer: nobody is pressed for one. */
const hesitates = (text: string) => /^[\s.…]+$/.test(text) || hesitation.test(heardAs(text).replace(/…/g, ' ').trim());

/** "Actually, can I get an L instead?": who wants the same in another version exchanges it rather than sends it back. */
async function swapped({ talk, deed, order }: Stage): Promise<Wish | undefined> {
  const { heard, tools } = talk;
  if (deed.kind !== 'return' || !order || !turns.test(heardAs(heard.text))) return undefined;
  for (const { line_id } of deed.lines) {
    const line = order.lines.find(({ id }) => id === line_id);
    const { product } = line?.product_id ? await tools.call('get_product', { product_id: line.product_id }) : { product: null };
    if (line && product && !('none' in variantIn(product, line, heard.text)))
      return { intent: 'exchange_item', text: heard.text, likelihood: 0.8, question: false };
  }
  return undefined;
}

async function readOrder({ tools }: Talk, { order }: Deed): Promise<Order | null> {
  if (order === null) return null;
  const found = await tools.call('find_order', { order_number: order });
  return needsVerification(found) ? null : found.order;
}

function saysNo({ heard, memory }: Talk) {
  const words = heardAs(heard.text);
  if (heard.consent === 'no' || heard.consent === 'never_mind' || takenBack.test(words) || isRefused(heard.text)) return true;
  // "No, it was too expensive" is an answer to what the reason is.
  return memory.awaiting !== 'reason' && noFirst.test(words);
}

/** A clear wish for another deed. */
function switched({ deed }: Stage, lead: Wish | undefined): Wish | undefined {
  if (!lead || lead.question || lead.likelihood < 0.55) return undefined;
  const kind =
    lead.intent === 'get_refund'
      ? deed.kind === 'return' || deed.kind === 'cancel'
        ? deed.kind
        : 'return'
      : deedOf(lead.intent, lead.text);
  return kind !== undefined && kind !== deed.kind ? lead : undefined;
}

/** A question about something else: it is answered, and then the deed goes on. */
function isAside(lead: Wish | undefined, deed: Deed): lead is Wish {
  if (!lead) return false;
  const isSame = deedOf(lead.intent, lead.text) === deed.kind && !lead.question;
  return !isSame && lead.likelihood >= (lead.question ? 0.4 : 0.6);
}

async function aside(stage: Stage, lead: Wish, serveOther: ServeOther): Promise<Outcome> {
  const { talk } = stage;
  const about = deedOf(lead.intent, lead.text) !== undefined || lead.intent === 'get_refund' || lead.intent === 'track_refund';
  // "How long does the refund take?" in the middle of it is about the shop's way, not about another order.
  const found = about && lead.question ? await findKnowledge(talk, lead, lead.text) : undefined;
  const answer = found
    ? { text: tell(talk, found), sources: [articleSource(found)], cards: [], memory: null, decision: 'answer' as const }
    : await serveOther(forgetful(talk), lead);
  if (answer.decision === 'hand_over') return answer;
  // Two questions at once, and nobody knows which of them a yes is to.
  const { awaiting } = recall(answer.memory);
  // An offer to fetch a person needs no answer: they may ask for one.
  const told = awaiting === 'person' ? { text: talk.say.personAnyTime, cards: [], sources: [] } : answer;
  if (told === answer && awaiting !== null && (toYes.includes(awaiting) || isOfDeed(awaiting)))
    return talk.memory.awaiting === 'confirmation'
      ? propose({ ...stage, misses: talk.memory.misses }, talk.say.deed.plainYes)
      : goOn(stage);
  const asked = await goOn({ ...stage, misses: talk.memory.misses });
  if (asked.decision === 'hand_over') return asked;
  return {
    ...asked,
    text: compose(told.text, inOneLine(talk.say.deed.backTo), asked.text),
    cards: [...told.cards, ...asked.cards].slice(0, 4),
    sources: [...told.sources, ...asked.sources],
  };
}

/** What waits for a yes or a no. */
const toYes: readonly Awaited[] = ['purchase', 'confirmation', 'instead', 'wish'];

/** "And send it to …": another change of the order, which comes when this one is settled. */
function first(stage: Stage): Promise<Outcome> {
  const { talk } = stage;
  const more = { intent: 'change_shipping_address' as const, text: talk.heard.text.slice(0, 2000) };
  const later = [...talk.memory.later, more].slice(0, 3);
  const lead = talk.say.alsoSaw([talk.say.wish[more.intent]]);
  return propose({ ...stage, talk: { ...talk, memory: { ...talk.memory, later } }, misses: talk.memory.misses }, lead);
}

/** As if nothing had been asked. */
const forgetful = (talk: Talk): Talk => ({
  ...talk,
  // Nobody who cancels wants to be sold something in between.
  briefing: { ...talk.briefing, agent: { ...talk.briefing.agent, sales: 'none' } },
  memory: { ...talk.memory, awaiting: null, wish: null, deed: null, misses: 0, listed: [] },
});
/** The other wish is about the same order unless it names one. */
const about = (talk: Talk, deed: Deed): Talk => {
  const { order } = deed;
  const next = { ...forgetful(talk), memory: { ...forgetful(talk).memory, deed } };
  return talk.told.order_number === undefined && order !== null ? { ...next, told: { ...next.told, order_number: order } } : next;
};

async function instead(stage: Stage, lead: Wish | undefined, serveOther: ServeOther): Promise<Outcome> {
  const { talk, deed, order } = stage;
  const same = lead !== undefined && deedOf(lead.intent, lead.text) === deed.kind;
  if (isYes(talk.heard.text) || (same && !lead.question)) {
    const wish = { intent: flows[deed.kind].intent, text: talk.heard.text, likelihood: 0.9, question: false };
    return startDeed({ ...forgetful(talk), verified: true }, wish, deed.kind, order);
  }
  if (saysNo(talk)) return stopped(stage);
  return lead && lead.likelihood >= 0.4 ? serveOther(about(talk, deed), lead) : notHeard(stage);
}

function stopped(stage: Stage): Outcome {
  const { talk, wish, deed } = stage;
  return askBack(talk, {
    text: talk.say.deed.nothingDone,
    confidence: 0.95,
    intent: wish.intent,
    sources: sourcesOf(stage, sourceOf),
    remember: {
      told: { ...talk.told, ...(deed.order && { order_number: deed.order }) },
      // Should they think again.
      later: [{ intent: wish.intent, text: wish.text.slice(0, 2000) }],
    },
  });
}

/** Neither an answer nor another wish: asked once more; after that a person can find out. */
async function notHeard(stage: Stage): Promise<Outcome> {
  const { talk, wish, deed } = stage;
  const { memory, say } = talk;
  const why = memory.awaiting === 'reason' ? 'policy_restriction' : 'low_confidence';
  if (memory.misses >= 1)
    return handTo(current(stage), why, wish, {
      ...(memory.awaiting === 'reason' && {
        text: compose(say.deed.notAllowed, say.someoneReads),
        facts: ['Another reason than the shop accepts.'],
      }),
      sources: sourcesOf(stage, sourceOf),
    });
  const again = { ...stage, misses: memory.misses + 1 };
  if (memory.awaiting === 'confirmation') return propose(again, say.deed.plainYes);
  if (memory.awaiting !== 'instead') return goOn(again);
  const text = deed.kind in say.deed.offer ? say.deed.offer[deed.kind as keyof typeof say.deed.offer] : '';
  return put(again, { awaiting: 'instead', text: compose(say.deed.plainYes, text) });
}
