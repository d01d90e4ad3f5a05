import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { type LayerProps, onDemand } from './on-demand.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

function Snooze({ onSelect, ...layer }: LayerProps & { onSelect: (when: string) => void }) {
  return (
    <Menu {...layer}>
      <MenuItem onSelect={() => onSelect('hour')}>In an hour</MenuItem>
      <MenuItem onSelect={() => onSelect('week')}>Next week</MenuItem>
    </Menu>
  );
}

/** A menu whose code loads when `arrive` is called. */
function showMenu() {
  const coming = Promise.withResolvers<{ default: typeof Snooze }>();
  const load = vi.fn<() => Promise<{ default: typeof Snooze }>>(() => coming.promise);
  const SnoozeMenu = onDemand('menu', load);
  const onSelect = vi.fn<(when: string) => void>();
  render(<SnoozeMenu trigger={<button type="button">Snooze</button>} onSelect={onSelect} />);
  return {
    load,
    onSelect,
    arrive: () => coming.resolve({ default: Snooze }),
    button: () => screen.getByRole('button', { name: 'Snooze' }),
  };
}

test('hovering the button loads the code and opens nothing yet', async () => {
  const { load, arrive, button } = showMenu();
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button());
  expect(load).toHaveBeenCalled();
  arrive();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a click before the code has loaded opens the menu when it arrives, and the button closes it again', async () => {
  const { onSelect, arrive, button } = showMenu();
  const before = button();
  await userEvent.click(before);
  expect(document.activeElement).toBe(before);
  arrive();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Next week' }));
  expect(onSelect.mock.calls).toEqual([['week']]);
  await waitFor(() => expect(document.activeElement).toBe(button()));
  await userEvent.click(button());
  await screen.findByRole('menu');
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key %j opens it on the first entry; Escape gives the focus back to the button',
  async (key) => {
    const { arrive, button } = showMenu();
    await userEvent.tab();
    await userEvent.keyboard(key);
    arrive();
    const first = await screen.findByRole('menuitem', { name: 'In an hour' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  },
);

test('a popover opens with Enter and takes the focus', async () => {
  const Shops = (layer: LayerProps) => (
    <Popover label="Your shops" {...layer}>
      <button type="button">Juniper</button>
    </Popover>
  );
  const ShopPopover = onDemand('dialog', () => Promise.resolve({ default: Shops }));
  render(<ShopPopover trigger={<button type="button">Shops</button>} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Your shops' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Juniper'));
});
