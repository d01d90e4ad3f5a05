import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, madeToken, madeUser, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { lines, madeChecklist, stubOnboarding } from './make.ts';

vi.setConfig({ testTimeout: 20_000 });

function open(answers: Answers = {}, at = '/onboarding', role: TeamRole | null = 'owner') {
  if (role) signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubOnboarding(answers);
  const router = createMemoryRouter(
    [
      { path: '/onboarding', element: <OnboardingScreen /> },
      { path: '*', element: <p>somewhere else</p> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  const at_ = () => router.state.location;
  return { server, person: userEvent.setup(), at: () => at_().pathname, step: () => new URLSearchParams(at_().search).get('step') };
}
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, { timeout: 10_000 });

beforeEach(forgetAll);
afterEach(cleanup);

test('a visitor registers here and goes on with the next step', async () => {
  const session = { user: madeUser, token: madeToken(), refresh_token: 'opaque', expires_in: 900 };
  const { server, person } = open({ [lines.start]: session }, '/onboarding', null);
  await person.type(await screen.findByLabelText('Your name', {}, { timeout: 10_000 }), 'Mara Visser');
  await person.type(screen.getByLabelText('Shop name'), 'Harbour Supply');
  await person.type(screen.getByLabelText('Email'), 'mara@harbour.example');
  await person.type(screen.getByLabelText('Password'), 'a boat on the quay{Enter}');
  expect(await step('Look of the chat')).toBeTruthy();
  expect(server.calls(lines.start)[0]?.body).toMatchObject({ name: 'Mara Visser', merchant_name: 'Harbour Supply' });
  expect(server.calls('POST /api/auth/register')).toEqual([]);
});

test('opens the first open step, and the one that the address names', async () => {
  open({ [lines.checklist]: madeChecklist({ look: 'done', channel: 'skipped' }) });
  expect(await step('Knowledge')).toBeTruthy();
  expect(screen.getByText('2 of 7 done, 1 skipped')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Knowledge, open' }).getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('link', { name: 'First channel, skipped' }).getAttribute('href')).toBe('/onboarding?step=channel');
  cleanup();
  open({}, '/onboarding?step=team');
  expect(await step('Team')).toBeTruthy();
});

test('a skipped step leads to the next open one, and can be taken up again', async () => {
  const others = { try: 'done', plan: 'open' } as const;
  let checklist = madeChecklist(others);
  const answers = {
    [lines.checklist]: () => checklist,
    [lines.complete]: ({ body }: SentRequest) => (checklist = madeChecklist({ ...others, ...stepOf(body) })),
    [lines.plan]: { plan: 'growth', items: [] },
  };
  const { server, person, step: named } = open(answers, '/onboarding?step=team');
  await person.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await step('Plan')).toBeTruthy();
  expect(named()).toBe('plan');
  await person.click(screen.getByRole('link', { name: 'Team, skipped' }));
  expect(await screen.findByText('You skipped this step. You can still do it.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Don’t skip' }));
  expect(await screen.findByRole('button', { name: 'Skip' })).toBeTruthy();
  expect(server.calls(lines.complete).map(({ body }) => body)).toEqual([
    { step: 'team', as: 'skipped' },
    { step: 'team', as: 'open' },
  ]);
});

test('skipping jumps over what is done', async () => {
  const checklist = madeChecklist({ knowledge: 'skipped', try: 'done' });
  const { person, step: named } = open(
    { [lines.complete]: checklist, [lines.checklist]: madeChecklist({ try: 'done' }) },
    '/onboarding?step=knowledge',
  );
  await person.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(named()).toBe('team'));
});

test.each([
  ['open', '/dashboard'],
  ['done', '/onboarding'],
] as const)('the last step ends the guide and leads back to none (team: %s)', async (team, to) => {
  const all = { look: 'done', channel: 'done', knowledge: 'done', try: 'done', plan: 'done', team } as const;
  open({ [lines.checklist]: madeChecklist(all), [lines.plan]: { plan: 'growth', items: [] } }, '/onboarding?step=plan');
  expect((await screen.findByRole('link', { name: 'Finish' }, { timeout: 10_000 })).getAttribute('href')).toBe(to);
});

