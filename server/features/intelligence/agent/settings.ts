import { type AiSettings, aiAgent, aiEngine, type updateAiSettings } from '@parley/contract/ai-settings';
import { aiPolicy } from '@parley/contract/ai-policy';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isPrivateAddress } from '../../../platform/lib/private-address.ts';
import { closeKey } from '../assistant/index.ts';
import { changeSettings, lockSettings } from '../../account/merchants/index.ts';
import type { AgentParts } from './parts.ts';
import { presentAi } from './present.ts';
import { changedParts, differing, issuesInAgent, issuesInAmounts, issuesInEngine } from './rules.ts';
import * as store from './store.ts';

type Wanted = Received<typeof updateAiSettings>;
type Ctx = WriteCtx<WritingActor>;

export async function getSettings(ctx: ReadCtx<ReadingActor>, { platform }: AgentParts) {
  return presentAi((await store.readAi(ctx.db)) ?? missing('merchant.missing'), platform);
}

/** Changes the named settings that differ. With `version`, only if the shop's settings haven't changed since that version. */
export async function updateSettings(ctx: Ctx, input: Wanted, parts: AgentParts): Promise<AiSettings> {
  const { merchant, version } = input;
  const locked = (await lockSettings(ctx.db, merchant)) ?? missing('merchant.missing');
  if (version !== undefined && version !== locked.version) throw new Problem('settings.changed');
  const row = (await store.readAi(ctx.db)) ?? missing('merchant.missing');
  const before = presentAi(row, parts.platform);
  const after = changed(before, input);
  refuseIssues(before, after, input, parts);
  const { fields, core } = whatChanges(before, after, input);
  if (fields.length === 0) return before;
  await changeSettings(ctx.db, locked, { ai: core }, ctx.now(), columnsOf(after, input, parts));
  const now = presentAi((await store.readAi(ctx.db)) ?? missing('merchant.missing'), parts.platform);
  ctx.audit({ action: 'settings.changed', object: ['merchant', merchant], detail: noteOf(before, now, fields) });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: now.version });
  return now;
}

type After = Pick<AiSettings, 'policy' | 'agent'> & { engine: ReturnType<typeof engineOf> };
const engineOf = ({ engine: { key_set: _set, key_hint: _hint, platform: _platform, ...engine } }: AiSettings) => engine;

function changed(before: AiSettings, { policy, agent, engine }: Wanted): After {
  const { key: _key, ...given } = engine ?? {};
  return {
    policy: policy ?? before.policy,
    agent: aiAgent.parse({ ...before.agent, ...agent }),
    engine: aiEngine.parse({ ...engineOf(before), ...given }),
  };
}

function refuseIssues(before: AiSettings, after: After, { agent, engine, policy, money_limit: limit }: Wanted, parts: AgentParts) {
  const key = engine?.key;
  const issues = [
    ...issuesInAmounts(limit, policy),
    ...issuesInAgent(agent ?? {}),
    ...(engine
      ? issuesInEngine(engineOf(before), after.engine, {
          hasKey: key === undefined ? before.engine.key_set : key !== null,
          bringsKey: typeof key === 'string',
          hasPlatform: parts.platform !== null,
          mayBePrivate: parts.outboundPrivate,
          isPrivate: isPrivateAddress,
        })
      : []),
  ];
  const [first] = issues;
  if (first) throw new Problem('input.invalid', { detail: first.message, errors: issues });
}

const isMoney = (name: string) => name === 'money_limit';
/** The names of the changed settings; the five that `GET …/settings` also shows keep their names there. */
function whatChanges(before: AiSettings, after: After, input: Wanted) {
  const { merchant: _merchant, version: _version, policy: _policy, agent: _agent, engine, ...named } = input;
  const core = Object.fromEntries(
    Object.entries(named).filter(([name, value]) => {
      const is = before[name as keyof typeof named];
      return value !== undefined && (isMoney(name) ? Number(value) !== Number(is) : value !== is);
    }),
  ) as typeof named;
  const isKeyChanged = engine?.key !== undefined && (engine.key !== null || before.engine.key_set);
  const fields = [
    ...Object.keys(core).map((name) => `ai.${name}`),
    ...changedParts(before.policy, after.policy, 'ai.policy.'),
    ...changedParts(before.agent, after.agent, 'ai.agent.'),
    ...changedParts(engineOf(before), after.engine, 'ai.engine.'),
    ...(isKeyChanged ? ['ai.engine.key'] : []),
  ];
  return { core, fields };
}

/** Stores only what differs from the defaults. */
function columnsOf({ policy, agent, engine }: After, wanted: Wanted, { vault }: AgentParts) {
  const key = wanted.engine?.key;
  return {
    ...(wanted.policy && { ai_policy: JSON.stringify(differing(policy, aiPolicy.parse({}))) }),
    ...(wanted.agent && { ai_agent: JSON.stringify(differing(agent, aiAgent.parse({}))) }),
    ...(wanted.engine && { ai_engine: JSON.stringify(differing(engine, aiEngine.parse({}))) }),
    ...(key !== undefined && {
      ai_key: key === null ? null : closeKey(vault, wanted.merchant, key),
      ai_key_hint: key === null ? null : key.slice(-4),
    }),
  };
}

/** The audit entry: what changed, with the values that concern money and data. Long texts are left out, and the key always. */
function noteOf(before: AiSettings, now: AiSettings, fields: string[]) {
  const value = (settings: AiSettings, path: string) => {
    const [, group = '', name = ''] = path.split('.');
    if (group === 'policy') return settings.policy[name as keyof AiSettings['policy']];
    return settings[group as 'enabled'];
  };
  const audited = fields.filter((path) => !path.startsWith('ai.agent.') && !path.startsWith('ai.engine.'));
  const values = (settings: AiSettings) => Object.fromEntries(audited.map((path) => [path, value(settings, path)]));
  return { fields, before: values(before), after: values(now) };
}
