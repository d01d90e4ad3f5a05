import type { ImportRun } from '@parley/contract/import-runs';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, type SentRequest, forgetAll, problem, signIn } from '../../../data/make.ts';
import { ExportButton, ImportDialog } from './index.ts';
import { lines, madeDifference, madeExport, madeRun, stubImports } from './make.ts';

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
  render(
    <MemoryRouter>
      <ImportDialog kind="products" open onClose={closed} />
    </MemoryRouter>,
  );
  return { server, person: userEvent.setup() };
}
/** Opens an import from the recent ones. */
async function openRun(run: ImportRun, answers: Answers = {}) {
  const opened = open({ [lines.list]: { items: [run], next_cursor: null }, [lines.get]: run, ...answers });
  await opened.person.click(await screen.findByRole('button', { name: `Open import of ${run.file_name}` }));
  return opened;
}
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
const file = new File(['Titel,Price\nLamp,1'], 'stock.csv', { type: 'text/csv' });

test('uploads a file, maps its columns, and runs a preview', async () => {
  const { server, person } = open({
    [lines.upload]: madeRun(),
    [lines.get]: madeRun(),
    [lines.map]: madeRun(),
    [lines.start]: madeRun({ state: 'checking', actions: ['cancel'] }),
  });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('40 rows in stock.csv. Check what each column imports as.')).toBeTruthy();
  expect(screen.getByText('Choose a column for each required field: Name')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  await person.selectOptions(screen.getByLabelText('Titel imports as'), 'Name (required)');
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(server.calls(lines.start)[0]?.body).toEqual({ dry: true }));
  expect(server.calls(lines.map)[0]?.body).toMatchObject({
    mapping: [
      { column: 'Titel', field: 'name' },
      { column: 'Price', field: 'price' },
    ],
  });
});

test('mapping a field to another column clears the first', async () => {
  const { person } = await openRun(madeRun());
  await person.selectOptions(await screen.findByLabelText('Titel imports as'), 'Price');
  expect(screen.getByLabelText('Price imports as')).toHaveProperty('value', '');
});

