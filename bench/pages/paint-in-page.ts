// Runs in the page, so each function may use only what is inside it.
export type Painted = { firstPaint: number; largestPaint: number; tasks: { at: number; ms: number }[]; shift: number };
type Noted = { largestPaint: number; tasks: { at: number; ms: number }[]; shift: number };
declare global {
  interface Window {
    notedPaint: Noted;
  }
}

/** Installed before the page's scripts: records paint timings, and tasks longer than 50 ms. */
export function notePaint() {
  const noted: Noted = { largestPaint: 0, tasks: [], shift: 0 };
  window.notedPaint = noted;
  type PaintEntry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const note = (type: string, listen: (entry: PaintEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(listen)).observe({ type, buffered: true });
  note('largest-contentful-paint', ({ startTime }) => void (noted.largestPaint = startTime));
  note('longtask', ({ startTime, duration }) => void noted.tasks.push({ at: startTime, ms: duration }));
  note('layout-shift', ({ value = 0, hadRecentInput }) => void (noted.shift += hadRecentInput ? 0 : value));
}

export function readPaint(): Painted {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return { firstPaint: first?.startTime ?? 0, ...window.notedPaint };
}
