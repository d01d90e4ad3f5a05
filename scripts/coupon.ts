// `npm run coupon -- <code> <percent> [--months 3] [--most 100] [--until 2027-01-31]` creates or changes a coupon for plans; without arguments it lists them.
import { parseArgs } from 'node:util';
import { endWith } from './database.ts';
import { operate } from './operate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { months: { type: 'string' }, most: { type: 'string' }, until: { type: 'string' } },
});
const [code, percent] = positionals;
const whole = (text: string | undefined, what: string, most: number): number | null => {
  if (text === undefined) return null;
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : endWith(`Enter ${what} as a whole number from 1 to ${most}.`);
};

await operate('coupon', async ({ owner }) => {
  if (code !== undefined) {
    const share = whole(percent, 'the percentage', 100) ?? endWith('Say how much: npm run coupon -- WELCOME 20');
    const until = values.until === undefined ? null : new Date(values.until);
    if (until && Number.isNaN(until.getTime())) endWith('Enter --until as a day such as 2027-01-31.');
    await owner.query(
      `insert into directory.billing_coupons (code, percent, months, max_redemptions, redeem_by) values (upper($1), $2, $3, $4, $5)
       on conflict (code) do update set percent = excluded.percent, months = excluded.months, max_redemptions = excluded.max_redemptions, redeem_by = excluded.redeem_by`,
      [code, share, whole(values.months, '--months', 120), whole(values.most, '--most', 1_000_000), until],
    );
  }
  const { rows } = await owner.query<{
    code: string;
    percent: number;
    months: number | null;
    max_redemptions: number | null;
    redeemed: number;
  }>('select code, percent, months, max_redemptions, redeemed from directory.billing_coupons order by code');
  for (const one of rows) {
    const lasts = one.months === null ? 'for as long as the plan' : `for ${one.months} months`;
    console.log(`${one.code}: ${one.percent}% off ${lasts}, used ${one.redeemed} of ${one.max_redemptions ?? 'any number of'} times`);
  }
  if (rows.length === 0) console.log('There are no coupons.');
}).catch(endWith);
