import type { editVariants, GridRow } from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../../data/make.ts';
import { giveLayout } from '../../../../ui/testing/layout.ts';
import { ProductsScreen } from '../index.ts';
import { idOf, lines, madeGridRow, stubProducts } from '../make.ts';

type Cells = Sent<typeof editVariants>['cells'];
const cellsOf = ({ body }: SentRequest) => (body as { cells: Cells }).cells;

/** `keepAll`, which answers no call before `answer`. */
function heldBack() {
  const wait = Promise.withResolvers<void>();
  const keep = keepAll();
  return {
    answer: wait.resolve,
    keep: async (request: SentRequest) => {
      await wait.promise;
      return keep(request);
    },
  };
}

/** A fake server that accepts every cell and can undo it. */
function keepAll(start: readonly GridRow[] = [1, 2, 3].map((number) => madeGridRow(number))) {
  const rows = new Map(start.map((row) => [row.id, row]));
  return (request: SentRequest) => {
    const undo = cellsOf(request).map(({ id, field, value }) => {
      const before = rows.get(id) ?? madeGridRow(0);
      rows.set(id, { ...before, [field]: field === 'stock' ? Number(value) : value });
      return { id, field, value: before[field], was: value };
    });
    const touched = [...new Set(cellsOf(request).map(({ id }) => id))];
    return { rows: touched.map((id) => rows.get(id)), undo, refused: [] };
  };
}

async function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubProducts({ [lines.cells]: keepAll(), ...answers });
  const router = createMemoryRouter([{ path: '/products', element: <ProductsScreen /> }], { initialEntries: ['/products?grid=1'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('grid', { name: 'Prices and stock' }, { timeout: 5000 });
  return { server, router, person: userEvent.setup(), sent: () => server.calls(lines.cells).map(cellsOf) };
}
const cell = (row: number, col: number) => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${row}:${col}"]`);
  if (!found) throw new Error(`There is no cell ${row}:${col}.`);
  return found;
};
const texts = (col: number) => [...document.querySelectorAll(`[data-cell$=":${col}"]`)].map(({ textContent }) => textContent);
const paste = (text: string) => fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });

function copyFrom(place: HTMLElement): string {
  let copied = '';
  fireEvent.copy(place, { clipboardData: { setData: (_: string, text: string) => (copied = text) } });
  return copied;
}

let takeAway: () => void;
beforeEach(() => {
  forgetAll();
  takeAway = giveLayout({ row: 37, pane: 600 });
});
afterEach(() => {
  cleanup();
  takeAway();
});

test('variants are rows of a grid that announces the current cell', async () => {
  await open();
  const grid = screen.getByRole('grid');
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['4', '6']);
  expect(
    within(grid)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-rowindex')),
  ).toEqual(['1', '2', '3', '4']);
  expect([cell(0, 3).getAttribute('aria-colindex'), cell(0, 3).textContent]).toEqual(['4', '5']);
  expect([...grid.querySelectorAll('[tabindex="0"]')]).toEqual([cell(0, 1)]);
});

test('typing overwrites, Enter saves and moves down, and the new value shows at once', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 1));
  await person.keyboard('12,90{Enter}');
  expect(cell(0, 1).textContent).toBe('12,90');
  expect(document.activeElement).toBe(cell(1, 1));
  await waitFor(() => expect(sent()).toEqual([[{ id: idOf(101), field: 'price', value: '12,90', was: '10.00' }]]));
});

test('Tab saves and moves right, F2 edits the current value, Escape discards', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 1));
  await person.keyboard('7{Tab}');
  expect(document.activeElement).toBe(cell(0, 2));
  await person.click(cell(1, 4));
  await person.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'SKU of Lamp 2' })).toHaveProperty('value', 'L-2');
  await person.keyboard('9{Escape}');
  expect(document.activeElement).toBe(cell(1, 4));
  expect(cell(1, 4).textContent).toBe('L-2');
  await waitFor(() => expect(sent().flat()).toHaveLength(1));
});

