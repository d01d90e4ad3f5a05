import type { Activity, Message } from '@parley/contract/messages';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeConversation, makeHandoff, makeMessage } from '../make.ts';
import { CompanyBar } from './company-bar.tsx';

const line = (seq: number, kind: Activity['kind']): Message =>
  makeMessage(seq, { author: 'system', text: '', activity: { kind, actor: null, reason: null, note: null } });
const ofAi = (seq: number, more: Partial<Message> = {}) => makeMessage(seq, { author: 'ai', ...more });
const waits = makeConversation(1, { handler: 'none', handoff: makeHandoff() });

test.each([
  ['since the handoff', waits, [ofAi(1), line(2, 'handoff_requested'), makeMessage(3), ofAi(4)], true],
  ['only before the handoff', waits, [ofAi(1), line(2, 'handoff_requested'), makeMessage(3)], false],
  ['but its message was canceled', waits, [line(2, 'handoff_requested'), ofAi(3, { status: 'cancelled' })], false],
  ['before someone took over and left', waits, [line(1, 'handoff_requested'), ofAi(2), line(3, 'taken_over')], false],
  [
    'and someone has taken over',
    makeConversation(1, { handler: 'human', handoff: makeHandoff({ accepted_at: '2026-03-01T12:00:00.000Z' }) }),
    [line(1, 'handoff_requested'), ofAi(2)],
    false,
  ],
] as const)('the AI wrote %s', (_what, conversation, messages, isShown) => {
  render(<CompanyBar conversation={conversation} messages={messages} />);
  expect(screen.queryByText(/^The AI is replying until someone takes over/) !== null).toBe(isShown);
});
