import type { HandoffReason } from '@parley/contract/conversations';
import type { Card, Source } from '@parley/contract/messages';
import type { Briefing, Outcome } from '../engine.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import { spokenLanguage } from './language.ts';
import { type Awaited, blank, type Memory, recall, type Told } from './memory.ts';
import { compose, textsIn } from './speech.ts';
import { listen } from './told.ts';
import type { Texts } from './texts/texts.ts';
import { isCourtesy, type Understanding, understand, type Wish } from './understand.ts';

/** One turn of a conversation while it is being answered. */
export type Talk = {
  briefing: Briefing;
  tools: Toolbox;
  heard: Understanding;
  /** As it was before this turn. */
  memory: Memory;
  say: Texts;
  told: Told;
  /** Who the customer is was proved, before or in this turn. */
  verified: boolean;
};

const asksForData: readonly Awaited[] = ['order_number', 'email', 'code', 'name', 'postcode'];

export function openTalk(briefing: Briefing, tools: Toolbox): Talk {
  const memory = recall(briefing.memory);
  const text = unanswered(briefing.turns);
  const isData = memory.awaiting !== null && asksForData.includes(memory.awaiting) && text.split(/\s+/).length <= 5;
  const heard = understand(text, memory.language ?? spokenLanguage(briefing.shop.locale), isData);
  return { briefing, tools, heard, memory, say: textsIn(heard.language), told: listen(text, memory), verified: briefing.customer.verified };
}

/** What the customer wrote since somebody answered; when nothing is left there, what they wrote last. */
export function unanswered(turns: Briefing['turns']): string {
  const answered = turns.findLastIndex(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  const since = turns.slice(answered + 1).filter(({ author }) => author === 'customer');
  const said = since.length ? since : turns.filter(({ author }) => author === 'customer').slice(-1);
  return said.map(({ text }) => text).join('\n');
}

type Saying = { text: string; cards?: Card[]; sources?: Source[]; confidence: number; intent: string | null; remember?: Partial<Memory> };

/** What stays of the memory unless an answer says otherwise: who they are and what was shown, not what was asked. */
const kept = ({ heard, memory, told }: Talk): Memory => ({ ...blank, language: heard.language, told, product: memory.product });

const outcome = (talk: Talk, { text, cards = [], sources = [], confidence, intent, remember }: Saying) => ({
  text,
  cards,
  sources,
  confidence,
  intent,
  memory: { ...kept(talk), ...remember } satisfies Memory,
});

export const answerWith = (talk: Talk, saying: Saying): Outcome => ({
  decision: 'answer',
  ...outcome(talk, { ...saying, text: compose(saying.text, restOf(talk, saying.intent)) }),
});
export const askBack = (talk: Talk, saying: Saying): Outcome => ({ decision: 'ask', ...outcome(talk, saying) });

/** Fetches a person: the customer hears what happens next, the team what it is about. */
export async function handTo(
  talk: Talk,
  reason: HandoffReason,
  wish: Wish | null,
  more: { text?: string; facts?: string[]; sources?: Source[] } = {},
): Promise<Outcome> {
  const { say, heard, tools } = talk;
  const summary = summaryOf(talk, wish, more.facts ?? []);
  await tools.call('hand_over', { reason, summary });
  const text = more.text ?? say.handover[reason];
  const meant = wish ?? heard.wishes.find(({ likelihood }) => likelihood >= 0.3);
  return {
    decision: 'hand_over',
    reason,
    summary,
    ...outcome(talk, { text, sources: more.sources ?? [], confidence: meant?.likelihood ?? 0, intent: meant?.intent ?? null }),
  };
}

/** For the team, in the shop's language: what is wanted, what is known, and the customer's own words. */
function summaryOf({ briefing, heard }: Talk, wish: Wish | null, facts: string[]) {
  const names = textsIn(spokenLanguage(briefing.shop.locale)).wish;
  const wanted = [wish, ...heard.wishes].flatMap((one) =>
    one && !isCourtesy(one.intent) && one.likelihood > 0.4 ? [names[one.intent]] : [],
  );
  const words = (wish && !heard.text.includes(wish.text) ? `${wish.text} … ${heard.text}` : heard.text).replace(/\s+/g, ' ').slice(0, 400);
  return [wanted.length ? `${capital([...new Set(wanted)].join('; '))}.` : '', ...facts, `“${words}”`]
    .filter((part) => part !== '')
    .join(' ');
}
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "I also saw …": further wishes of the same message are not lost. */
function restOf({ heard, say }: Talk, intent: string | null) {
  const rest = heard.wishes.slice(1).filter((wish) => wish.intent !== intent && wish.likelihood >= 0.6 && !isCourtesy(wish.intent));
  return rest.length ? say.alsoSaw(rest.map((wish) => say.wish[wish.intent])) : '';
}