test('arrow keys move, with Shift they select, and Delete clears the selection', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 3));
  await person.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(screen.getByRole('grid').querySelectorAll('[aria-selected=true]')).toHaveLength(4);
  await person.keyboard('{Delete}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.map(({ id, field, value }) => [id, field, value])).toEqual([
    [idOf(101), 'stock', ''],
    [idOf(101), 'sku', ''],
    [idOf(102), 'stock', ''],
    [idOf(102), 'sku', ''],
  ]);
});

test('copies the selection in the spreadsheets’ format', async () => {
  const { person } = await open();
  await person.click(cell(0, 0));
  await person.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(copyFrom(cell(1, 1))).toBe('Lamp 1\t10.00\nLamp 2\t10.00');
});

test('pastes rows and columns of a spreadsheet from the current cell on', async () => {
  const { person, sent } = await open();
  await person.click(cell(1, 3));
  paste('7\tA-1\r\n8\tA-2\r\n');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toHaveLength(4);
  expect(texts(4)).toEqual(['L-1', 'A-1', 'A-2']);
  expect(await screen.findByText('4 cells pasted')).toBeTruthy();
});

test('a paste longer than the loaded rows loads more, and is sent in calls of a thousand cells', async () => {
  const many = Array.from({ length: 1200 }, (_, place) => madeGridRow(place));
  const page = ({ url }: SentRequest) => {
    const from = Number(url.searchParams.get('cursor') ?? 0);
    return { items: many.slice(from, from + 200), next_cursor: from + 200 < many.length ? String(from + 200) : null };
  };
  const { person, sent } = await open({ [lines.grid]: page, [lines.cells]: keepAll(many) });
  await person.click(cell(0, 1));
  paste(Array.from({ length: 1201 }, (_, place) => String(20 + place)).join('\n'));
  await waitFor(() => expect(sent().map((cells) => cells.length)).toEqual([1000, 200]));
  expect(sent()[1]?.at(-1)).toMatchObject({ id: many[1199]?.id, value: '1219' });
  expect(await screen.findByText('1,200 cells pasted · Cells past the last row or column were skipped.')).toBeTruthy();
});

