import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, as in Stripe's own libraries. */
const toleranceSeconds = 300;

/** Whether one of the header's `v1` signatures covers exactly these bytes, made within the last five minutes. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const [, stamp = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!/^\d{1,12}$/.test(stamp) || secret === '') return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
