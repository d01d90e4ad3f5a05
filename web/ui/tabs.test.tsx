import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'needs', label: 'Needs you', count: 7, urgent: true },
  { id: 'ai', label: 'AI', count: 34 },
  { id: 'all', label: 'All' },
] as const;

function Page() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('needs');
  return (
    <>
      <Tabs label="Conversations" panelId="panel" tabs={tabs} value={tab} onChange={setTab} />
      <TabPanel id="panel" tab={tab}>
        {tab}
      </TabPanel>
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

test('there is one tab stop, on the chosen tab, which names the panel', () => {
  render(<Page />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: /Needs you/ }).textContent).toBe('needs');
  expect(chosen().getAttribute('aria-controls')).toBe('panel');
});

test('the arrow keys choose the next and the one before, round the ends', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect([chosen().textContent, document.activeElement]).toEqual(['AI 34', chosen()]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([chosen().textContent, document.activeElement]).toEqual(['All', chosen()]);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen().textContent).toBe('Needs you 7');
});

test('Home and End choose the first and the last', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(chosen().textContent).toBe('All');
  await userEvent.keyboard('{Home}');
  expect(chosen().textContent).toBe('Needs you 7');
});

test('from right to left the arrows point the other way', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Page />
    </div>,
  );
  screen.getByRole('tablist').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen().textContent).toBe('AI 34');
});

test('a count is heard apart from its label, and before it is known the label stands alone', () => {
  const some = [
    { id: 'needs', label: 'Needs you', count: 1207 },
    { id: 'ai', label: 'AI', count: null },
  ];
  render(<Tabs label="Conversations" tabs={some} value="needs" onChange={() => undefined} />);
  expect(screen.getByRole('tab', { name: 'Needs you 1,207' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'AI' })).toBeTruthy();
});
