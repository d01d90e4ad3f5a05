import type { Viewer } from '../../account/visibility/index.ts';

/**
 * A period of whole days in the shop's time zone. `bounds` are the starts of each day of the previous period, each day of the period, and
 * the day after: 2 × days + 1 of them, correct across clock changes.
 */
export type Period = {
  merchant: string;
  viewer: Viewer;
  currency: string;
  /** Whether some orders are in another currency. */
  isMixed: boolean;
  timeZone: string;
  days: number;
  bounds: readonly Date[];
  /** The dates of the period, `YYYY-MM-DD`. */
  dates: readonly string[];
  brand: { id: string; isDefault: boolean } | null;
  now: Date;
};

/** The start and end of the period and the previous one. */
export function instantsOf({ bounds, days }: Pick<Period, 'bounds' | 'days'>) {
  const at = (place: number) => bounds[place] ?? new Date(NaN);
  return { before: at(0), from: at(days), to: at(2 * days) };
}
