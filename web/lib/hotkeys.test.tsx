import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ariaHotkey, matchesHotkey, passOn, showHotkey, useHotkey } from './hotkeys.ts';

afterEach(cleanup);

function Page({ pressed, when }: { pressed: string[]; when?: boolean }) {
  useHotkey('e', () => pressed.push('e'), { when });
  useHotkey('?', () => pressed.push('?'));
  useHotkey('mod+k', () => pressed.push('search'), { everywhere: true });
  return <input aria-label="Reply" />;
}

test('a letter triggers its hotkey, but never while the user types', async () => {
  const pressed: string[] = [];
  render(<Page pressed={pressed} />);
  await userEvent.keyboard('e');
  await userEvent.type(screen.getByLabelText('Reply'), 'hello?');
  expect(pressed).toEqual(['e']);
});

test('a key held down triggers once, or repeatedly where that is allowed', () => {
  const pressed: string[] = [];
  function Held() {
    useHotkey('m', () => pressed.push('m'));
    useHotkey('j', () => pressed.push('j'), { repeats: true });
    return null;
  }
  render(<Held />);
  for (const repeat of [false, true, true]) for (const key of ['m', 'j']) fireEvent.keyDown(document.body, { key, repeat });
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
  await userEvent.keyboard('e');
  expect(pressed).toEqual([]);
});

test('listens only while enabled', async () => {
  const pressed: string[] = [];
  const { rerender } = render(<Page pressed={pressed} when={false} />);
  await userEvent.keyboard('e');
  rerender(<Page pressed={pressed} when />);
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['e']);
});

function Layers({ pressed, isMine }: { pressed: string[]; isMine: boolean }) {
  useHotkey('e', () => pressed.push('page'));
  useHotkey('e', () => (isMine ? pressed.push('selection') : passOn), { first: true });
  return null;
}

test.each([
  [true, 'selection'],
  [false, 'page'],
])('a handler with priority gets a key first (%s), or passes it on', async (isMine, by) => {
  const pressed: string[] = [];
  render(<Layers pressed={pressed} isMine={isMine} />);
  await userEvent.keyboard('e');
  expect(pressed).toEqual([by]);
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
