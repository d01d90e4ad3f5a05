/** How often streamed text is sent at most, in milliseconds. */
const every = 150;
/** Maximum characters per signal; of longer text, the end. */
const most = 4000;

/** Streams text to teammates at a limited rate, one signal at a time, and marks the end. A failed signal doesn't fail the answer. */
export function streaming(notify: (text: string, done: boolean) => Promise<unknown>, now: () => number) {
  let sentAt = -Infinity;
  let last: string | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const say = (text: string, done: boolean) => {
    // The answer is stored and announced on its own; only what teammates read along is lost.
    sending = sending.then(() => notify(text.slice(-most), done)).catch(() => undefined);
  };
  return {
    onText(text: string) {
      last = text;
      if (now() - sentAt < every) return;
      sentAt = now();
      say(text, false);
    },
    /** Sends nothing if there was no text. */
    async end() {
      if (last !== undefined) say(last, true);
      await sending;
    },
  };
}
