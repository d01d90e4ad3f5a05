import type { Audience } from '../../context.ts';
import type { LiveRow } from './live-row.ts';

export type Whisper = { merchant: string; conversation_id: string | null; data: LiveRow; audience?: Audience };
export type Notice = { changed?: string[]; whispers?: Whisper[]; forget?: string[]; due?: number[] };
type Send = (payload: string) => Promise<void>;

export type Notifier = ReturnType<typeof openNotifier>;

/** NOTIFY takes at most 8,000 bytes. */
const most = 7_500;

/**
 * Tells the other processes after a commit, many commits in one NOTIFY: inside the transactions it would hold one lock for the whole database.
 * What is lost here (a crash between commit and NOTIFY) the streams find by re-reading their head.
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
  // The first of a burst leaves at once; those that come while it is on its way leave together.
  const soon = () => void (flushing ??= Promise.resolve().then(flush));
  let forgetHere: (key: string) => void = () => {};
  return {
    changed: (merchant: string) => void (changed.add(merchant), soon()),
    whisper: (whisper: Whisper) => void (others.push({ whispers: [whisper] }), soon()),
    forget(key: string) {
      forgetHere(key);
      others.push({ forget: [key] });
      soon();
    },
    /** What this process remembers is dropped at once, without the way through the database. */
    onForget: (drop: (key: string) => void) => void (forgetHere = drop),
    /** A delayed job was stored: the workers set their clocks. */
    due: (at: Date) => void (others.push({ due: [at.getTime()] }), soon()),
    idle: async () => void (await flushing),
  };
}
