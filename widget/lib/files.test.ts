import { fileTypes, largestFile } from '@parley/contract/channels';
import { sendChatMessage } from '@parley/contract/chat';
import { expect, test } from 'vitest';
import { endings, largest, mostFiles, takesFile } from './files.ts';

test('the file limits match the server’s', () => {
  const sending = (count: number) => ({
    key: 'demo',
    client_id: 'client-1',
    text: '',
    attachments: Array(count).fill(crypto.randomUUID()),
  });
  expect(largest).toBe(largestFile);
  expect([mostFiles, mostFiles + 1].map((count) => sendChatMessage.input.safeParse(sending(count)).success)).toEqual([true, false]);
  // Each type has one extension, and JPEG two.
  expect(endings).toHaveLength(Object.keys(fileTypes).length + 1);
});
test.each([
  ['a.PDF', true],
  ['image', true],
  ['a.b.svg', false],
  ['a.exe', false],
])('a file named %s: %s', (name, taken) => {
  expect(takesFile({ name })).toBe(taken);
});
