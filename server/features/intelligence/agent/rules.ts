import type { AiPolicy } from '@parley/contract/ai-policy';
import type { AiAgent, AiEngine, EngineName } from '@parley/contract/ai-settings';

type Fault = { path: string; message: string };
type Plain = Record<string, unknown>;
const isGroup = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
/** However deep; the order of names does not matter. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isGroup(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, inOrder(value[name])]);
}

/** What differs from the defaults, part by part: what a shop left alone follows Parley's defaults when they change. Lists are one part. */
export function differing(value: Plain, usual: Plain): Plain {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const before = usual[name];
      if (isAlike(part, before)) return [];
      if (!isGroup(part) || !isGroup(before)) return [[name, part]];
      return [[name, differing(part, before)]];
    }),
  );
}

/** The names of the parts that change, in order; a part that is named and stays the same is none. */
export const changedParts = (before: Plain, after: Plain, under: string) =>
  Object.keys(after).flatMap((name) => (isAlike(before[name], after[name]) ? [] : [`${under}${name}`]));

const twice = (list: readonly { id: string }[]) => list.findIndex(({ id }, place) => list.some((one, at) => at < place && one.id === id));

/** What is wrong with how the AI is to behave; nothing of it reaches outside. */
export function faultsInAgent({ guidance = [], topics = [] }: Partial<AiAgent>): Fault[] {
  const faults: Fault[] = [];
  const card = twice(guidance);
  if (card >= 0) faults.push({ path: `agent.guidance.${card}.id`, message: 'Two cards of guidance have the same id.' });
  const topic = twice(topics);
  if (topic >= 0) faults.push({ path: `agent.topics.${topic}.id`, message: 'Two topics have the same id.' });
  const silent = guidance.findIndex(({ enabled, does, then }) => enabled && does !== 'hand_over' && then === '');
  if (silent >= 0)
    faults.push({
      path: `agent.guidance.${silent}.then`,
      message: guidance[silent]?.does === 'answer' ? 'Write what the AI says then.' : 'Write what the AI does then.',
    });
  return faults;
}

/** What is wrong with amounts that no form would let through. */
export function faultsInAmounts(limit: string | undefined, policy: Pick<AiPolicy, 'limits'> | undefined): Fault[] {
  const amounts = [
    ['money_limit', limit],
    ...Object.entries(policy?.limits ?? {}).map(([action, own]) => [`policy.limits.${action}`, own]),
  ];
  return amounts.flatMap(([path = '', amount]) => (amount?.startsWith('-') ? [{ path, message: 'Use an amount of zero or more.' }] : []));
}

type Facts = {
  /** Whether the shop has a key of its own after the change, and whether the change brings one. */
  hasKey: boolean;
  bringsKey: boolean;
  hasPlatform: boolean;
  mayBePrivate: boolean;
  isPrivate(url: string): boolean;
};

/** What is wrong with the engines after a change of them. */
export function faultsInEngine(before: AiEngine, after: AiEngine, facts: Facts): Fault[] {
  return [...faultsInOrder(after, facts), ...faultsInAddress(after, facts), ...faultsInKey(before, after, facts)];
}

function faultsInOrder({ order, key_from: from, model, base_url: url }: AiEngine, { hasKey, hasPlatform }: Facts): Fault[] {
  const at = (path: string, message: string) => [{ path, message }];
  if (new Set<EngineName>(order).size < order.length) return at('engine.order', 'Each engine can be named once.');
  if (!order.includes('llm')) return [];
  if (from === 'platform')
    return hasPlatform
      ? []
      : at('engine.order', 'No language model is provided here. Use a key of your own, or the built-in engine alone.');
  if (model === '') return at('engine.model', 'Name the language model that your key is for.');
  // A model of one's own may ask for no key.
  return hasKey || url !== '' ? [] : at('engine.key', 'Enter your key of the language model, or use the built-in engine alone.');
}

function faultsInAddress({ base_url: url }: AiEngine, { mayBePrivate, isPrivate }: Facts): Fault[] {
  if (url === '') return [];
  const at = (message: string) => [{ path: 'engine.base_url', message }];
  const { username, password, search, hash } = new URL(url);
  if (username !== '' || password !== '') return at('Leave the name and password out of the address; it is shown to your team.');
  // What is asked for is written behind the address.
  if (search !== '' || hash !== '') return at('Leave out what stands behind the ? or # in the address. A key has a field of its own.');
  return !mayBePrivate && isPrivate(url) ? at('This address is not public. Use one that can be reached over the internet.') : [];
}

/** A key that is kept goes nowhere else by a change of the address: otherwise whoever may change settings could have it sent to themselves. */
function faultsInKey(before: AiEngine, after: AiEngine, { hasKey, bringsKey }: Facts): Fault[] {
  const isMoved = before.base_url !== after.base_url || before.provider !== after.provider;
  return hasKey && !bringsKey && isMoved
    ? [{ path: 'engine.key', message: 'Enter your key again: with this change it would be sent to another address.' }]
    : [];
}
