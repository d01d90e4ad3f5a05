import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { giveLayout } from '../../../ui/testing/layout.ts';
import { lines, madeFact, madeId, openAgent } from './make.ts';

const toast = async (message: string) => {
  const { result } = renderHook(() => useToasterStore());
  await waitFor(() => expect(result.current.toasts.map((shown) => shown.message)).toContain(message));
};
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const bodies = (calls: readonly SentRequest[]) => calls.map(({ body }) => body);
const section = '?tab=knowledge&part=facts';
let removeLayout: () => void;

beforeEach(() => {
  forgetAll();
  removeLayout = giveLayout({ row: 37, pane: 700 });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  removeLayout();
  vi.unstubAllGlobals();
});

const delivery = madeFact({
  ...{ id: madeId(61), kind: 'delivery', countries: ['BE', 'ES-CN'], amount: '4.95', free_from: '50.00', currency: 'EUR', allowed: null },
  ...{ days_min: 1, days_max: 2, text: 'Belgium: 1-2 working days, €4.95, free from €50.' },
});
const hours = madeFact({
  ...{ id: 'hours-1', kind: 'hours', name: 'team', hours: { days: [1, 2, 3, 4, 5, 7], from: '09:00', to: '17:00' }, days_max: null },
  ...{ allowed: null, state: 'setting', sources: [], actions: [], text: 'Monday–Friday: 09:00–17:00' },
});
const mexico = madeFact({
  id: madeId(62),
  kind: 'delivery_country',
  countries: ['MX'],
  days_max: null,
  allowed: false,
  state: 'dismissed',
});

test('the table says what, how much, where, from which source and in which state', async () => {
  openAgent(section, { [lines.facts]: { items: [delivery, hours, mexico], unread: 0 } });
  const table = await screen.findByRole('table', { name: 'Facts' });
  const texts = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '');
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(texts()[0]).toContain('Delivery cost and time€4.95 · free from €50.00 · 1–2 daysBelgium, Canary IslandsReturnsProposed');
  expect(texts()[1]).toContain('Opening hours: TeamMon–Fri, Sun 09:00–17:00Business hoursFrom settings');
});

test('filters are in the address; dismissed facts are shown on request', async () => {
  const { person, place } = openAgent(section, { [lines.facts]: { items: [delivery, mexico], unread: 0 } });
  await person.selectOptions(await field('Status'), 'dismissed');
  expect(await screen.findByText('1 fact')).toBeTruthy();
  expect(place()).toBe('/agent-config?tab=knowledge&part=facts&status=dismissed');
  await person.selectOptions(await field('Topic'), 'hours');
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge&part=facts'));
});

