import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveLayout } from './testing/layout.ts';
import { VirtualList } from './virtual-list.tsx';

const ROW = 50;
const VIEW = 500;

let takeAway: () => void;
beforeEach(() => {
  takeAway = giveLayout({ row: ROW, pane: VIEW });
});
afterEach(() => {
  cleanup();
  takeAway();
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

type ListProps = {
  items: string[];
  onEndReached?: () => void;
  total?: number;
  selectedKey?: string;
  kind?: 'list' | 'table';
};

const List = (props: ListProps) => (
  <VirtualList
    label="Conversations"
    keyOf={(name) => name}
    estimateSize={ROW}
    renderItem={(name, { focus }) => (
      <a href={`#${name}`} role={props.kind === 'table' ? 'cell' : undefined} {...focus}>
        {name}
      </a>
    )}
    header={props.kind === 'table' ? <span role="columnheader">Order</span> : undefined}
    {...props}
  />
);

const scroller = () => screen.getByLabelText('Conversations').parentElement ?? document.body;
const scrollTo = (top: number) =>
  act(() => {
    scroller().scrollTop = top;
    fireEvent.scroll(scroller());
  });
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const focused = () => document.activeElement?.textContent;

test('renders only visible rows, each with its position and the total', () => {
  render(<List items={names(1000)} total={100_214} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect([rows[0]?.getAttribute('aria-posinset'), rows[0]?.getAttribute('aria-setsize')]).toEqual(['1', '100214']);
});

test('as a table it counts its rows, including the header', () => {
  render(<List items={names(1000)} kind="table" />);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
  expect(
    screen
      .getAllByRole('row')
      .slice(0, 2)
      .map((row) => row.getAttribute('aria-rowindex')),
  ).toEqual(['1', '2']);
});

test('calls onEnd once per length, near the end', () => {
  const reached: number[] = [];
  const page = (count: number) => <List items={names(count)} onEndReached={() => reached.push(count)} />;
  const { rerender } = render(page(100));
  expect(reached).toEqual([]);
  scrollTo(100 * ROW - VIEW);
  rerender(page(100));
  expect(reached).toEqual([100]);
  rerender(page(200));
  expect(reached).toEqual([100]);
  scrollTo(200 * ROW - VIEW);
  expect(reached).toEqual([100, 200]);
});

test('a list shorter than its pane loads more at once', () => {
  const reached: string[] = [];
  render(<List items={names(3)} onEndReached={() => reached.push('end')} />);
  expect(reached).toEqual(['end']);
});

test('one row is the tab stop; arrows, Home and End move it', () => {
  render(<List items={names(100)} />);
  const stops = () => screen.getAllByRole('link').filter((link) => link.tabIndex === 0);
  expect(stops().map((link) => link.textContent)).toEqual(['n0']);
  stops()[0]?.focus();
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('n2');
  press('ArrowUp');
  expect([focused(), stops().map((link) => link.textContent)]).toEqual(['n1', ['n1']]);
  press('Home');
  press('ArrowUp');
  expect(focused()).toBe('n0');
  press('End');
  scrollTo(100 * ROW - VIEW);
  expect(focused()).toBe('n99');
});

test('the tab stop stays with its row when another is inserted above', () => {
  const { rerender } = render(<List items={names(100)} selectedKey="n3" />);
  screen.getByRole('link', { name: 'n3' }).focus();
  rerender(<List items={['new', ...names(100)]} selectedKey="n3" />);
  expect(focused()).toBe('n3');
  press('ArrowDown');
  expect(focused()).toBe('n4');
});

test('keeps visible rows in place when rows are inserted above, and when one of them jumps to the top', () => {
  const items = names(100);
  const { rerender } = render(<List items={items} />);
  scrollTo(1000);
  rerender(<List items={['a', 'b', ...items]} />);
  expect(scroller().scrollTop).toBe(1000 + 2 * ROW);
  fireEvent.scroll(scroller());
  const jumped = ['n20', 'a', 'b', ...items.filter((name) => name !== 'n20')];
  rerender(<List items={jumped} />);
  expect(scroller().scrollTop).toBe(1000 + 2 * ROW);
});

test('at the top the newest row is shown', () => {
  const { rerender } = render(<List items={names(100)} />);
  rerender(<List items={['new', ...names(100)]} />);
  expect(scroller().scrollTop).toBe(0);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('new');
});
