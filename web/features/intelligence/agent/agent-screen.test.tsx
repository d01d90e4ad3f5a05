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

test('saves only what was changed, across all tabs, with the version that was read', async () => {
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
  await person.click(await field('Order number and email'));
  await person.click(save());
  await waitFor(() => expect(toasts()).toContain('Settings saved. The AI uses them from its next answer.'));
  expect(bodies(server.calls(lines.save))).toEqual([{ version: 3, verification: 'order_and_email', agent: { tone: 'friendly' } }]);
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
});

test('restoring a value counts as no change', async () => {
  const { person } = openAgent('');
  await person.click(await field('Friendly'));
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  await person.click(await field('Neutral'));
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  expect((save() as HTMLButtonElement).disabled).toBe(true);
});

test('opens the tab with an invalid field, and sends nothing', async () => {
  const { server, person, place } = openAgent('?tab=guidance');
  await person.click(await screen.findByRole('button', { name: 'Add guidance' }));
  await person.type(await field('Answer'), 'Hello');
  await person.click(screen.getByRole('tab', { name: 'Engine' }));
  await person.click(await screen.findByRole('radio', { name: 'Language model only' }));
  await person.click(save());
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(place()).toBe('/agent-config?tab=guidance');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(server.calls(lines.save)).toEqual([]);
  await person.type(await field('Title'), 'Greeting');
  expect(screen.queryByText('Enter a name.')).toBeNull();
});

test('a teammate’s save meanwhile is kept where it was not changed here', async () => {
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
  expect(await screen.findByText(/A teammate changed these settings/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([(await field('Formal')).checked, (await field('Name')).value]).toEqual([true, 'Pia']);
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 4, agent: { name: 'Pia' } });
});

test('or the teammate’s version is loaded', async () => {
  let settings = madeSettings;
  const { person } = openAgent('', { [lines.read]: () => settings });
  await person.type(await field('Name'), 'Pia');
  settings = { ...madeSettings, agent: { ...madeSettings.agent, name: 'Theirs' }, version: 4 };
  await act(() => queryClient.invalidateQueries());
  await person.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect((await field('Name')).value).toBe('Theirs');
});

test('leaving with unsaved changes asks first; switching tabs doesn’t', async () => {
  const { person, router, place } = openAgent('');
  await person.type(await field('Name'), 'Pia');
  await person.click(screen.getByRole('tab', { name: 'Engine' }));
  expect(place()).toBe('/agent-config?tab=engine');
  await act(() => router.navigate('/orders'));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  await person.click(screen.getByRole('tab', { name: 'Behavior' }));
  expect((await field('Name')).value).toBe('Pia');
});

test('texts are edited per language, with the default as the placeholder', async () => {
  const { server, person } = openAgent('', { [lines.save]: madeSettings });
  const welcome = await field('Welcome message');
  expect(welcome.placeholder).toContain('AI assistant');
  await person.selectOptions(await field('Language'), 'de');
  await person.type(await field('Welcome message'), 'Moin!');
  await person.click(save());
  await waitFor(() => expect(server.calls(lines.save)).toHaveLength(1));
  expect(bodies(server.calls(lines.save))).toEqual([
    { version: 3, agent: { texts: { de: { welcome: 'Moin!', handoff_online: '', handoff_offline: '', error: '', resolution: '' } } } },
  ]);
});

test('the required confidence is explained in a sentence, and can be typed or dragged', async () => {
  const { person } = openAgent('');
  expect(await screen.findByText(/Below 50%, the AI hands off to your team/)).toBeTruthy();
  const number = await field('Confidence required, as a number');
  await person.clear(number);
  await person.type(number, '0.9');
  expect(screen.getByText(/Below 90%.*almost certain/)).toBeTruthy();
  expect((await field('Confidence required')).value).toBe('0.9');
});

test('a read-only role can’t change or try anything, but can expand guidance', async () => {
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
  await person.click(await screen.findByRole('button', { name: 'Expand Late orders' }));
  expect((await field('Answer')).closest('fieldset[disabled]')).not.toBeNull();
  for (const name of ['Save changes', 'Add guidance', 'Delete Late orders']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Playground' })).toBeNull();
});

test('settings that fail to load can be retried', async () => {
  let broken = true;
  const { person } = openAgent('', { [lines.read]: () => (broken ? problem(500, { detail: 'No.' }) : madeSettings) });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  broken = false;
  await person.click(again);
  expect(await field('Name')).toBeTruthy();
});

test('a role without access to the settings sees knowledge and reports, and requests no settings', async () => {
  const { server, person, place } = openAgent('', {}, 'agent');
  expect(await screen.findByRole('heading', { name: 'What the AI can tell your customers' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Knowledge', 'Reports']);
  await person.click(screen.getByRole('tab', { name: 'Reports' }));
  expect(place()).toBe('/agent-config?tab=reports');
  expect(server.calls(lines.read)).toEqual([]);
});
