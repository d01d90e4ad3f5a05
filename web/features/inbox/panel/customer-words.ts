import { currentLocale } from '../../../lib/locale.ts';

/** "Mar 2025". */
export const customerSince = (since: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric' }).format(new Date(since));
