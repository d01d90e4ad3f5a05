import { listNotifications, updateNotificationPreferences } from '@parley/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { planInvoiceIssued, planPaymentFailed, planPaymentSettled } from '../../account/billing/events.ts';
import { mailNotice } from './jobs.ts';
import { mailerOf } from './mail-missed.ts';
import { notifyNow } from './make.ts';
import { noticeMailerOf, settle } from './plan-notices.ts';
import { placeOf } from './place-of.ts';
import { usualPreferences } from './rules.ts';

let app: TestApp;
let owner: Person;
let biller: Person;
let manager: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  biller = await app.teammate(owner.merchant, 'billing');
  manager = await app.teammate(owner.merchant, 'manager');
});

const failed = { issue: 'failed', stage: 'failed', has_ended: false, retry_at: '2026-12-03T09:00:00.000Z' } as const;
async function given(
  part: Partial<{ issue: 'failed' | 'action_required'; stage: 'failed' | 'last'; has_ended: boolean; retry_at: string | null }> = {},
) {
  await app.writeWithReactions(owner.merchant, (ctx) => ctx.emit(planPaymentFailed, { merchant: owner.merchant, ...failed, ...part }));
  await notifyNow(app, owner.merchant);
}
const bell = async ({ token }: Person) =>
  (await app.send(listNotifications, { merchant: owner.merchant, limit: 50 }, { token })).body.items.map(({ type, text, read }) => ({
    type,
    text,
    read,
  }));

type About = Parameters<ReturnType<typeof noticeMailerOf>>[1];
async function waiting(): Promise<About[]> {
  const { rows } = await app.installation.owner.query<{ payload: About }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 and j.payload ->> 'merchant' = $2 returning j.payload`,
    [mailNotice.name, owner.merchant],
  );
  return rows.map(({ payload }) => payload);
}
function jobCtx(sent: Mail[]): JobCtx {
  const usual = jobCtxOf(app, owner.merchant);
  return { ...usual, outside: { ...usual.outside, mail: { send: async (mail) => void sent.push(mail) } } };
}
async function mail(jobs: About[]): Promise<Mail[]> {
  const sent: Mail[] = [];
  for (const job of jobs) await noticeMailerOf('https://parley.example')(jobCtx(sent), job);
  return sent;
}

test('a failed payment of the plan reaches who manages billing: in the bell, and at once by email, also without the inbox', async () => {
  await given();
  const text = 'The payment for your plan failed. It’s tried again on December 3, 2026. Check your payment method to keep your plan';
  expect(await bell(owner)).toEqual([{ type: 'plan_payment_failed', text, read: false }]);
  expect(await bell(manager)).toEqual([]);
  const jobs = await waiting();
  const sent = await mail(jobs);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([owner.email, biller.email].toSorted());
  for (const { text: body } of sent) expect(body).toContain('https://parley.example/settings/billing');
  expect(sent.find(({ to }) => to === owner.email)?.text).toContain('/settings/notifications');
  expect(sent.find(({ to }) => to === biller.email)?.text).not.toContain('/settings/notifications');
  // The jobs again, and the email about what was missed.
  expect(await mail(jobs)).toEqual([]);
  const again: Mail[] = [];
  const later = { ...jobCtx(again), now: () => new Date(Date.now() + 3_600_000) };
  await mailerOf('https://parley.example')(later, { merchant: owner.merchant, user_id: owner.userId });
  expect(again).toEqual([]);
});

test.each([
  ['a bank that asks', { issue: 'action_required' }, /confirm the payment/],
  ['the last try', { stage: 'last', retry_at: null }, /isn’t tried again/],
  ['the end of the plan', { stage: 'last', has_ended: true, retry_at: null }, /limits of Free apply now/],
] as const)('says what to do about %s', async (_, part, words) => {
  await given(part);
  expect((await bell(owner))[0]?.text).toMatch(words);
});

test('what is paid is read, and not mailed any more', async () => {
  await given();
  await settle(jobCtx([]), { merchant: owner.merchant });
  expect((await bell(owner)).map(({ read }) => read)).toEqual([true]);
  expect(await mail(await waiting())).toEqual([]);
});

test('settling has its job', async () => {
  await app.writeWithReactions(owner.merchant, (ctx) => ctx.emit(planPaymentSettled, { merchant: owner.merchant }));
  const { rows } = await app.installation.owner.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications.plan_payment_settled' and j.payload ->> 'merchant' = $1`,
    [owner.merchant],
  );
  expect(rows).toHaveLength(1);
});

test('an invoice is mailed once to who manages billing and wants it', async () => {
  const { types } = usualPreferences;
  await app.send(
    updateNotificationPreferences,
    { merchant: owner.merchant, ...usualPreferences, types: { ...types, plan_invoice: { ...types.plan_invoice, email: false } } },
    { token: owner.token },
  );
  await app.writeWithReactions(owner.merchant, (ctx) =>
    ctx.emit(planInvoiceIssued, { merchant: owner.merchant, number: '2026-000007', total_cents: 2900, currency: 'USD' }),
  );
  await notifyNow(app, owner.merchant);
  expect(await bell(owner)).toMatchObject([{ type: 'plan_invoice', text: 'Invoice 2026-000007 for your plan: 29.00 USD' }]);
  const jobs = await waiting();
  const sent = await mail(jobs);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[biller.email, 'Test Shop: Invoice 2026-000007 for your plan: 29.00 USD']]);
  expect(await mail(jobs)).toEqual([]);
});

test('whoever left, or no longer manages billing, isn’t mailed', async () => {
  await given();
  const jobs = await waiting();
  await app.installation.owner.query(`update directory.memberships set team_role = 'agent' where user_id = $1`, [biller.userId]);
  expect((await mail(jobs)).map(({ to }) => to)).toEqual([owner.email]);
});

test('another shop isn’t notified', async () => {
  const other = await app.register();
  await given();
  expect((await app.send(listNotifications, { merchant: other.merchant, limit: 50 }, { token: other.token })).body.items).toEqual([]);
});

describe('a notification about the plan', () => {
  const about = (type: 'usage_limit' | 'plan_payment_failed' | 'plan_invoice') => ({ type, conversation_id: null, order_id: null });
  test('leads to billing only for who may open it', () => {
    for (const type of ['usage_limit', 'plan_payment_failed', 'plan_invoice'] as const) {
      expect(placeOf(about(type), { permissions: ['inbox:read', 'billing:read'] })).toBe('/settings/billing');
      expect(placeOf(about(type), { permissions: ['inbox:read', 'settings:write'] })).toBe('/inbox?tab=needs_you');
    }
  });

  test('that is missed names the same place by email', async () => {
    for (const person of [owner, manager])
      await app.write(owner.merchant, async ({ db }) => {
        await db
          .insertInto('notifications')
          .values({
            merchant_id: owner.merchant,
            user_id: person.userId,
            id: newId(),
            type: 'usage_limit',
            text: 'Used up',
            created_at: new Date(0),
          })
          .execute();
      });
    const linkTo = async (person: Person) => {
      const sent: Mail[] = [];
      const later = { ...jobCtx(sent), now: () => new Date(Date.now() + 3_600_000) };
      await mailerOf('https://parley.example')(later, { merchant: owner.merchant, user_id: person.userId });
      return sent[0]?.text;
    };
    expect(await linkTo(owner)).toContain('https://parley.example/settings/billing');
    expect(await linkTo(manager)).toContain('https://parley.example/inbox?tab=needs_you');
  });
});
