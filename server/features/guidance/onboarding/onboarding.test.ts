import { getSession } from '@parley/contract/auth';
import { createArticle } from '@parley/contract/knowledge';
import { inviteTeammate } from '@parley/contract/merchants';
import {
  completeOnboardingStep,
  dismissOnboarding,
  getOnboardingChecklist,
  getOnboardingStatus,
  type OnboardingStep,
  startOnboarding,
} from '@parley/contract/onboarding';
import { getWebsiteChat, updateWebsiteChat } from '@parley/contract/website-chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf } from '../../account/identity/make.ts';
import { visit } from '../../../testing/chat.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stepsOf = async ({ merchant, token }: Person) => {
  const { body } = await app.send(getOnboardingChecklist, { merchant }, { token });
  return Object.fromEntries(body.steps.map(({ step, state }) => [step, state]));
};
const auditOf = async ({ merchant }: Person) =>
  (
    await app.installation
      .readingOf(merchant)
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'onboarding.%')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('a visitor’s first step creates the shop and its owner, and logs them in', async () => {
  const input = { name: 'Nora Lind', email: `nora-${newId()}@fjord.example`, password: 'a long password', merchant_name: 'Fjord' };
  const { status, body, headers } = await app.send(startOnboarding, input);
  expect([status, body.user.team_role, body.user.merchant_name]).toEqual([201, 'owner', 'Fjord']);
  expect(headers.getSetCookie().join()).toContain('HttpOnly');
  const session = await app.send(getSession, {}, { token: body.token });
  expect(session.body.email).toBe(input.email);
  const { body: begun } = await app.send(getOnboardingStatus, { merchant: body.user.merchant_id ?? '' }, { token: body.token });
  expect(begun).toEqual({ state: 'open', done: 1, skipped: 0, total: 7, next: 'look' });
  expect(codeOf(await app.send(startOnboarding, input))).toBe('email.taken');
});

test('each step is done once the shop’s own data says so', async () => {
  const shop = await app.register();
  const { merchant, token } = shop;
  const did: OnboardingStep[] = ['shop'];
  const expectDone = async () => {
    const steps = await stepsOf(shop);
    expect(Object.keys(steps).filter((step) => steps[step] === 'done')).toEqual(did);
  };
  await expectDone();
  const { body: chat } = await app.send(getWebsiteChat, { merchant }, { token });
  await app.send(updateWebsiteChat, { merchant, version: chat.version, look: { ...chat.look, accent: '#0a7d5a' } }, { token });
  did.push('look');
  await expectDone();
  await visit(app, merchant);
  await app.write(merchant, async (ctx) => {
    await ctx.db.updateTable('website_chat').set({ installed_at: ctx.now() }).execute();
  });
  did.push('channel');
  await expectDone();
  const answer = { title: 'Delivery times', body: 'Delivery to Germany takes 2 to 4 working days.' };
  await app.send(createArticle, { merchant, ...answer, status: 'draft' }, { token });
  await expectDone();
  await app.send(createArticle, { merchant, ...answer }, { token });
  did.push('knowledge');
  await expectDone();
  const visitor = await visit(app, merchant);
  await visitor.say('How long does delivery to Germany take?');
  await expect.poll(async () => (await stepsOf(shop))['try'], { timeout: 20_000 }).toBe('done');
  did.push('try');
  await app.send(inviteTeammate, { merchant, email: 'paul@shop.example', role: 'agent' }, { token });
  did.push('team');
  await expectDone();
  await app.send(completeOnboardingStep, { merchant, step: 'plan' }, { token });
  did.push('plan');
  await expectDone();
  expect((await app.send(getOnboardingStatus, { merchant }, { token })).body).toEqual({
    state: 'done',
    done: 7,
    skipped: 0,
    total: 7,
    next: null,
  });
});

test('a step can be skipped and taken up again, and one without traces confirmed', async () => {
  const shop = await app.register();
  const { merchant, token } = shop;
  const complete = (step: OnboardingStep, as?: 'open' | 'done' | 'skipped') =>
    app.send(completeOnboardingStep, { merchant, step, as }, { token });
  await complete('team', 'skipped');
  await complete('team', 'skipped');
  await complete('plan');
  expect(await stepsOf(shop)).toMatchObject({ team: 'skipped', plan: 'done', try: 'open' });
  const { body: status } = await app.send(getOnboardingStatus, { merchant }, { token });
  expect(status).toEqual({ state: 'open', done: 2, skipped: 1, total: 7, next: 'look' });
  await complete('team', 'open');
  expect((await stepsOf(shop))['team']).toBe('open');
  const refused = await complete('knowledge');
  expect([refused.status, codeOf(refused)]).toEqual([409, 'onboarding.not_done']);
  expect((await stepsOf(shop))['knowledge']).toBe('open');
  expect(await auditOf(shop)).toEqual(['onboarding.step_skipped', 'onboarding.step_confirmed', 'onboarding.step_reopened']);
});

test('two decisions at once both count', async () => {
  const shop = await app.register();
  const { merchant, token } = shop;
  const steps: OnboardingStep[] = ['look', 'channel', 'knowledge', 'team', 'plan'];
  await Promise.all(steps.map((step) => app.send(completeOnboardingStep, { merchant, step, as: 'skipped' }, { token })));
  const states = await stepsOf(shop);
  expect(steps.map((step) => states[step])).toEqual(steps.map(() => 'skipped'));
});

test('hiding the checklist holds for the whole team, and loses nothing', async () => {
  const shop = await app.register();
  const { merchant, token } = shop;
  await app.send(completeOnboardingStep, { merchant, step: 'team', as: 'skipped' }, { token });
  await app.send(dismissOnboarding, { merchant }, { token });
  const manager = await app.teammate(merchant, 'manager');
  expect((await app.send(getOnboardingStatus, { merchant }, { token: manager.token })).body.state).toBe('dismissed');
  await app.send(dismissOnboarding, { merchant, dismissed: false }, { token: manager.token });
  expect((await app.send(getOnboardingStatus, { merchant }, { token })).body.state).toBe('open');
  expect(await auditOf(shop)).toEqual(['onboarding.step_skipped', 'onboarding.dismissed', 'onboarding.resumed']);
});
