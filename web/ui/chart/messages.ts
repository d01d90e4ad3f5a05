import { speak } from '../../lib/messages.ts';

/** Messages of charts, loaded with them. */
const chart = {
  day: 'Day',
  as_table: 'Show as table',
  as_chart: 'Show as chart',
  none: '–',
  point: '{day}: {values}',
  value: '{label} {value}',
} as const;
export const t = speak({ chart });
