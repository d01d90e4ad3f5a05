import { listConversations, markRead } from '@parley/contract/inbox';
import { uploadAvatar } from '@parley/contract/users';
import { expect, test } from 'vitest';
import { describe as describeCall, hasPath } from './request.ts';

test('path values go into the path, the rest of a query into the query string', () => {
  const call = describeCall(listConversations, { merchant: 'm 1', tab: 'ai', limit: 20, q: undefined });
  expect(call).toMatchObject({ method: 'GET', url: '/api/inbox/m%201/conversations?tab=ai&limit=20' });
  expect(call.body).toBeUndefined();
});

test('the rest of a change goes into a JSON body', () => {
  const call = describeCall(markRead, { merchant: 'm', id: 'c', seq: 3 });
  expect(call).toMatchObject({ method: 'POST', url: '/api/inbox/m/conversations/c/read', body: '{"seq":3}', json: true });
});

test('an upload becomes a form with the file under its field name', () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  const { body, json } = describeCall(uploadAvatar, { id: 'u', avatar: file });
  expect(json).toBe(false);
  expect(body instanceof FormData && body.get('avatar')).toBeInstanceOf(File);
  expect(body instanceof FormData && body.has('id')).toBe(false);
});

test('throws when a path value is missing, which can be checked before', () => {
  expect(hasPath(listConversations, { merchant: '' })).toBe(false);
  expect(hasPath(listConversations, { merchant: 'm' })).toBe(true);
  expect(() => describeCall(listConversations, { merchant: '' })).toThrow('merchant');
});
