// Runs in the page, so it may use nothing from here but what is inside each function.
export type Painted = { firstPaint: number; largestPaint: number; tasks: { at: number; ms: number }[]; shift: number };
type Noted = { largestPaint: number; tasks: { at: number; ms: number }[]; shift: number };
declare global {
  interface Window {
    notedPaint: Noted;
  }
}

/** Before any script of the page: notes what the browser tells of painting. A task is told when it took more than 50 ms. */
export function notePaint() {
  const noted: Noted = { largestPaint: 0, tasks: [], shift: 0 };
  window.notedPaint = noted;
  type Told = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const note = (type: string, hear: (entry: Told) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  note('largest-contentful-paint', ({ startTime }) => void (noted.largestPaint = startTime));
  note('longtask', ({ startTime, duration }) => void noted.tasks.push({ at: startTime, ms: duration }));
  note('layout-shift', ({ value = 0, hadRecentInput }) => void (noted.shift += hadRecentInput ? 0 : value));
}

export function readPaint(): Painted {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return { firstPaint: first?.startTime ?? 0, ...window.notedPaint };
}
