import type { AiAgent, AiTopic, Guidance } from '@parley/contract/ai-settings';
import type { Channel } from '@parley/contract/channels';
import type { HandoffReason } from '@parley/contract/conversations';
import type { Intent } from '@parley/contract/intents';

type Wish = { intent: Intent; likelihood: number; text: string };
/** What the customer's unanswered words were heard as. */
export type Heard = {
  text: string;
  wishes: readonly Wish[];
  /** A matter no machine should settle. */
  sensitive: boolean;
  angry: boolean;
  /** They agreed to being given a person. */
  acceptsPerson: boolean;
  /** Something was asked for, and this may be it: a name or a number looks like anything. */
  isAwaited: boolean;
};
export type Situation = { agent: AiAgent; channel: string; open: boolean; heard: Heard };

type Rule = { id: string; title: string };
/** `rest`: what else the message asks for, so that it is not lost. */
type Matched = { rule: Rule; intent: Intent | null; likelihood: number; rest: Intent[] };
export type Conduct =
  /** `careful`: safety first, so only the engine whose every step is code. */
  | { does: 'think'; careful: boolean }
  | ({ does: 'say'; text: string } & Matched)
  | ({ does: 'decline' } & Matched)
  | { does: 'hand_over'; reason: HandoffReason; why: string; matched: Matched | null };

/** From here on an intent is taken for what was meant; higher while something was asked for. */
const clear = 0.55;
const clearer = 0.8;

/**
 * What the shop decided for this case, before any engine is asked. What concerns safety and a plain wish for a person go before all of it,
 * then where and when the AI answers at all, then topics it keeps out of, then guidance. Of several the first in the shop's order holds.
 */
export function conductFor({ agent, channel, open, heard }: Situation): Conduct {
  if (heard.sensitive || wantsPerson(heard)) return { does: 'think', careful: true };
  if (!agent.channels.includes(channel as Channel)) return closedTo('The AI does not answer on this channel.');
  if (agent.hours === 'open' && !open) return closedTo('The AI answers within business hours only.');
  if (agent.hours === 'closed' && open) return closedTo('The AI answers outside business hours only.');
  const topic = firstMatch(agent.topics, heard, ({ name }) => name);
  if (topic) return byTopic(topic.one, topic.matched);
  // An angry customer is not answered with prepared words.
  const active = agent.guidance.filter(({ enabled, does }) => enabled && (does === 'hand_over' || (does === 'answer' && !heard.angry)));
  const card = firstMatch(active, heard, ({ title }) => title);
  return card ? byGuidance(card.one, card.matched) : { does: 'think', careful: false };
}

function wantsPerson({ wishes, acceptsPerson, isAwaited }: Heard) {
  const enough = isAwaited ? clearer : 0.6;
  return acceptsPerson || wishes.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= enough);
}

const closedTo = (why: string): Conduct => ({ does: 'hand_over', reason: 'policy_restriction', why, matched: null });
const byTopic = ({ does, name }: AiTopic, matched: Matched): Conduct =>
  does === 'decline' ? { does, ...matched } : { does, reason: 'policy_restriction', why: `Topic: ${name}.`, matched };
const byGuidance = ({ does, title, then }: Guidance, matched: Matched): Conduct =>
  does === 'hand_over'
    ? { does, reason: 'unsupported_request', why: then === '' ? `Guidance: ${title}.` : `${title}: ${then}`, matched }
    : { does: 'say', text: then, ...matched };

type Triggered = { id: string; intents: readonly Intent[]; words: readonly string[] };
function firstMatch<T extends Triggered>(rules: readonly T[], heard: Heard, titleOf: (rule: T) => string) {
  for (const one of rules) {
    const hit = matchOf(one, heard);
    if (hit) return { one, matched: { rule: { id: one.id, title: titleOf(one) }, ...hit } };
  }
  return undefined;
}

/** Whether a rule applies to what was said: by a wish that was recognised, or by words of it. */
function matchOf({ intents, words }: Triggered, { text, wishes, isAwaited }: Heard): Omit<Matched, 'rule'> | undefined {
  const enough = isAwaited ? clearer : clear;
  const wish = wishes.find(({ intent, likelihood }) => intents.includes(intent) && likelihood >= enough);
  const word = words.find((one) => says(text, one));
  if (!wish && word === undefined) return undefined;
  const rest = wishes.filter(
    (one) =>
      one.likelihood >= 0.6 &&
      !intents.includes(one.intent) &&
      !courtesies.includes(one.intent) &&
      !words.some((its) => says(one.text, its)),
  );
  // A wish of the same words is not another one.
  const other = wish ? rest.filter((one) => one.text !== wish.text) : rest;
  return {
    intent: wish?.intent ?? null,
    likelihood: word === undefined ? (wish?.likelihood ?? 0) : 1,
    rest: other.map(({ intent }) => intent),
  };
}
const courtesies: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'out_of_scope'];

/** Whether a text holds a word or phrase, as whole words, without regard to case, accents and what stands between words. */
export function says(text: string, phrase: string): boolean {
  const wanted = folded(phrase);
  return wanted !== '' && ` ${folded(text)} `.includes(` ${wanted} `);
}
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\p{M}'’`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const against = new Set(
  `not no nothing never none dont doesnt didnt isnt wasnt cant cannot wont but still however wrong useless worse
  nada pero aun todavia nunca sin mal peor ninguno pas rien mais toujours jamais non ne pire
  nicht nichts nein aber kein keine keinen trotzdem noch nie falsch schlechter nao mas ainda nunca errado pior sem`.split(/\s+/),
);
const helped = [
  ...[
    'that helps',
    'that helped',
    'this helps',
    'this helped',
    'it helped',
    'very helpful',
    'it works now',
    'works now',
    'solved',
    'all good',
  ],
  ...['problem solved', 'perfect', 'great', 'exactly what i needed', 'got it', 'muy util', 'me ayudo', 'me sirve', 'resuelto', 'perfecto'],
  ...[
    'genial',
    'funciona',
    'ca marche',
    'ca maide',
    'tres utile',
    'resolu',
    'parfait',
    'super',
    'das hilft',
    'hat geholfen',
    'sehr hilfreich',
  ],
  ...['perfekt', 'klappt', 'funktioniert', 'erledigt', 'prima', 'ajudou', 'ajuda muito', 'muito util', 'resolvido', 'perfeito', 'otimo'],
];

/** Whether the customer says that what they were told helped: thanks, or words to that effect, with nothing against it and nothing asked. */
export function saysItHelped({ text, wishes, angry, sensitive }: Pick<Heard, 'text' | 'wishes' | 'angry' | 'sensitive'>): boolean {
  if (angry || sensitive || text.includes('?')) return false;
  if (
    folded(text)
      .split(' ')
      .some((word) => against.has(word))
  )
    return false;
  if (wishes.some(({ intent, likelihood }) => likelihood >= clear && !courtesies.includes(intent))) return false;
  const thanks = wishes.some(({ intent, likelihood }) => intent === 'thanks' && likelihood >= clear);
  return thanks || helped.some((one) => says(text, one));
}
