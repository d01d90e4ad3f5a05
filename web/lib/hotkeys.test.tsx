import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { act } from 'react';
import { ariaHotkey, keyArea, leaveField, matchesHotkey, passOn, showHotkey, useHotkey } from './hotkeys.ts';

afterEach(cleanup);

function Page({ pressed, when }: { pressed: string[]; when?: boolean }) {
  useHotkey('e', () => pressed.push('e'), { when });
  useHotkey('?', () => pressed.push('?'));
  useHotkey('mod+k', () => pressed.push('search'), { everywhere: true });
  return (
    <div {...keyArea} data-testid="list">
      <input aria-label="Reply" />
      <button type="button">Row</button>
    </div>
  );
}
const focusList = () => act(() => screen.getByTestId('list').focus());

test('a letter triggers its hotkey, but never while the user types', async () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  focusList();
  await userEvent.keyboard('e');
  await userEvent.type(screen.getByLabelText('Reply'), 'hello?');
  expect(pressed).toEqual(['e']);
});

test('a key held down triggers once, or repeatedly where that is allowed', () => {
  const pressed: string[] = [];
  function Held() {
    useHotkey('m', () => pressed.push('m'));
    useHotkey('j', () => pressed.push('j'), { repeats: true });
    return <div {...keyArea} data-testid="list" />;
  }
  render(<Held />);
  focusList();
  for (const repeat of [false, true, true]) for (const key of ['m', 'j']) fireEvent.keyDown(screen.getByTestId('list'), { key, repeat });
  expect(pressed).toEqual(['m', 'j', 'j', 'j']);
});

test('a hotkey marked everywhere works in a field as well', async () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  await userEvent.click(screen.getByLabelText('Reply'));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(pressed).toEqual(['search']);
});

test('nothing below a modal dialog receives its letters', async () => {
  const pressed: string[] = [];
  render(
    <>
      <Page pressed={pressed} />
      <div data-modal />
    </>,
  );
  focusList();
  await userEvent.keyboard('e');
  expect(pressed).toEqual([]);
});

test('listens only while enabled', async () => {
  const pressed: string[] = [];
  const { rerender } = render(<Page pressed={pressed} when={false} />);
  focusList();
  await userEvent.keyboard('e');
  rerender(<Page pressed={pressed} when />);
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['e']);
});

function Layers({ pressed, isMine }: { pressed: string[]; isMine: boolean }) {
  useHotkey('e', () => pressed.push('page'));
  useHotkey('e', () => (isMine ? pressed.push('selection') : passOn), { first: true });
  return <div {...keyArea} data-testid="list" />;
}

test.each([
  [true, 'selection'],
  [false, 'page'],
])('a handler with priority gets a key first (%s), or passes it on', async (isMine, by) => {
  const pressed: string[] = [];
  render(<Layers pressed={pressed} isMine={isMine} />);
  focusList();
  await userEvent.keyboard('e');
  expect(pressed).toEqual([by]);
});

test('a letter needs the focus in a list or thread; a harmless one does not', async () => {
  const pressed: string[] = [];
  function Outside() {
    useHotkey('j', () => pressed.push('j'), { harmless: true });
    return <button type="button">Elsewhere</button>;
  }
  render(
    <>
      <Page pressed={pressed} />
      <Outside />
    </>,
  );
  await userEvent.keyboard('ej');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await userEvent.keyboard('e?');
  expect(pressed).toEqual(['j', '?']);
  act(() => screen.getByRole('button', { name: 'Row' }).focus());
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['j', '?', 'e']);
});

test('a list keeps the keys when its focused row is removed, but not when the focus leaves it', async () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  const row = screen.getByRole('button', { name: 'Row' });
  act(() => row.focus());
  act(() => row.remove());
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['e']);
  focusList();
  act(() => screen.getByTestId('list').blur());
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['e']);
});

test('a list keeps the keys when a menu opened from it disappears together with its button', async () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  focusList();
  const menu = document.createElement('div');
  menu.role = 'menu';
  menu.tabIndex = -1;
  document.body.append(menu);
  act(() => menu.focus());
  await userEvent.keyboard('e');
  expect(pressed).toEqual([]);
  act(() => menu.remove());
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['e']);
});

test('leaving a field returns to its list', () => {
  render(<Page pressed={[]} />);
  const field = screen.getByLabelText('Reply');
  act(() => field.focus());
  act(() => leaveField(field));
  expect(document.activeElement).toBe(screen.getByTestId('list'));
});

describe('after a search key', () => {
  /** Presses keys in the list, each at its time in milliseconds. */
  function pressAt(...keys: [string, number, KeyboardEventInit?][]) {
    focusList();
    for (const [key, at, init] of keys) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      Object.defineProperty(event, 'timeStamp', { value: at });
      act(() => void screen.getByTestId('list').dispatchEvent(event));
    }
  }

  test.each<[string, Parameters<typeof pressAt>, string[]]>([
    [
      'a letter is text',
      [
        ['/', 0],
        ['e', 999],
      ],
      [],
    ],
    [
      'every letter of a word is',
      [
        ['/', 0],
        ['h', 900],
        ['e', 1_800],
        ['e', 2_700],
      ],
      [],
    ],
    [
      'a letter after a pause is a command',
      [
        ['/', 0],
        ['h', 100],
        ['e', 1_200],
      ],
      ['e'],
    ],
    [
      'Escape ends it',
      [
        ['/', 0],
        ['Escape', 10],
        ['e', 20],
      ],
      ['e'],
    ],
    [
      'Shift does not',
      [
        ['/', 0],
        ['Shift', 10],
        ['e', 20],
      ],
      [],
    ],
    [
      'the same after Ctrl K',
      [
        ['k', 0, { ctrlKey: true }],
        ['e', 20],
      ],
      ['search'],
    ],
  ])('%s', (_, keys, expected) => {
    const pressed: string[] = [];
    render(<Page pressed={pressed} />);
    pressAt(['Escape', -1], ...keys);
    expect(pressed).toEqual(expected);
  });

  test('a click ends it', () => {
    const pressed: string[] = [];
    render(<Page pressed={pressed} />);
    pressAt(['/', 0]);
    fireEvent.pointerDown(document.body);
    pressAt(['e', 20]);
    expect(pressed).toEqual(['e']);
  });
});

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

test.each<[string, KeyboardEventInit, boolean]>([
  ['e', { key: 'e' }, true],
  ['e', { key: 'E', shiftKey: true }, false],
  ['e', { key: 'e', ctrlKey: true }, false],
  ['shift+e', { key: 'E', shiftKey: true }, true],
  ['?', { key: '?', shiftKey: true }, true],
  ['mod+k', { key: 'k', ctrlKey: true }, true],
  ['mod+k', { key: 'k' }, false],
  ['ArrowDown', { key: 'ArrowDown' }, true],
  ['j', { key: 'о', code: 'KeyJ' }, true],
])('%s against %o is %s', (keys, init, matches) => {
  expect(matchesHotkey(press(init), keys)).toBe(matches);
});

test('a key is formatted for display and for screen readers', () => {
  expect([showHotkey('mod+k'), showHotkey('Enter'), showHotkey('e')]).toEqual(['Ctrl K', '↵', 'E']);
  expect([ariaHotkey('mod+k'), ariaHotkey('Enter'), ariaHotkey('e')]).toEqual(['Control+K', 'Enter', 'E']);
});
