import type { Audience } from '../../context.ts';
import type { LiveRow } from './live-row.ts';

export type EphemeralSignal = { merchant: string; conversation_id: string | null; data: LiveRow; audience?: Audience };
export type Notice = { changed?: string[]; ephemeral?: EphemeralSignal[]; forget?: string[]; due?: number[] };
type Send = (payload: string) => Promise<void>;

export type Notifier = ReturnType<typeof openNotifier>;

/** The maximum payload of NOTIFY is 8,000 bytes. */
const most = 7_500;

/**
 * Notifies other processes after a commit and batches many commits into one NOTIFY, because NOTIFY inside a transaction takes a
 * database-wide lock. Streams recover lost notifications by polling.
 */
export function openNotifier(send: Send, onError: (error: unknown) => void) {
  const changed = new Set<string>();
  let others: Notice[] = [];
  let flushing: Promise<void> | undefined;
  const flush = async () => {
    while (changed.size || others.length) {
      const notices: Notice[] = changed.size ? [{ changed: [...changed].slice(0, 150) }, ...others] : others;
      for (const merchant of notices[0]?.changed ?? []) changed.delete(merchant);
      others = [];
      for (const notice of notices) {
        const payload = JSON.stringify(notice);
        if (payload.length <= most) await send(payload).catch(onError);
      }
    }
    flushing = undefined;
  };
  // The first of a burst is sent at once; those that arrive meanwhile are sent together.
  const soon = () => void (flushing ??= Promise.resolve().then(flush));
  let forgetHere: (key: string) => void = () => {};
  return {
    changed: (merchant: string) => void (changed.add(merchant), soon()),
    sendEphemeral: (sendEphemeral: EphemeralSignal) => void (others.push({ ephemeral: [sendEphemeral] }), soon()),
    forget(key: string) {
      forgetHere(key);
      others.push({ forget: [key] });
      soon();
    },
    /** This process drops its own cache entry directly, without waiting for the database. */
    onForget: (drop: (key: string) => void) => void (forgetHere = drop),
    /** A delayed job was stored, so workers set their timers. */
    due: (at: Date) => void (others.push({ due: [at.getTime()] }), soon()),
    idle: async () => void (await flushing),
  };
}