test('a rejected cell keeps what was typed and says why, and Escape discards it', async () => {
  const refused = { id: idOf(101), field: 'price', message: '“cheap” isn’t an amount. Enter one such as 12.50.' };
  const { person } = await open({ [lines.cells]: { rows: [], undo: [], refused: [refused] } });
  await person.click(cell(0, 1));
  await person.keyboard('cheap{Enter}');
  await screen.findByText('1 cell couldn’t be saved');
  expect([cell(0, 1).getAttribute('aria-invalid'), cell(0, 1).firstChild?.textContent]).toEqual(['true', 'cheap']);
  expect(document.querySelector(`#${CSS.escape(cell(0, 1).getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(refused.message);
  await person.click(screen.getByRole('button', { name: 'Go to next error' }));
  expect(document.activeElement).toBe(cell(0, 1));
  await person.keyboard('{Escape}');
  expect(cell(0, 1).textContent).toBe('10.00');
  expect(screen.queryByText('1 cell couldn’t be saved')).toBeNull();
});

test('when no answer comes, every cell of the call says so and keeps what was typed', async () => {
  const { person } = await open({ [lines.cells]: () => problem(403, { detail: 'You may not do that.' }) });
  await person.click(cell(0, 1));
  paste('1\n2');
  expect(await screen.findByText('2 cells couldn’t be saved')).toBeTruthy();
  expect([cell(0, 1).firstChild?.textContent, cell(1, 1).firstChild?.textContent]).toEqual(['1', '2']);
});

test('a cell that couldn’t be saved is sent again, by Enter in it or by pasting the same', async () => {
  const { person, sent } = await open({ [lines.cells]: () => problem(503, { detail: 'Try again later.' }) });
  await person.click(cell(0, 1));
  paste('11');
  await screen.findByText('1 cell couldn’t be saved');
  await person.keyboard('{F2}{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByText('1 cell couldn’t be saved');
  await person.click(cell(0, 1));
  paste('11');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().flat()).toEqual(Array.from({ length: 3 }, () => ({ id: idOf(101), field: 'price', value: '11', was: '10.00' })));
});

test('a cell that is far too long is rejected alone', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 4));
  paste(`${'x'.repeat(101)}\nL-22`);
  expect(await screen.findByText('1 cell couldn’t be saved')).toBeTruthy();
  expect(within(cell(0, 4)).getByText('Use at most 100 characters in a cell.')).toBeTruthy();
  expect(sent()).toMatchObject([[{ field: 'sku', value: 'L-22' }]]);
});

test('Z and Ctrl Z undo the last changes one by one', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 1));
  await person.keyboard('11{Enter}12{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByRole('button', { name: /Undo/ });
  await person.keyboard('z');
  await waitFor(() => expect(sent().at(-1)).toEqual([{ id: idOf(102), field: 'price', value: '10.00', was: '12' }]));
  await waitFor(() => expect(cell(1, 1).textContent).toBe('10.00'));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell(0, 1).textContent).toBe('10.00'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
});

test('Undo takes the last change, also when it is still being saved', async () => {
  const server = heldBack();
  const { person, sent } = await open({ [lines.cells]: server.keep });
  await person.click(cell(0, 1));
  await person.keyboard('11{Enter}12{Enter}{Control>}z{/Control}');
  server.answer();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toEqual([{ id: idOf(102), field: 'price', value: '10.00', was: '12' }]);
  await waitFor(() => expect(texts(1)).toEqual(['11', '10.00', '10.00']));
});

test('a letter that begins a SKU is no hotkey', async () => {
  const { person, server } = await open();
  await person.click(cell(0, 4));
  await person.keyboard('zn-7{Enter}');
  expect(cell(0, 4).textContent).toBe('zn-7');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(server.calls(lines.cells)).toHaveLength(1));
});

test('a cell changed twice before the first answer refers to the first change’s result', async () => {
  const server = heldBack();
  const { person, sent } = await open({ [lines.cells]: server.keep });
  await person.click(cell(0, 1));
  await person.keyboard('11{Enter}{ArrowUp}12{Enter}');
  server.answer();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(([only]) => only?.was)).toEqual(['10.00', '11']);
  await waitFor(() => expect(cell(0, 1).textContent).toBe('12'));
});

test('what is copied is what the cells show, and a paste replaces that, before the server has answered', async () => {
  const server = heldBack();
  const { person, sent } = await open({ [lines.cells]: server.keep });
  await person.click(cell(0, 1));
  await person.keyboard('12.25{Enter}{ArrowUp}');
  expect(copyFrom(cell(0, 1))).toBe('12.25');
  paste('10.00');
  server.answer();
  await waitFor(() => expect(sent().map(([only]) => only?.value)).toEqual(['12.25', '10.00']));
  await waitFor(() => expect(cell(0, 1).textContent).toBe('10.00'));
});

test('Space toggles whether a variant is for sale', async () => {
  const { person, sent } = await open();
  await person.click(cell(0, 5));
  await person.keyboard(' ');
  await waitFor(() => expect(sent()[0]).toMatchObject([{ field: 'available', value: 'no' }]));
});

test('a read-only role can move through the grid and change nothing', async () => {
  const { person, server } = await open({}, 'analyst');
  await person.click(cell(0, 1));
  await person.keyboard('9{Enter}{Delete}');
  paste('7');
  expect(screen.queryByRole('textbox', { name: /Price of/ })).toBeNull();
  expect(server.calls(lines.cells)).toHaveLength(0);
  expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
});
