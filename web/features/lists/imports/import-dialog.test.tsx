import type { ImportRun } from '@parley/contract/import-runs';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { ExportButton, ImportDialog } from './index.ts';
import { lines, madeExport, madeRun, stubImports } from './make.ts';

beforeEach(() => {
  forgetAll();
  signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const closed = vi.fn<() => void>();
function open(answers: Answers = {}) {
  const server = stubImports(answers);
  render(<ImportDialog kind="products" open onClose={closed} />);
  return { server, person: userEvent.setup() };
}
/** A run found again among the recent ones. */
async function openRun(run: ImportRun, answers: Answers = {}) {
  const opened = open({ [lines.list]: { items: [run], next_cursor: null }, [lines.get]: run, ...answers });
  await opened.person.click(await screen.findByRole('button', { name: `Open the import of ${run.file_name}` }));
  return opened;
}
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const file = new File(['Titel,Price\nLamp,1'], 'stock.csv', { type: 'text/csv' });

test('a file is uploaded, its columns are chosen, and it is tried out', async () => {
  const { server, person } = open({
    [lines.upload]: madeRun(),
    [lines.get]: madeRun(),
    [lines.map]: madeRun(),
    [lines.start]: madeRun({ state: 'checking', actions: ['cancel'] }),
  });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('40 rows in stock.csv. Check what each column is.')).toBeTruthy();
  expect(screen.getByText('Still without a column: Name')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try it out' })).toHaveProperty('disabled', true);
  await person.selectOptions(screen.getByLabelText('Titel is taken for'), 'Name (needed)');
  await person.click(screen.getByRole('button', { name: 'Try it out' }));
  await waitFor(() => expect(server.calls(lines.start)[0]?.body).toEqual({ dry: true }));
  expect(server.calls(lines.map)[0]?.body).toMatchObject({
    mapping: [
      { column: 'Titel', field: 'name' },
      { column: 'Price', field: 'price' },
    ],
  });
});

test('a field that another column takes is taken from the first', async () => {
  const { person } = await openRun(madeRun());
  await person.selectOptions(await screen.findByLabelText('Titel is taken for'), 'Price');
  expect(screen.getByLabelText('Price is taken for')).toHaveProperty('value', '');
});

test('a file of another kind is taken for what the screen imports', async () => {
  const { server, person } = open({ [lines.upload]: madeRun({ kind: 'orders' }), [lines.map]: madeRun(), [lines.get]: madeRun() });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  await waitFor(() => expect(server.calls(lines.map)[0]?.body).toEqual({ kind: 'products' }));
});

test('a refused file is said, and another can be chosen', async () => {
  const refused = () => problem(415, { code: 'import.not_csv', detail: 'This is not a CSV file with a header.' });
  const { person } = open({ [lines.upload]: refused });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  await waitFor(() => expect(toasts()).toContain('This is not a CSV file with a header.'));
  expect(screen.getByLabelText('CSV file')).toBeTruthy();
});

const tried = madeRun({
  state: 'checked',
  done_rows: 40,
  created: 30,
  refused: 1,
  refusals: [{ row: 7, column: 'Price', value: 'much', reason: 'This is not a price.' }],
});
test('a trial says what would come in and what would not, and the import follows', async () => {
  const { server, person } = await openRun(tried, { [lines.start]: madeRun({ state: 'running', actions: ['cancel'] }) });
  expect(await screen.findByText('This is what the import would do.')).toBeTruthy();
  expect(screen.getByText('Row 7, Price “much”: This is not a price.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Import now' }));
  await waitFor(() => expect(server.calls(lines.start)[0]?.body).toEqual({ dry: false }));
});

test('the zone of times is one of those there are', async () => {
  const { server, person } = await openRun(madeRun({ kind: 'orders' }), { [lines.map]: madeRun({ kind: 'orders' }), [lines.start]: tried });
  const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone of times without one' });
  await person.selectOptions(zone, 'America/New York');
  await person.selectOptions(screen.getByLabelText('Titel is taken for'), 'Name (needed)');
  await person.click(screen.getByRole('button', { name: 'Try it out' }));
  await waitFor(() => expect(server.calls(lines.map)[0]?.body).toMatchObject({ options: { time_zone: 'America/New_York' } }));
});

test('the refused rows are saved as a file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:refused');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { server, person } = await openRun(tried, { [lines.refusals]: () => new Response('row') });
  await person.click(await screen.findByRole('button', { name: 'Download the refused rows' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(lines.refusals)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test.each([
  ['running', ['cancel'], ['Stop', 'Close; it goes on']],
  ['failed', ['resume'], ['Another file', 'Go on']],
  ['cancelled', ['map', 'check', 'start'], ['Another file', 'Change columns', 'Import now']],
  ['done', ['start'], ['Another file', 'Run it again', 'Close']],
] as const)('an import that is %s offers what is allowed', async (state, actions, expected) => {
  await openRun(madeRun({ state, actions: [...actions], dry: false, done_rows: 10 }));
  await screen.findByText('New');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([...expected, '']);
});

test('recent imports that do not load can be read again', async () => {
  const { person, server } = open({ [lines.list]: () => problem(403) });
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.calls(lines.list).length).toBeGreaterThan(1));
});

test('an export carries what the list shows, and the browser saves the file when it is there', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const done = madeExport({ state: 'done', rows: 12, url: '/api/exports/files/token' });
  const server = stubImports({ [lines.export]: madeExport(), [lines.exported]: done });
  render(<ExportButton list="products" q="lamp" columns={['name']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(lines.export)[0]?.body).toEqual({ list: 'products', q: 'lamp', columns: ['name'] });
  expect(toasts()).toContain('12 rows are exported.');
});

test('an export that failed says why', async () => {
  stubImports({ [lines.export]: madeExport(), [lines.exported]: madeExport({ state: 'failed', reason: 'It could not be written.' }) });
  render(<ExportButton list="products" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toasts()).toContain('The export failed: It could not be written.'));
});
