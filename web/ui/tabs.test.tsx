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

test('there is one tab stop, on the selected tab, which labels the panel', () => {
  render(<Page />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: /Needs you/ }).textContent).toBe('needs');
  expect(chosen().getAttribute('aria-controls')).toBe('panel');
});

test('the arrow keys select the next and the previous tab, and wrap around', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect([chosen().textContent, document.activeElement]).toEqual(['AI 34', chosen()]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([chosen().textContent, document.activeElement]).toEqual(['All', chosen()]);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen().textContent).toBe('Needs you 7');
});

test('Home and End select the first and the last', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(chosen().textContent).toBe('All');
  await userEvent.keyboard('{Home}');
  expect(chosen().textContent).toBe('Needs you 7');
});

test('in right-to-left text the arrow keys are mirrored', async () => {
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

test('screen readers hear a count apart from the label, and the label alone until it is known', () => {
  const some = [
    { id: 'needs', label: 'Needs you', count: 1207 },
    { id: 'ai', label: 'AI', count: null },
  ];
  render(<Tabs label="Conversations" tabs={some} value="needs" onChange={() => undefined} />);
  expect(screen.getByRole('tab', { name: 'Needs you 1,207' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'AI' })).toBeTruthy();
});
