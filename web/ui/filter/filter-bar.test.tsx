import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filterGrammar } from '../../data/filter-grammar.ts';
import { useHotkey } from '../../lib/hotkeys.ts';
import { AddCondition } from './add-condition.tsx';
import { endOfDay, startOfDay } from './days.ts';
import { type Filter, type FilterField, noFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';

const fields: FilterField[] = [
  { id: 'status', label: 'Status', type: 'choice', choices: ['open', 'pending', 'resolved'].map((id) => ({ id, label: `is-${id}` })) },
  { id: 'name', label: 'Name', type: 'text' },
  { id: 'number', label: 'Number', type: 'number' },
  { id: 'begun', label: 'Begun', type: 'instant' },
  { id: 'unread', label: 'Unread', type: 'flag' },
  { id: 'product', label: 'Product', type: 'choice', choices: [], isLinked: true },
];
const grammar = filterGrammar({
  status: { type: 'choice' },
  name: { type: 'text' },
  number: { type: 'number' },
  begun: { type: 'instant' },
  unread: { type: 'flag' },
  product: { type: 'choice' },
});

let said: Filter;
function List({ start }: { start: Filter }) {
  const [filter, change] = useState(start);
  const setFilter = (next: Filter) => {
    said = next;
    change(next);
  };
  return (
    <>
      <AddCondition fields={fields} grammar={grammar} filter={filter} onChange={setFilter}>
        <button type="button">Filter</button>
      </AddCondition>
      <FilterBar fields={fields} grammar={grammar} filter={filter} onChange={setFilter} />
    </>
  );
}
const draw = (...conditions: Filter['conditions']) => {
  said = { ...noFilter, conditions };
  render(<List start={said} />);
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Uses the keyboard only: the button, the first letters of the field, Enter. */
async function beginByKeys(letters: string) {
  screen.getByRole('button', { name: 'Filter' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Add filter' });
  await userEvent.keyboard(`${letters}{Enter}`);
}
const compare = (op: string) => userEvent.selectOptions(screen.getByLabelText('Comparison'), op);

test('choice: several options can be checked, and the filter applies at once', async () => {
  draw();
  await beginByKeys('stat');
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(said.conditions).toEqual([{ field: 'status', op: 'is', value: ['open', 'pending'] }]);
  expect(screen.getByRole('option', { name: 'is-open' }).getAttribute('aria-checked')).toBe('true');
});

test('choice: an empty selection doesn’t apply, and says so', async () => {
  draw({ field: 'status', op: 'is', value: ['open'] });
  await userEvent.click(screen.getByRole('button', { name: 'Edit filter: Status is is-open' }));
  await userEvent.click(await screen.findByRole('option', { name: 'is-open' }));
  expect(screen.getByText('Choose at least one option.')).toBeTruthy();
  expect(said.conditions).toEqual([{ field: 'status', op: 'is', value: ['open'] }]);
});

test('text: Enter applies it and closes the editor', async () => {
  draw();
  await beginByKeys('name');
  await userEvent.keyboard('rossi{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(said.conditions).toEqual([{ field: 'name', op: 'contains', value: 'rossi' }]);
});

test('number: typing gives one condition, with a number', async () => {
  draw();
  await beginByKeys('numb');
  await compare('greater');
  await userEvent.type(screen.getByLabelText('Value'), '41');
  await waitFor(() => expect(said.conditions).toEqual([{ field: 'number', op: 'greater', value: 41 }]));
});

test('instant: before and after take a day in the browser’s time zone', async () => {
  draw();
  await beginByKeys('beg');
  fireEvent.change(screen.getByLabelText('Begun'), { target: { value: '2026-11-03' } });
  expect(said.conditions).toEqual([{ field: 'begun', op: 'before', value: startOfDay('2026-11-03') }]);
  await compare('after');
  expect(said.conditions).toEqual([{ field: 'begun', op: 'after', value: endOfDay('2026-11-03') }]);
});

test('instant: the last days take a whole number, and a day entered before is dropped', async () => {
  draw({ field: 'begun', op: 'before', value: startOfDay('2026-11-03') });
  await userEvent.click(screen.getByRole('button', { name: /^Edit filter: Begun is before/ }));
  await screen.findByRole('dialog');
  await compare('in_last_days');
  await userEvent.type(screen.getByLabelText('Value'), '7{Enter}');
  expect(said.conditions).toEqual([{ field: 'begun', op: 'in_last_days', value: 7 }]);
  expect(screen.getByRole('button', { name: 'Edit filter: Begun in the last 7 days' })).toBeTruthy();
});

test('boolean: complete at once', async () => {
  draw();
  await beginByKeys('unread');
  expect(said.conditions).toEqual([{ field: 'unread', op: 'is', value: true }]);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(said.conditions).toEqual([{ field: 'unread', op: 'is', value: false }]);
});

test('keys pressed in the editor don’t reach the page’s hotkeys', async () => {
  const pressed: string[] = [];
  const Page = () => {
    useHotkey('e', () => pressed.push('e'));
    return null;
  };
  render(<Page />);
  draw();
  await beginByKeys('unread');
  screen.getByRole('radio', { name: 'No' }).focus();
  await userEvent.keyboard('e');
  expect(pressed).toEqual([]);
});

test('"is set" needs no value', async () => {
  draw();
  await beginByKeys('name');
  await compare('is_not_set');
  expect(said.conditions).toEqual([{ field: 'name', op: 'is_not_set' }]);
});

test('a second condition is added, and then all or any must match', async () => {
  draw({ field: 'name', op: 'contains', value: 'rossi' });
  expect(screen.queryByLabelText('Match filters')).toBe(null);
  await beginByKeys('unread');
  await userEvent.selectOptions(screen.getByLabelText('Match filters'), 'any');
  expect(said).toEqual({
    match: 'any',
    conditions: [
      { field: 'name', op: 'contains', value: 'rossi' },
      { field: 'unread', op: 'is', value: true },
    ],
  });
});

test('a cross removes one condition, Clear removes all', async () => {
  draw({ field: 'name', op: 'contains', value: 'rossi' }, { field: 'unread', op: 'is', value: true });
  const bar = within(screen.getByRole('group', { name: 'Filters' }));
  await userEvent.click(bar.getByRole('button', { name: 'Remove Name contains rossi' }));
  expect(said.conditions).toEqual([{ field: 'unread', op: 'is', value: true }]);
  await userEvent.click(bar.getByRole('button', { name: 'Clear all filters' }));
  expect(said.conditions).toEqual([]);
});

test('a filter that only links set is not offered, and says so', async () => {
  draw({ field: 'product', op: 'is', value: ['lamp'] });
  await userEvent.click(screen.getByRole('button', { name: /^Edit filter: Product is/ }));
  expect(await screen.findByText('Only links set this filter. To change it, remove it and follow another link.')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Status', 'Name', 'Number', 'Begun', 'Unread']);
});
