// Runs in the page, so each function may use only what is inside it.
/** An element to wait for, with its text or value if that matters. */
export type Ready = { selector: string; text?: string };
export type Frames = { deltas: number[]; longTasks: number[] };
type Stopwatch = { arm(ready: Ready): void; painted(): Promise<number>; startFrames(): void; stopFrames(): Frames };
declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}

/** Installed before the page's scripts: measures from an input to its paint, and between frames. */
export function addStopwatch() {
  let painting: Promise<number> = Promise.resolve(Number.NaN);
  const isReady = ({ selector, text }: Ready) =>
    [...document.querySelectorAll(selector)].some(
      (found) =>
        text === undefined ||
        (found instanceof HTMLTextAreaElement || found instanceof HTMLInputElement ? found.value : (found.textContent ?? '')).includes(
          text,
        ),
    );
  /** The frame callback runs before the paint; the message arrives after it. */
  const paintedOnce = (ready: Ready) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isReady(ready)) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  let deltas: number[] = [];
  let longTasks: number[] = [];
  let recording = 0;
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  window.stopwatch = {
    arm(ready) {
      painting = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          for (const type of ['pointerup', 'keydown']) removeEventListener(type, begin, true);
          void paintedOnce(ready).then((at) => resolve(at - timeStamp));
        };
        for (const type of ['pointerup', 'keydown']) addEventListener(type, begin, true);
      });
    },
    painted: () => painting,
    startFrames() {
      deltas = [];
      longTasks = [];
      let before = performance.now();
      const next = (at: number) => {
        deltas.push(at - before);
        before = at;
        recording = requestAnimationFrame(next);
      };
      recording = requestAnimationFrame((at) => {
        before = at;
        recording = requestAnimationFrame(next);
      });
    },
    stopFrames() {
      cancelAnimationFrame(recording);
      return { deltas, longTasks };
    },
  };
}
