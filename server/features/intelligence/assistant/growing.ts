/** How often text that grows is told at most, in milliseconds. */
const every = 150;
/** What a signal carries of a long text: its end, in characters. */
const most = 4000;

/**
 * Tells text as it grows, not more often than is of use, one signal after the other, and at the end once more that it is done. A signal
 * that could not be told is no reason to fail an answer.
 */
export function growing(tell: (text: string, done: boolean) => Promise<unknown>, now: () => number) {
  let toldAt = -Infinity;
  let last: string | undefined;
  let telling: Promise<unknown> = Promise.resolve();
  const say = (text: string, done: boolean) => {
    telling = telling.then(() => tell(text.slice(-most), done)).catch(() => undefined);
  };
  return {
    onText(text: string) {
      last = text;
      if (now() - toldAt < every) return;
      toldAt = now();
      say(text, false);
    },
    /** Nothing is told where nothing grew. */
    async end() {
      if (last !== undefined) say(last, true);
      await telling;
    },
  };
}
