import { formatDay } from '../../lib/format.ts';
import { currentLocale } from '../../lib/locale.ts';

/** "2026-10-21" → "21 Oct": a date of the shop's calendar, wherever one reads it. */
export const dayText = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatDay(new Date(year, month - 1, day));
};

/** "2026-10" → "Oct 2026". */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
