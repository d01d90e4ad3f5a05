import { openChatSession } from '@parley/contract/chat';
import { expect, test } from 'vitest';
import { madeChat } from './make.ts';
import { previewOf } from './preview-of.ts';

const options = { shape: 'open', scheme: 'dark', away: false, locale: 'de' } as const;

test('the preview gets what a visitor’s session would get', () => {
  const { session } = previewOf(madeChat, { ...options, away: true }, 'Harbour Supply');
  const state = { handler: 'none', teammate: null, resolved: false, csat: { asked: false, score: null }, ordered_checkouts: [] };
  expect(openChatSession.result.safeParse({ ...session, session_token: 'preview', state }).error).toBeUndefined();
  expect(session).toMatchObject({ online: false, shop: { name: 'Harbour Supply', ai: false, texts: madeChat.texts } });
});

test.each([
  ['auto', 'dark'],
  ['light', 'light'],
] as const)('on a dark page a chat set to %s is %s', (theme, shown) => {
  const { session } = previewOf({ ...madeChat, look: { ...madeChat.look, theme } }, options, 'Harbour Supply');
  expect(session.shop.look.theme).toBe(shown);
});

test('a closed preview shows the bubble', () => expect(previewOf(madeChat, { ...options, shape: 'closed' }, '').open).toBe(false));
