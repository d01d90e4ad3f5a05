import type { AiAgent, AiTopic, Guidance } from '@parley/contract/ai-settings';
import type { Channel } from '@parley/contract/channels';
import type { HandoffReason } from '@parley/contract/conversations';
import type { Intent } from '@parley/contract/intents';

type DetectedIntent = { intent: Intent; likelihood: number; text: string };
/** The NLU result of the customer's unanswered messages. */
export type Classification = {
  text: string;
  detectedIntents: readonly DetectedIntent[];
  /** A matter that needs a person. */
  sensitive: boolean;
  angry: boolean;
  /** They accepted a handoff. */
  acceptsPerson: boolean;
  /** The AI asked for something and this may be the reply: a name or number can look like any intent. */
  isAwaited: boolean;
};
export type Situation = { agent: AiAgent; channel: Channel; open: boolean; nlu: Classification };

type Rule = { id: string; title: string };
/** `rest`: the other intents of the message, so that none is lost. */
type Matched = { rule: Rule; intent: Intent | null; likelihood: number; rest: Intent[] };
export type Conduct =
  /** `careful`: safety matters, so only the engine that is deterministic code may answer. */
  | { does: 'think'; careful: boolean }
  | ({ does: 'say'; text: string } & Matched)
  | ({ does: 'decline' } & Matched)
  | { does: 'hand_off'; reason: HandoffReason; why: string; matched: Matched | null };

/** Above this likelihood an intent counts as detected; higher while a reply is awaited. */
const clear = 0.55;
const clearer = 0.8;

/**
 * Applies the shop's rules before any engine runs. Safety and a request for a person come first, then where and when the AI answers, then
 * excluded topics, then guidance. The first matching rule in the shop's order wins.
 */
export function conductFor({ agent, channel, open, nlu }: Situation): Conduct {
  if (nlu.sensitive || wantsPerson(nlu)) return { does: 'think', careful: true };
  const off = whyOff({ agent, channel, open });
  if (off !== undefined) return { does: 'hand_off', reason: 'policy_restriction', why: off, matched: null };
  const topic = firstMatch(agent.topics, nlu, ({ name }) => name);
  if (topic) return byTopic(topic.one, topic.matched);
  // An angry customer gets no canned reply.
  const active = agent.guidance.filter(({ enabled, does }) => enabled && (does === 'hand_off' || (does === 'answer' && !nlu.angry)));
  const card = firstMatch(active, nlu, ({ title }) => title);
  return card ? byGuidance(card.one, card.matched) : { does: 'think', careful: false };
}

/** Why the AI doesn't answer here or now, by the shop's settings. */
export function whyOff({ agent, channel, open }: Pick<Situation, 'agent' | 'channel' | 'open'>): string | undefined {
  if (!agent.channels.includes(channel)) return 'The AI doesn’t answer on this channel.';
  if (agent.hours === 'open' && !open) return 'The AI only answers during business hours.';
  if (agent.hours === 'closed' && open) return 'The AI only answers outside business hours.';
  return undefined;
}

function wantsPerson({ detectedIntents, acceptsPerson, isAwaited }: Classification) {
  const enough = isAwaited ? clearer : 0.6;
  return acceptsPerson || detectedIntents.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= enough);
}

const byTopic = ({ does, name }: AiTopic, matched: Matched): Conduct =>
  does === 'decline' ? { does, ...matched } : { does, reason: 'policy_restriction', why: `Topic: ${name}.`, matched };
const byGuidance = ({ does, title, then }: Guidance, matched: Matched): Conduct =>
  does === 'hand_off'
    ? { does, reason: 'unsupported_request', why: then === '' ? `Guidance: ${title}.` : `${title}: ${then}`, matched }
    : { does: 'say', text: then, ...matched };

type Triggered = { id: string; intents: readonly Intent[]; words: readonly string[] };
function firstMatch<T extends Triggered>(rules: readonly T[], nlu: Classification, titleOf: (rule: T) => string) {
  for (const one of rules) {
    const hit = matchOf(one, nlu);
    if (hit) return { one, matched: { rule: { id: one.id, title: titleOf(one) }, ...hit } };
  }
  return undefined;
}

/** Whether a rule applies, by a detected intent or by its keywords. */
function matchOf({ intents, words }: Triggered, { text, detectedIntents, isAwaited }: Classification): Omit<Matched, 'rule'> | undefined {
  const enough = isAwaited ? clearer : clear;
  const detected = detectedIntents.find(({ intent, likelihood }) => intents.includes(intent) && likelihood >= enough);
  const word = words.find((one) => says(text, one));
  if (!detected && word === undefined) return undefined;
  const rest = detectedIntents.filter(
    (one) =>
      one.likelihood >= 0.6 &&
      !intents.includes(one.intent) &&
      !courtesies.includes(one.intent) &&
      !words.some((its) => says(one.text, its)),
  );
  // An intent detected in the same words isn't another request.
  const other = detected ? rest.filter((one) => one.text !== detected.text) : rest;
  return {
    intent: detected?.intent ?? null,
    likelihood: word === undefined ? (detected?.likelihood ?? 0) : 1,
    rest: other.map(({ intent }) => intent),
  };
}
const courtesies: readonly Intent[] = ['greeting', 'thanks', 'goodbye', 'out_of_scope'];

/** Whether a text contains a phrase as whole words, ignoring case, accents and punctuation. */
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

/** Whether the customer confirms that an answer helped: thanks or similar, without objection or question. */
export function saysItHelped({
  text,
  detectedIntents,
  angry,
  sensitive,
}: Pick<Classification, 'text' | 'detectedIntents' | 'angry' | 'sensitive'>): boolean {
  if (angry || sensitive || text.includes('?')) return false;
  if (
    folded(text)
      .split(' ')
      .some((word) => against.has(word))
  )
    return false;
  if (detectedIntents.some(({ intent, likelihood }) => likelihood >= clear && !courtesies.includes(intent))) return false;
  const thanks = detectedIntents.some(({ intent, likelihood }) => intent === 'thanks' && likelihood >= clear);
  return thanks || helped.some((one) => says(text, one));
}
