import { round } from '../support/figures.ts';
import { amounts, type Seeded } from './seeded.ts';

/** The speed of filling the large shop; only in the run that created it. */
export async function measureSeed({ made }: Seeded) {
  if (!made) return { made_in_this_run: false, ...amounts };
  const customers = Math.round(amounts.conversations * 0.6);
  const rows = amounts.conversations + amounts.messages + 2 * amounts.products + amounts.orders + customers;
  return { made_in_this_run: true, ...amounts, rows, seconds: round(made.seconds), rows_per_second: Math.round(rows / made.seconds) };
}
