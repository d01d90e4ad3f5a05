import type { AiPolicy } from '@parley/contract/ai-policy';
import type { AiAgent, AiEngine, EngineName } from '@parley/contract/ai-settings';

type Issue = { path: string; message: string };
type Plain = Record<string, unknown>;
const isGroup = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Deep comparison that ignores the order of keys. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isGroup(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, inOrder(value[name])]);
}

/** The settings that differ from the defaults, so that unchanged ones follow Parley's defaults. A list counts as one setting. */
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

/** The names of the settings that change, sorted; one set to the same value doesn't count. */
export const changedParts = (before: Plain, after: Plain, under: string) =>
  Object.keys(after).flatMap((name) => (isAlike(before[name], after[name]) ? [] : [`${under}${name}`]));

const twice = (list: readonly { id: string }[]) => list.findIndex(({ id }, place) => list.some((one, at) => at < place && one.id === id));

/** Validates the AI's behavior without outside calls. */
export function issuesInAgent({ guidance = [], topics = [] }: Partial<AiAgent>): Issue[] {
  const issues: Issue[] = [];
  const card = twice(guidance);
  if (card >= 0)
    issues.push({ path: `agent.guidance.${card}.id`, message: 'Two guidance entries have the same ID. Give each one its own.' });
  const topic = twice(topics);
  if (topic >= 0) issues.push({ path: `agent.topics.${topic}.id`, message: 'Two topics have the same ID. Give each one its own.' });
  const silent = guidance.findIndex(({ enabled, does, then }) => enabled && does !== 'hand_off' && then === '');
  if (silent >= 0)
    issues.push({
      path: `agent.guidance.${silent}.then`,
      message: guidance[silent]?.does === 'answer' ? 'Enter the answer the AI gives.' : 'Enter the instruction the AI follows.',
    });
  return issues;
}

/** Validates amounts that the form would refuse. */
export function issuesInAmounts(limit: string | undefined, policy: Pick<AiPolicy, 'limits'> | undefined): Issue[] {
  const amounts = [
    ['money_limit', limit],
    ...Object.entries(policy?.limits ?? {}).map(([action, own]) => [`policy.limits.${action}`, own]),
  ];
  return amounts.flatMap(([path = '', amount]) => (amount?.startsWith('-') ? [{ path, message: 'Enter an amount of 0 or more.' }] : []));
}

type Facts = {
  /** Whether the shop has its own key after the change, and whether the change sets one. */
  hasKey: boolean;
  bringsKey: boolean;
  hasPlatform: boolean;
  mayBePrivate: boolean;
  isPrivate(url: string): boolean;
};

/** Validates the engine settings after a change. */
export function issuesInEngine(before: AiEngine, after: AiEngine, facts: Facts): Issue[] {
  return [...issuesInOrder(after, facts), ...issuesInAddress(after, facts), ...issuesInKey(before, after, facts)];
}

function issuesInOrder({ order, key_from: from, model, base_url: url }: AiEngine, { hasKey, hasPlatform }: Facts): Issue[] {
  const at = (path: string, message: string) => [{ path, message }];
  if (new Set<EngineName>(order).size < order.length)
    return at('engine.order', 'You can list each engine only once. Remove the duplicate.');
  if (!order.includes('llm')) return [];
  if (from === 'platform')
    return hasPlatform ? [] : at('engine.order', 'This installation has no language model. Add your own key, or use only Parley’s engine.');
  if (model === '') return at('engine.model', 'Enter the language model your key is for.');
  // A self-hosted model may need no key.
  return hasKey || url !== '' ? [] : at('engine.key', 'Enter your language model’s API key, or use only Parley’s engine.');
}

function issuesInAddress({ base_url: url }: AiEngine, { mayBePrivate, isPrivate }: Facts): Issue[] {
  if (url === '') return [];
  const at = (message: string) => [{ path: 'engine.base_url', message }];
  const { username, password, search, hash } = new URL(url);
  if (username !== '' || password !== '') return at('Remove the username and password from the URL. Your team can see it.');
  // The request path is appended to the address.
  if (search !== '' || hash !== '')
    return at('Remove the ? or # and everything after it from the URL. Enter the API key in its own field.');
  return !mayBePrivate && isPrivate(url) ? at('This URL isn’t public. Enter one that’s reachable over the internet.') : [];
}

/** A stored key can't be used with a new address; otherwise whoever may change settings could have it sent to themselves. */
function issuesInKey(before: AiEngine, after: AiEngine, { hasKey, bringsKey }: Facts): Issue[] {
  const isMoved = before.base_url !== after.base_url || before.provider !== after.provider;
  return hasKey && !bringsKey && isMoved
    ? [{ path: 'engine.key', message: 'Enter your API key again. This change would send it to a different provider or URL.' }]
    : [];
}