const trial = {
  plan: 'growth',
  status: 'trialing',
  price_id: null,
  amount: '0.00',
  currency: 'USD',
  trial_ends_at: '2026-12-11T10:00:00.000Z',
};
test('a trial says until when it lasts, that nothing is charged, and what comes then', async () => {
  const confirmed = madeChecklist({ plan: 'done' });
  const { person, server, at } = open(
    { [lines.plan]: { plan: 'growth', items: [] }, [lines.subscription]: trial, [lines.complete]: confirmed },
    '/onboarding?step=plan',
  );
  expect(await screen.findByText(/^You’re trying Growth until .*Dec/)).toBeTruthy();
  expect(
    screen.getByText(
      'Nothing is charged. After the trial your shop continues on Free, with 100 AI answers a month and 2 teammates, unless you choose a plan.',
    ),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Continue with the trial' }));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  expect(server.calls(lines.complete).map(({ body }) => body)).toEqual([{ step: 'plan', as: 'done' }]);
});

test('a plan that is paid says its price, and who may not see billing reads none', async () => {
  const paid = { ...trial, status: 'active', price_id: 'growth_monthly', amount: '99.00', trial_ends_at: null };
  open({ [lines.plan]: { plan: 'growth', items: [] }, [lines.subscription]: paid }, '/onboarding?step=plan');
  expect(await screen.findByText('$99.00 per month, before tax')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue with Growth' })).toBeTruthy();
  cleanup();
  forgetAll();
  const { server } = open({ [lines.plan]: { plan: 'growth', items: [] } }, '/onboarding?step=plan', 'manager');
  expect(await screen.findByText('Your plan is Growth.')).toBeTruthy();
  expect(screen.getByText('Owners and the role Billing see what it costs.')).toBeTruthy();
  expect(server.calls(lines.subscription)).toEqual([]);
});

const chat = {
  version: 3,
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  texts: { title: '', subtitle: '', welcome: '' },
  languages: [],
  keys: [],
};
test('Next saves a changed look, and goes on only once it is saved', async () => {
  let fails = true;
  const {
    person,
    server,
    step: named,
  } = open(
    { [lines.chat]: chat, [lines.saveChat]: () => (fails ? problem(503, { code: 'database.busy', detail: 'Busy right now.' }) : chat) },
    '/onboarding?step=look',
  );
  await person.type(await screen.findByLabelText('Title', {}, { timeout: 10_000 }), 'Birch & Bean');
  await person.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Busy right now.', {}, { timeout: 15_000 })).toBeTruthy();
  expect(named()).toBe('look');
  fails = false;
  await person.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(named()).toBe('channel'), { timeout: 15_000 });
  expect(server.calls(lines.saveChat).at(-1)?.body).toMatchObject({ version: 3, texts: { title: 'Birch & Bean' } });
});

test('a step ticks itself when the shop’s data changes', async () => {
  let checklist = madeChecklist();
  open({ [lines.checklist]: () => checklist }, '/onboarding?step=team');
  expect(await screen.findByRole('link', { name: 'Knowledge, open' })).toBeTruthy();
  checklist = madeChecklist({ knowledge: 'done' });
  await refreshTopics(['knowledge']);
  expect(await screen.findByRole('link', { name: 'Knowledge, done' })).toBeTruthy();
});

test('a website is read, and its progress is shown in words', async () => {
  const site = { id: madeUser.id, name: 'https://shop.example', state: 'running', seen: 3, pages: 2, reason: null };
  let items: object[] = [];
  const { server, person } = open(
    {
      [lines.sources]: () => ({ items, next_cursor: null }),
      [lines.addSite]: () => {
        items = [site];
        return site;
      },
    },
    '/onboarding?step=knowledge',
  );
  expect(await screen.findByText('No website yet.')).toBeTruthy();
  await person.type(screen.getByLabelText('Website address'), 'shop.example');
  await person.click(screen.getByRole('button', { name: 'Read website' }));
  expect(await screen.findByText('Reading: 3 pages so far')).toBeTruthy();
  expect(screen.getByText('2 articles ready for answers')).toBeTruthy();
  expect(server.calls(lines.addSite)[0]?.body).toEqual({ url: 'shop.example' });
});

test('a website that could not be read can be tried again or removed', async () => {
  const site = {
    id: madeUser.id,
    name: 'https://shop.example',
    state: 'failed',
    seen: 0,
    pages: 0,
    reason: 'We couldn’t reach this site.',
  };
  const { server, person } = open(
    { [lines.sources]: { items: [site], next_cursor: null }, [lines.crawl]: { ...site, state: 'waiting' }, [lines.removeSite]: {} },
    '/onboarding?step=knowledge',
  );
  await person.click(await screen.findByRole('button', { name: 'Try to read https://shop.example again' }));
  await waitFor(() => expect(server.calls(lines.crawl)).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Remove https://shop.example' }));
  await waitFor(() => expect(server.calls(lines.removeSite)).toHaveLength(1));
});

test('an address that is refused stays, with the reason', async () => {
  const { person } = open(
    {
      [lines.sources]: { items: [], next_cursor: null },
      [lines.addSite]: () => problem(422, { code: 'knowledge_source.refused', detail: 'We can’t read this address. Enter another one.' }),
    },
    '/onboarding?step=knowledge',
  );
  await person.type(await screen.findByLabelText('Website address'), 'https://shop.example');
  await person.click(screen.getByRole('button', { name: 'Read website' }));
  expect(await screen.findByText('We can’t read this address. Enter another one.')).toBeTruthy();
  expect(screen.getByLabelText('Website address')).toHaveProperty('value', 'https://shop.example');
});

const stepOf = (body: unknown) => {
  const { step: name, as } = body as { step: 'team'; as: 'open' | 'skipped' };
  return { [name]: as };
};
const answer = (text: string, title: string) => ({ decision: 'answer', text, memory: { seen: 1 }, sources: [{ title }] });
test('the AI answers in the preview with its source, which confirms the step', async () => {
  const { server, person } = open(
    { [lines.try]: answer('2 to 4 working days.', 'Delivery'), [lines.complete]: madeChecklist({ try: 'done' }) },
    '/onboarding?step=try',
  );
  await person.type(await screen.findByLabelText('Your question'), 'How long does delivery take?{Enter}');
  expect(await screen.findByText('2 to 4 working days.')).toBeTruthy();
  expect(screen.getByText('From: Delivery')).toBeTruthy();
  await waitFor(() => expect(server.calls(lines.complete).map(({ body }) => body)).toEqual([{ step: 'try', as: 'done' }]));
  await person.type(screen.getByLabelText('Your question'), 'And to Spain?{Enter}');
  await waitFor(() => expect(server.calls(lines.try)).toHaveLength(2));
  expect(server.calls(lines.try)[1]?.body).toMatchObject({ memory: { seen: 1 }, turns: [{}, {}, { text: 'And to Spain?' }] });
});

test('without an answer the preview says why and confirms nothing', async () => {
  const { server, person } = open(
    { [lines.try]: () => problem(409, { code: 'engine.unavailable', detail: 'No AI engine could answer. Check the AI settings.' }) },
    '/onboarding?step=try',
  );
  await person.type(await screen.findByLabelText('Your question'), 'Hello?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('No AI engine could answer.');
  expect(server.calls(lines.complete)).toEqual([]);
});

test('a shop that is set up says so', async () => {
  const all = { look: 'done', channel: 'done', knowledge: 'done', try: 'done', team: 'skipped', plan: 'done' } as const;
  open({ [lines.checklist]: madeChecklist(all) });
  expect((await step('Your shop is set up')).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/inbox');
});

test('the steps can be hidden', async () => {
  const { server, person, at } = open({ [lines.dismiss]: madeChecklist() }, '/onboarding?step=shop');
  await person.click(await screen.findByRole('button', { name: 'Hide setup steps' }));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  expect(server.calls(lines.dismiss)).toHaveLength(1);
});

test('a failed read can be tried again', async () => {
  let broken = true;
  const { person } = open({ [lines.checklist]: () => (broken ? problem(500) : madeChecklist()) }, '/onboarding?step=shop');
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  broken = false;
  await person.click(retry);
  expect(await step('Your shop')).toBeTruthy();
});

test('a role that can’t change settings is told who can, and reads nothing', async () => {
  const { server } = open({}, '/onboarding', 'agent');
  expect(await screen.findByText('Owners and managers set up the shop')).toBeTruthy();
  expect(server.calls(lines.checklist)).toEqual([]);
});
