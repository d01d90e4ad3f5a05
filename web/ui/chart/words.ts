import { speak } from '../../lib/messages.ts';

/** The words of charts come with them. */
const chart = {
  day: 'Day',
  as_table: 'Show as a table',
  as_chart: 'Show as a chart',
  none: '–',
  point: '{day}: {values}',
  value: '{label} {value}',
} as const;
export const t = speak({ chart });
