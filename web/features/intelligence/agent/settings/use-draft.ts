import { type AiAgent, type AiEngine, type AiSettings, getAiSettings, updateAiSettings } from '@parley/contract/ai-settings';
import type { Result } from '@parley/contract/endpoint';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { type Errors, errorsIn } from '../../../../data/form-errors.ts';
import { inputSchemaOf } from '../../../../data/input-schema.ts';
import { notify } from '../../../../data/notify.ts';
import { ApiProblem, sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { send } from '../../../../data/send.ts';
import { setRead } from '../../../../data/use-read.ts';
import { type SettingsTab, tabOf } from '../use-place.ts';
import { t } from '../messages.ts';

/**
 * The draft of the settings across all their tabs. It remembers the version it was read from: when a teammate saves meanwhile, nothing
 * typed is lost and nothing of theirs is overwritten without confirmation.
 */
export function useDraft(latest: AiSettings, readAgain: () => unknown, goTo: (tab: SettingsTab) => void) {
  const merchant = useMerchantId();
  const mayWrite = useMay('settings:write');
  const [base, setBase] = useState(latest);
  const [changes, setChanges] = useState<Changes>(noChanges);
  /** Loaded by the first save. After a failed one, each edit is validated as it is made. */
  const [schema, setSchema] = useState<typeof updateAiSettings.input>();
  const [refused, setRefused] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const point = usePointer();
  const dirty = !isEmpty(changes);
  if (latest !== base && !dirty && latest.version >= base.version) setBase(latest);

  const input = useMemo(() => inputOf(merchant, base.version, changes), [merchant, base.version, changes]);
  const errors = useMemo<Errors>(() => ({ ...refused, ...errorsIn(schema, input) }), [schema, refused, input]);
  const put = (part: Partial<Changes>) => {
    setProblem(undefined);
    setRefused({});
    setChanges((now) =>
      pruned(
        { core: { ...now.core, ...part.core }, agent: { ...now.agent, ...part.agent }, engine: { ...now.engine, ...part.engine } },
        base,
      ),
    );
  };
  function object(found: Errors) {
    const [first] = Object.keys(found);
    if (first === undefined) return;
    setProblem(t('agent.to_correct'));
    goTo(tabOf(first));
    point(found);
  }
  async function save() {
    if (busy || !dirty || !mayWrite) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const loaded = await inputSchemaOf(updateAiSettings).catch((reason: unknown) => setProblem(sentenceFor(reason)));
      if (!loaded) return;
      setSchema(loaded);
      const found = errorsIn(loaded, input);
      if (Object.keys(found).length > 0) return object(found);
      take(await send(updateAiSettings, input));
    } catch (failure) {
      refuse(failure);
    } finally {
      setBusy(false);
    }
  }
  function take(saved: AiSettings) {
    setRead(getAiSettings, { merchant }, () => saved);
    void refreshTopics(['settings']);
    setBase(saved);
    setChanges((now) => sinceSent(now, changes, saved));
    setSchema(undefined);
    notify.success(t('agent.saved'));
  }
  function refuse(failure: unknown) {
    if (!(failure instanceof ApiProblem)) throw failure;
    // A refused save may be the first sign that somebody else changed the settings.
    if (failure.code === 'settings.changed') readAgain();
    const named = Object.fromEntries(failure.errors.map(({ path, message }) => [path, message]));
    setRefused(named);
    setProblem(sentenceFor(failure));
    object(named);
  }
  const reset = () => {
    setChanges(noChanges);
    setSchema(undefined);
    setRefused({});
    setProblem(undefined);
  };
  return {
    base,
    changes,
    values: applied(base, changes),
    mayWrite,
    dirty,
    busy,
    problem,
    save: () => void save(),
    reset,
    set: (core: Partial<Core>) => put({ core }),
    setAgent: (agent: Partial<AiAgent>) => put({ agent }),
    /** Updates the current draft: for a toast's action, which runs later. */
    changeAgent: (changed: (agent: AiAgent) => Partial<AiAgent>) =>
      setChanges((now) => pruned({ ...now, agent: { ...now.agent, ...changed({ ...base.agent, ...now.agent }) } }, base)),
    setEngine: (engine: Partial<EngineDraft>) => put({ engine }),
    /** Cancels a pending change of the key. */
    keepKey: () =>
      setChanges((now) => {
        const { key: _, ...engine } = now.engine;
        return { ...now, engine };
      }),
    /** The issue at a path such as 'agent.guidance.0.title', for `<Field error>`. */
    error: (path: string): string | undefined => errors[path],
    /** Whether any field below the path has an issue. */
    hasError: (path: string): boolean => Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`)),
    /** A teammate saved first. */
    outdated: dirty && latest.version > base.version,
    keepMine: () => {
      setProblem(undefined);
      setBase(latest);
      setChanges((now) => pruned(now, latest));
    },
    takeTheirs: () => {
      reset();
      setBase(latest);
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
export type TabProps = { draft: Draft };

/** Focuses the first invalid field once it exists: its tab or its card may have to open first. */
function usePointer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (errors: Errors) => {
    const paths = Object.keys(errors);
    const look = (tries: number) => {
      const field = [...document.querySelectorAll<HTMLElement>('[data-settings] [name]')].find((element) => {
        const name = element.getAttribute('name') ?? '';
        return paths.some((path) => path === name || path.startsWith(`${name}.`));
      });
      if (field) field.focus();
      else if (tries > 0) timer.current = setTimeout(() => look(tries - 1), 50);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(30), 50);
  };
}

/** The parts that are merged separately: a part that only a teammate changed keeps their version. */
type Core = Pick<AiSettings, 'enabled' | 'confidence_threshold' | 'debounce_ms' | 'verification' | 'money_limit' | 'policy'>;
/** `key` is present only to change it: a new key, or null to remove it. */
type EngineDraft = AiEngine & { key?: string | null };
type Changes = { core: Partial<Core>; agent: Partial<AiAgent>; engine: Partial<EngineDraft> };
type Settings = Result<typeof import('@parley/contract/ai-settings').getAiSettings>;

const noChanges: Changes = { core: {}, agent: {}, engine: {} };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Removes parts that equal the saved settings. */
function withoutSame<T extends object>(part: T, base: object): T {
  const was = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(Object.entries(part).filter(([name, value]) => value !== undefined && !isSame(value, was.get(name)))) as T;
}

const pruned = ({ core, agent, engine }: Changes, base: Settings): Changes => ({
  core: withoutSame(core, base),
  agent: withoutSame(agent, base.agent),
  engine: withoutSame(engine, base.engine),
});

/** What was edited again while it was being saved. */
const sinceSent = (now: Changes, sent: Changes, saved: Settings): Changes =>
  pruned(
    { core: withoutSame(now.core, sent.core), agent: withoutSame(now.agent, sent.agent), engine: withoutSame(now.engine, sent.engine) },
    saved,
  );

const isEmpty = ({ core, agent, engine }: Changes): boolean => [core, agent, engine].every((part) => Object.keys(part).length === 0);

/** The settings with the draft applied. */
const applied = (base: Settings, { core, agent, engine }: Changes) => ({
  ...base,
  ...core,
  agent: { ...base.agent, ...agent },
  engine: { ...base.engine, ...engine },
});

/** The contract's input: only the changed parts, and the version they were read from. */
const inputOf = (merchant: string, version: number, { core, agent, engine }: Changes) => ({
  merchant,
  version,
  ...core,
  ...(Object.keys(agent).length > 0 && { agent }),
  ...(Object.keys(engine).length > 0 && { engine }),
});