test('conflicts are pointed out, with what they contradict, and one is used', async () => {
  const against = (id: string) => ({ conflict: true, contradicts: [id] });
  let items = [
    madeFact({ ...against(madeId(63)), state: 'confirmed' }),
    madeFact({ id: madeId(63), days_max: 30, ...against(madeId(60)), state: 'confirmed', sources: [] }),
  ];
  const { person, server, place } = openAgent(section, {
    [lines.facts]: () => ({ items, unread: 0 }),
    [lines.confirmFact(madeId(63))]: () => {
      items = [
        madeFact({ state: 'dismissed' }),
        madeFact({ id: madeId(63), days_max: 30, state: 'confirmed', actions: ['edit', 'remove'] }),
      ];
      return items[1];
    },
  });
  expect(await screen.findByText(/2 facts contradict each other/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show conflicts' }));
  await waitFor(() => expect(place()).toContain('status=conflict'));
  await person.click((await screen.findAllByRole('link', { name: 'Return window' }))[0] as HTMLElement);
  await person.click(await screen.findByRole('link', { name: '30 days · Added here' }));
  await person.click(await screen.findByRole('button', { name: 'Use this one' }));
  await waitFor(() => expect(server.calls(lines.confirmFact(madeId(63)))).toHaveLength(1));
  await toast('Fact confirmed');
});

test('adds a fact: only the fields of its kind, and blanks are no values', async () => {
  const { person, server, place } = openAgent(`${section}&fact=new`, { [lines.addFact]: delivery });
  expect(screen.queryByLabelText('Cost (EUR)')).toBeNull();
  await person.selectOptions(await field('About'), 'delivery');
  await person.type(await field('Cost (EUR)'), '4,95');
  await person.type(await field('Days, up to'), '3');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Countries' }), 'BE');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Countries' }), '*');
  await person.click(screen.getByRole('button', { name: 'Remove Everywhere else' }));
  await person.click(screen.getByRole('button', { name: 'Add fact' }));
  expect(await screen.findByText('Enter a sentence that customers may read.')).toBeTruthy();
  await person.type(await field('Sentence for customers'), 'Delivery to Belgium costs €4.95.');
  await person.click(screen.getByRole('button', { name: 'Add fact' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge&part=facts'));
  expect(bodies(server.calls(lines.addFact))).toEqual([
    {
      ...{ kind: 'delivery', countries: ['BE'], name: null, value: null, amount: '4.95', free_from: null, currency: 'EUR' },
      ...{ days_min: null, days_max: 3, hours: null, allowed: null, text: 'Delivery to Belgium costs €4.95.', language: 'en' },
    },
  ]);
});

test('an overruled proposal says by what, and is no conflict', async () => {
  const confirmed = madeFact({ id: madeId(63), days_max: 30, state: 'confirmed', sources: [], actions: ['edit', 'remove'] });
  const items = [madeFact({ overruled: true, contradicts: [confirmed.id] }), confirmed];
  openAgent(`${section}&fact=${madeId(60)}`, { [lines.facts]: { items, unread: 0 } });
  expect(await screen.findByRole('heading', { name: 'Overruled by' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '30 days · Added here' })).toBeTruthy();
  expect(screen.getAllByText('Overruled').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Use this one' })).toBeTruthy();
  expect(screen.queryByText(/contradict/)).toBeNull();
});

test('a fact that contradicts another isn’t said to be in use, and an impossible one shows why at its field', async () => {
  const { person } = openAgent(`${section}&fact=new`, { [lines.addFact]: madeFact({ conflict: true, contradicts: [madeId(63)] }) });
  await person.selectOptions(await field('About'), 'delivery');
  expect((await field('Sentence for customers')).getAttribute('aria-required')).toBe('true');
  await person.type(await field('Days, from'), '9');
  await person.type(await field('Days, up to'), '2');
  await person.type(await field('Sentence for customers'), 'Within nine days.');
  await person.click(screen.getByRole('button', { name: 'Add fact' }));
  expect(await screen.findByText('Enter at least 9 days, the shortest time.')).toBeTruthy();
  await person.clear(await field('Days, up to'));
  await person.click(screen.getByRole('button', { name: 'Add fact' }));
  await toast('Fact saved. It contradicts another one, so the AI states neither until you choose.');
});

test('says what the articles brought once all are read', async () => {
  let answer = { items: [madeFact()], unread: 0 };
  const { person, server } = openAgent(section, {
    [lines.facts]: () => answer,
    [lines.propose]: () => {
      answer = { items: [madeFact(), delivery], unread: 0 };
      return {};
    },
  });
  await screen.findByText('1 fact');
  await person.click(screen.getByRole('button', { name: 'Update from articles' }));
  await toast('Articles read: 1 new fact');
  expect(server.calls(lines.propose)).toHaveLength(1);
});

test('edits a fact with its version; what a teammate changed meanwhile isn’t overwritten', async () => {
  const sent: { version: number; days_max: number }[] = [];
  const { person } = openAgent(`${section}&fact=${madeId(60)}`, {
    [lines.facts]: { items: [madeFact()], unread: 0 },
    [lines.changeFact(madeId(60))]: ({ body }: SentRequest) => {
      sent.push(body as { version: number; days_max: number });
      return problem(409, { code: 'fact.changed', detail: 'A teammate changed this fact. Check the latest version, then save again.' });
    },
  });
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  const days = await field('Days, up to');
  await person.clear(days);
  await person.type(days, '21');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/A teammate changed this fact/)).toBeTruthy();
  expect(sent).toMatchObject([{ version: 1, days_max: 21 }]);
  expect(days.value).toBe('21');
});

test('dismisses a fact, and reads the articles again', async () => {
  const { person, server, place } = openAgent(`${section}&fact=${madeId(60)}`, {
    [lines.facts]: { items: [madeFact()], unread: 0 },
    [lines.removeFact(madeId(60))]: {},
    [lines.propose]: {},
  });
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(place()).toBe('/agent-config?tab=knowledge&part=facts'));
  await person.click(screen.getByRole('button', { name: 'Update from articles' }));
  await waitFor(() => expect(server.calls(lines.propose)).toHaveLength(1));
});

test('a fact of the settings leads there and can’t be edited', async () => {
  openAgent(`${section}&fact=hours-1`, { [lines.facts]: { items: [hours], unread: 0 } });
  expect((await screen.findByRole('link', { name: 'Business hours' })).getAttribute('href')).toBe('/settings/business-hours');
  expect(screen.queryByLabelText('Sentence for customers')).toBeNull();
});

test('whoever may not change knowledge sees facts without buttons', async () => {
  openAgent(`${section}&fact=${madeId(60)}`, { [lines.facts]: { items: [madeFact({ actions: [] })], unread: 0 } }, 'analyst');
  expect(await screen.findByText('14 days · You may return everything within 14 days.')).toBeTruthy();
  for (const name of ['Add fact', 'Update from articles', 'Confirm', 'Dismiss']) expect(screen.queryByText(name)).toBeNull();
});

test('empty, loading and failed', async () => {
  let isDown = true;
  const { person } = openAgent(section, { [lines.facts]: () => (isDown ? problem(500, { detail: 'Down.' }) : { items: [], unread: 0 }) });
  expect(await screen.findByText('Couldn’t load facts', undefined, { timeout: 10_000 })).toBeTruthy();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No facts yet')).toBeTruthy();
});
