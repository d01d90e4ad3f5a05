import { openChatSession } from '@parley/contract/chat';
import { expect, test } from 'vitest';
import { madeChat } from './make.ts';
import { previewOf } from './preview-of.ts';

const stance = { shape: 'open', scheme: 'dark', away: false, locale: 'de' } as const;

test('the preview is told what a visitor’s session would be told', () => {
  const { session } = previewOf(madeChat, { ...stance, away: true }, 'Harbour Supply');
  const state = { handler: 'none', teammate: null, resolved: false, csat: { asked: false, score: null } };
  expect(openChatSession.result.safeParse({ ...session, session_token: 'preview', state }).error).toBeUndefined();
  expect(session).toMatchObject({ online: false, shop: { name: 'Harbour Supply', ai: false, texts: madeChat.texts } });
});

test.each([
  ['auto', 'dark'],
  ['light', 'light'],
] as const)('on a dark page a chat set to %s is %s', (theme, shown) => {
  const { session } = previewOf({ ...madeChat, look: { ...madeChat.look, theme } }, stance, 'Harbour Supply');
  expect(session.shop.look.theme).toBe(shown);
});

test('closed shows the bubble', () => expect(previewOf(madeChat, { ...stance, shape: 'closed' }, '').open).toBe(false));
