import type { Result } from '@parley/contract/endpoint';
import type { AiAgent, AiEngine, AiSettings } from '@parley/contract/ai-settings';

/** The parts that are saved each by itself: what a teammate changed in another part meanwhile stays theirs. */
export type Core = Pick<AiSettings, 'enabled' | 'confidence_threshold' | 'debounce_ms' | 'verification' | 'money_limit' | 'policy'>;
/** `key` is there only when it is to change: a new one, or null to take it away. */
export type EngineDraft = AiEngine & { key?: string | null };
export type Changes = { core: Partial<Core>; agent: Partial<AiAgent>; engine: Partial<EngineDraft> };
export type Settings = Result<typeof import('@parley/contract/ai-settings').getAiSettings>;

export const noChanges: Changes = { core: {}, agent: {}, engine: {} };

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Without what is as it was. */
function withoutSame<T extends object>(part: T, base: object): T {
  const was = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(Object.entries(part).filter(([name, value]) => value !== undefined && !isSame(value, was.get(name)))) as T;
}

export const pruned = ({ core, agent, engine }: Changes, base: Settings): Changes => ({
  core: withoutSame(core, base),
  agent: withoutSame(agent, base.agent),
  engine: withoutSame(engine, base.engine),
});

/** What was changed again while it was being saved. */
export const sinceSent = (now: Changes, sent: Changes, saved: Settings): Changes =>
  pruned(
    { core: withoutSame(now.core, sent.core), agent: withoutSame(now.agent, sent.agent), engine: withoutSame(now.engine, sent.engine) },
    saved,
  );

export const isEmpty = ({ core, agent, engine }: Changes): boolean => [core, agent, engine].every((part) => Object.keys(part).length === 0);

/** The settings as they will be. */
export const applied = (base: Settings, { core, agent, engine }: Changes) => ({
  ...base,
  ...core,
  agent: { ...base.agent, ...agent },
  engine: { ...base.engine, ...engine },
});
export type DraftValues = ReturnType<typeof applied>;

/** As the contract wants it: only what was changed, and the version it was changed in. */
export const inputOf = (merchant: string, version: number, { core, agent, engine }: Changes) => ({
  merchant,
  version,
  ...core,
  ...(Object.keys(agent).length > 0 && { agent }),
  ...(Object.keys(engine).length > 0 && { engine }),
});
