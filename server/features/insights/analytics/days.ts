import type { Viewer } from '../../account/visibility/index.ts';

/**
 * A period of whole days of the shop's time zone. `bounds` are the first instants of each day of the period before, of each day of the period, and
 * of the day after it: 2 × days + 1 of them, across whatever the clocks do.
 */
export type Period = {
  merchant: string;
  viewer: Viewer;
  currency: string;
  timeZone: string;
  days: number;
  bounds: readonly Date[];
  /** The dates of the period, `YYYY-MM-DD`. */
  dates: readonly string[];
  brand: { id: string; isDefault: boolean } | null;
  now: Date;
};

/** Where a period and the one before begin and end. */
export function instantsOf({ bounds, days }: Pick<Period, 'bounds' | 'days'>) {
  const at = (place: number) => bounds[place] ?? new Date(NaN);
  return { before: at(0), from: at(days), to: at(2 * days) };
}
