import type { AiSettings } from '@parley/contract/ai-settings';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, problem, type SentRequest } from '../../../data/make.ts';
import { queryClient } from '../../../data/query-client.ts';
import { lines, madeSettings, openAgent } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bodies = (calls: readonly SentRequest[]) => calls.map(({ body }) => body);

beforeEach(() => {
  forgetAll();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('only what was changed is saved, over all tabs, with the version that was read', async () => {
  const { server, person } = openAgent('', {
    [lines.save]: ({ body }: SentRequest) => ({
      ...madeSettings,
      ...(body as object),
      agent: { ...madeSettings.agent, ...(body as AiSettings).agent },
      engine: madeSettings.engine,
      version: 4,
    }),
  });
  await person.click(await field('Friendly'));
  await person.click(screen.getByRole('tab', { name: 'Actions' }));
  await person.click(await field('Order number and e-mail address'));
  await person.click(save());
  await waitFor(() => expect(toasts()).toContain('Saved. The AI goes by it from its next answer on.'));
  expect(bodies(server.calls(lines.save))).toEqual([{ version: 3, verification: 'order_and_email', agent: { tone: 'friendly' } }]);
  expect(screen.queryByText('You have changes that are not saved.')).toBeNull();
});

test('what is put back as it was is no change', async () => {
  const { person } = openAgent('');
  await person.click(await field('Friendly'));
  expect(screen.getByText('You have changes that are not saved.')).toBeTruthy();
  await person.click(await field('Neutral'));
  expect(screen.queryByText('You have changes that are not saved.')).toBeNull();
  expect((save() as HTMLButtonElement).disabled).toBe(true);
});

test('what is wrong in another tab is shown there, and nothing is sent', async () => {
  const { server, person, place } = openAgent('?tab=guidance');
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.type(await field('What it says'), 'Hello');
  await person.click(screen.getByRole('tab', { name: 'Engine' }));
  await person.click(await screen.findByRole('radio', { name: 'A language model alone' }));
  await person.click(save());
  expect(await screen.findByText('Give it a name.')).toBeTruthy();
  expect(place()).toBe('/agent-config?tab=guidance');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(server.calls(lines.save)).toEqual([]);
  await person.type(await field('Title'), 'Greeting');
  expect(screen.queryByText('Give it a name.')).toBeNull();
});

test('when a teammate saved meanwhile, theirs stays where it was not changed here', async () => {
  let settings = madeSettings;
  const sent: AiSettings[] = [];
  const { person } = openAgent('', {
    [lines.read]: () => settings,
    [lines.save]: ({ body }: SentRequest) => {
      sent.push(body as AiSettings);
      return (body as AiSettings).version === settings.version
        ? { ...settings, version: settings.version + 1 }
        : problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings.' });
    },
  });
  await person.type(await field('Name'), 'Pia');
  settings = { ...madeSettings, agent: { ...madeSettings.agent, tone: 'formal' }, version: 4 };
  await person.click(save());
  expect(await screen.findByText(/A teammate saved other settings/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([(await field('Formal')).checked, (await field('Name')).value]).toEqual([true, 'Pia']);
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 4, agent: { name: 'Pia' } });
});

test('or theirs is loaded', async () => {
  let settings = madeSettings;
  const { person } = openAgent('', { [lines.read]: () => settings });
  await person.type(await field('Name'), 'Pia');
  settings = { ...madeSettings, agent: { ...madeSettings.agent, name: 'Theirs' }, version: 4 };
  await act(() => queryClient.invalidateQueries());
  await person.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect((await field('Name')).value).toBe('Theirs');
});

test('leaving with changes asks first; another tab of the page does not', async () => {
  const { person, router, place } = openAgent('');
  await person.type(await field('Name'), 'Pia');
  await person.click(screen.getByRole('tab', { name: 'Engine' }));
  expect(place()).toBe('/agent-config?tab=engine');
  await act(() => router.navigate('/orders'));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  await person.click(screen.getByRole('tab', { name: 'Behaviour' }));
  expect((await field('Name')).value).toBe('Pia');
});

test('texts are written a language at a time, and show what is said instead', async () => {
  const { server, person } = openAgent('', { [lines.save]: madeSettings });
  const welcome = await field('Before its first answer');
  expect(welcome.placeholder).toContain('automated assistant');
  await person.selectOptions(await field('Texts in'), 'de');
  await person.type(await field('Before its first answer'), 'Moin!');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(bodies(server.calls(lines.save))).toEqual([
    { version: 3, agent: { texts: { de: { welcome: 'Moin!', handoff_online: '', handoff_offline: '', error: '', resolution: '' } } } },
  ]);
});

test('how sure it has to be is said in a sentence, and typed or slid', async () => {
  const { person } = openAgent('');
  expect(await screen.findByText(/Below 50% it fetches a person/)).toBeTruthy();
  const number = await field('How sure it has to be, as a number');
  await person.clear(number);
  await person.type(number, '0.9');
  expect(screen.getByText(/Below 90%.*all but certain/)).toBeTruthy();
  expect((await field('How sure it has to be')).value).toBe('0.9');
});

test('who may only look changes nothing and tries nothing, and still unfolds guidance', async () => {
  const card = {
    id: crypto.randomUUID(),
    title: 'Late orders',
    when: '',
    intents: [],
    words: ['late'],
    does: 'answer' as const,
    then: 'Sorry.',
    enabled: true,
  };
  const { person } = openAgent(
    '?tab=guidance',
    { [lines.read]: { ...madeSettings, agent: { ...madeSettings.agent, guidance: [card] } } },
    'analyst',
  );
  await person.click(await screen.findByRole('button', { name: 'Edit Late orders' }));
  expect((await field('What it says')).closest('fieldset[disabled]')).not.toBeNull();
  for (const name of ['Save changes', 'Add guidance', 'Delete Late orders']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Playground' })).toBeNull();
});

test('what cannot be read can be tried again', async () => {
  let broken = true;
  const { person } = openAgent('', { [lines.read]: () => (broken ? problem(500, { detail: 'No.' }) : madeSettings) });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  broken = false;
  await person.click(again);
  expect(await field('Name')).toBeTruthy();
});

test('a role that may not see the settings finds what the AI knows and what was said of its answers, and asks for no settings', async () => {
  const { server, person, place } = openAgent('', {}, 'agent');
  expect(await screen.findByRole('heading', { name: 'What the AI may quote to your customers' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Knowledge', 'Reports']);
  await person.click(screen.getByRole('tab', { name: 'Reports' }));
  expect(place()).toBe('/agent-config?tab=reports');
  expect(server.calls(lines.read)).toEqual([]);
});