test('says before the run that a file looks like another kind, and imports it as that', async () => {
  const text = 'This looks like an Amazon order report, but it’s imported as products.';
  const recognized = { label: 'Amazon order report', kind: 'orders' as const, certain: true };
  const run = madeRun({ notices: [{ about: 'kind', text }], recognized });
  const { server, person } = await openRun(run, { [lines.map]: madeRun({ kind: 'orders', recognized }) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/^Recognized/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Import as orders' }));
  await waitFor(() => expect(server.calls(lines.map)[0]?.body).toEqual({ kind: 'orders' }));
});

test('names a file that is recognized without doubt', async () => {
  await openRun(madeRun({ recognized: { label: 'Amazon listings report', kind: 'products', certain: true } }));
  expect(await screen.findByText('Recognized: Amazon listings report')).toBeTruthy();
});

test('several columns can be images, and a stand-in fulfills a required field', async () => {
  const fields = [
    { field: 'image', label: 'Images', required: false, about: '', many: true, or: [] },
    { field: 'price', label: 'Price', required: true, about: '', many: false, or: ['line_total'] },
    { field: 'line_total', label: 'Item total', required: false, about: '', many: false, or: [] },
  ];
  const columns = ['A', 'B', 'C'].map((name) => ({ name, samples: [], field: null }));
  const { person } = await openRun(madeRun({ fields, columns }));
  expect(await screen.findByText('Choose a column for each required field: Price')).toBeTruthy();
  for (const name of ['A', 'B']) await person.selectOptions(screen.getByLabelText(`${name} imports as`), 'Images');
  expect(screen.getByLabelText('A imports as')).toHaveProperty('value', 'image');
  await person.selectOptions(screen.getByLabelText('C imports as'), 'Item total');
  expect(screen.queryByText(/^Choose a column/)).toBeNull();
});

test('a preview says how totals differ', async () => {
  const text = '2 orders have a total that differs from their items, by 3.00 EUR in all.';
  await openRun(madeRun({ kind: 'orders', state: 'checked', notices: [{ about: 'totals', text }] }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('imports a file of another kind as the screen’s kind', async () => {
  const { server, person } = open({ [lines.upload]: madeRun({ kind: 'orders' }), [lines.map]: madeRun(), [lines.get]: madeRun() });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  await waitFor(() => expect(server.calls(lines.map)[0]?.body).toEqual({ kind: 'products' }));
});

test('a refused file shows the reason, and another can be chosen', async () => {
  const refused = () => problem(415, { code: 'import.not_csv', detail: 'This is not a CSV file with a header.' });
  const { person } = open({ [lines.upload]: refused });
  await person.upload(await screen.findByLabelText('CSV file'), file);
  await waitFor(() => expect(toasts()).toContain('This is not a CSV file with a header.'));
  expect(screen.getByLabelText('CSV file')).toBeTruthy();
});

const previewed = madeRun({
  state: 'checked',
  done_rows: 40,
  created: 30,
  refused: 1,
  refusals: [{ row: 7, column: 'Price', value: 'much', reason: 'This is not a price.' }],
});
test('the preview counts what would be imported and what would fail, and the import follows', async () => {
  const { server, person } = await openRun(previewed, { [lines.start]: madeRun({ state: 'running', actions: ['cancel'] }) });
  expect(await screen.findByText('Import preview')).toBeTruthy();
  expect(screen.getByText('Row 7, Price “much”: This is not a price.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Import now' }));
  await waitFor(() => expect(server.calls(lines.start)[0]?.body).toEqual({ dry: false }));
});

const figure = (name: string) => screen.getByText(name).nextSibling?.textContent;
test('a preview says what will happen, not what has', async () => {
  await openRun(previewed);
  expect(await screen.findByText('To create')).toBeTruthy();
  expect([figure('To create'), figure('To update'), figure('Will fail')]).toEqual(['30', '0', '1']);
  expect(screen.queryByText('Created')).toBeNull();
});

test('a result says what happened, without a speed', async () => {
  await openRun(madeRun({ state: 'done', dry: false, created: 30, rows_per_second: 120, actions: ['start'] }));
  expect(await screen.findByText('Created')).toBeTruthy();
  expect(screen.queryByText(/per second/)).toBeNull();
});

test.each([
  [4, '4'],
  [1, '1 of 4 left'],
  [0, '0 of 4 left'],
])('with %i of 4 conflicts open, the figure says so', async (open_conflicts, shown) => {
  await openRun(madeRun({ state: 'done', dry: false, updated: 2, conflicts: 4, open_conflicts, actions: ['start'] }), {
    [lines.differences]: { items: [], next_cursor: null },
  });
  await screen.findByText('Created');
  expect(screen.getByText('Conflicts', { selector: 'dt' }).nextSibling?.textContent).toBe(shown);
});

test('what may not be meant is listed by its row', async () => {
  await openRun({ ...previewed, warned: 101, warnings: [{ row: 3, reason: '2 rows of 2006 are the same.' }] });
  const list = within(await screen.findByRole('list', { name: 'Please check' }));
  expect(list.getByText('Row 3: 2 rows of 2006 are the same.')).toBeTruthy();
  expect(list.getByText('Showing the first 1 of 101.')).toBeTruthy();
});

const conflicted = madeRun({
  state: 'done',
  dry: false,
  done_rows: 40,
  updated: 2,
  conflicts: 2,
  open_conflicts: 2,
  stock_changes: 1,
  price_changes: 1,
  actions: ['start'],
});
const inOrder = { kind: 'order', label: '#1', field: 'payment_status', ours: 'refunded', theirs: 'paid', choices: ['ours'] } as const;
const listed = (query: string | null) =>
  query === 'stock'
    ? [madeDifference({ field: 'stock', ours: '5', theirs: '8', state: 'set', choices: [] })]
    : query === 'price'
      ? [madeDifference({ ours: '1089.00', theirs: '89.00', state: 'set', choices: [] })]
      : [madeDifference(), madeDifference({ ...inOrder, id: '0195b4f2-7c1e-7000-8000-0000000000c2', choices: ['ours'] })];
const withConflicts = {
  [lines.differences]: ({ url }: SentRequest) => ({ items: listed(url.searchParams.get('show')), next_cursor: null }),
};

test('conflicts show both values and the row, and are resolved one by one or all at once', async () => {
  const { server, person } = await openRun(conflicted, {
    ...withConflicts,
    [lines.resolve]: madeDifference({ state: 'theirs' }),
    [lines.keepAll]: { resolved: 2 },
  });
  const list = within(await screen.findByRole('list', { name: 'Conflicts' }));
  expect(await list.findByText('Parley: 12.00 · File: 11.00')).toBeTruthy();
  expect(list.getByText('Parley: Refunded · File: Paid')).toBeTruthy();
  expect(list.getAllByText('Row 7')).toHaveLength(2);
  // Money is changed by the order's own actions.
  expect(list.getAllByRole('button', { name: /^Use file’s value/ })).toHaveLength(1);
  expect(list.getByRole('link', { name: 'Open order' })).toBeTruthy();
  await person.click(list.getByRole('button', { name: 'Use file’s value: Harbour Lamp, Price' }));
  await waitFor(() => expect(server.calls(lines.resolve)[0]?.body).toEqual({ choice: 'theirs' }));
  await person.click(screen.getByRole('button', { name: 'Keep all ours' }));
  await waitFor(() => expect(server.calls(lines.keepAll)).toHaveLength(1));
});

test('the stock and prices that an import sets show from and to', async () => {
  await openRun(conflicted, withConflicts);
  expect(await within(await screen.findByRole('list', { name: 'Stock changes' })).findByText('5 → 8')).toBeTruthy();
  expect(await within(await screen.findByRole('list', { name: 'Price changes' })).findByText('1089.00 → 89.00')).toBeTruthy();
});

test('the time zone is one of the known ones', async () => {
  const { server, person } = await openRun(madeRun({ kind: 'orders' }), {
    [lines.map]: madeRun({ kind: 'orders' }),
    [lines.start]: previewed,
  });
  const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone for times without one' });
  await person.selectOptions(zone, 'America/New York');
  await person.selectOptions(screen.getByLabelText('Titel imports as'), 'Name (required)');
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(server.calls(lines.map)[0]?.body).toMatchObject({ options: { time_zone: 'America/New_York' } }));
});

test('the failed rows can be downloaded as a file', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:refused');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { server, person } = await openRun(previewed, { [lines.refusals]: () => new Response('row') });
  await person.click(await screen.findByRole('button', { name: 'Download failed rows' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(lines.refusals)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test.each([
  ['running', ['cancel'], ['Stop', 'Continue in background']],
  ['failed', ['resume'], ['Choose another file', 'Resume']],
  ['cancelled', ['map', 'check', 'start'], ['Choose another file', 'Change columns', 'Import now']],
  ['done', ['start'], ['Choose another file', 'Run again', 'Close']],
] as const)('an import that is %s offers the actions the server allows', async (state, actions, expected) => {
  await openRun(madeRun({ state, actions: [...actions], dry: false, done_rows: 10 }));
  await screen.findByText('Unchanged');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([...expected, '']);
});

test('recent imports that fail to load can be retried', async () => {
  const { person, server } = open({ [lines.list]: () => problem(403) });
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.calls(lines.list).length).toBeGreaterThan(1));
});

test('an export has the list’s query, and the browser saves the finished file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const done = madeExport({ state: 'done', rows: 12, url: '/api/exports/files/token' });
  const server = stubImports({ [lines.export]: madeExport(), [lines.exported]: done });
  render(<ExportButton list="products" q="lamp" columns={['name']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(lines.export)[0]?.body).toEqual({ list: 'products', q: 'lamp', columns: ['name'] });
  expect(toasts()).toContain('12 rows exported');
});

test('a failed export says why', async () => {
  stubImports({ [lines.export]: madeExport(), [lines.exported]: madeExport({ state: 'failed', reason: 'It could not be written.' }) });
  render(<ExportButton list="products" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toasts()).toContain('Export failed: It could not be written.'));
});
