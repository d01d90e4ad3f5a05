import { type FlagName, flagNames } from '@parley/contract/flags';
import { evaluate, type FlagRule } from './evaluate.ts';

/** Whether a part of the product is on for this shop. Answered from memory. */
export type FlagReader = { isOn(flag: FlagName, merchant: string): boolean };
export type Flags = Awaited<ReturnType<typeof openFlags>>;

/**
 * How often every process polls the table, in milliseconds; notified changes apply at once. A change without a notification applies within
 * 5 s.
 */
export const flagPollMs = 4_000;
/** The key sent to other processes after a flag changed. */
export const flagsChanged = 'flags';

/** For scripts without a running process: every flag has its default. */
export const defaultFlags: FlagReader = { isOn: (flag) => evaluate(flag, undefined, '').on };

/** This process's flags, kept up to date until closed. While the table can't be read, the last result stays. */
export async function openFlags(
  read: () => Promise<readonly (FlagRule & { name: string })[]>,
  { everyMs = flagPollMs, onError }: { everyMs?: number; onError(error: unknown): void },
) {
  let rules = new Map<string, FlagRule>();
  const listeners = new Set<(wasOn: FlagReader) => void>();
  let reading: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const load = async () => {
    const before = rules;
    const next = new Map((await read()).map(({ name, ...rule }) => [name, rule]));
    rules = next;
    if (JSON.stringify([...before]) !== JSON.stringify([...next])) for (const notify of listeners) notify(readerOf(before));
  };
  const refresh = (): Promise<void> => {
    if (closed) return Promise.resolve();
    // A read in progress may have started before the change that caused this call.
    if (reading) again = true;
    return (reading ??= load()
      .catch(onError)
      .finally(() => {
        reading = undefined;
        if (!again) return undefined;
        again = false;
        return refresh();
      }));
  };
  await load();
  const poll = setInterval(() => void refresh(), everyMs).unref();
  const reader = { isOn: (flag: FlagName, merchant: string) => evaluate(flag, rules.get(flag), merchant).on };
  return {
    ...reader,
    refresh,
    /** Calls back after each change took effect, with the previous flags. */
    onChange(notify: (wasOn: FlagReader) => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await reading;
    },
  };
}

const readerOf = (rules: ReadonlyMap<string, FlagRule>): FlagReader => ({
  isOn: (flag, merchant) => evaluate(flag, rules.get(flag), merchant).on,
});

/** The flags that are on for a shop, as screens receive them. */
export const flagsOn = (flags: FlagReader, merchant: string) => flagNames.filter((flag) => flags.isOn(flag, merchant));
