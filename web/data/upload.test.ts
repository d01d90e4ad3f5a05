import { uploadFile } from '@parley/contract/files';
import { beforeEach, expect, test } from 'vitest';
import { forgetAll, problem, signIn, stubServer } from './make.ts';
import { send } from './send.ts';

const merchant = '0195b4f2-7c1e-7000-8000-00000000000a';
const line = `POST /api/files/${merchant}`;
const file = new File(['words'], 'a.txt', { type: 'text/plain' });

beforeEach(() => {
  forgetAll();
  signIn();
});

test('an upload reports its progress and carries the headers of every change', async () => {
  const server = stubServer({ [line]: { id: 'a' } });
  const shares: number[] = [];
  const done = await send(uploadFile, { merchant, file }, { onProgress: (share) => shares.push(share) });
  expect([done, shares]).toEqual([{ id: 'a' }, [0.5, 1]]);
  const [sent] = server.calls(line);
  expect(sent?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(sent?.headers.has('idempotency-key')).toBe(true);
  expect(sent?.headers.has('content-type')).toBe(false);
});

test('a rejected upload is a problem with its message', async () => {
  stubServer({ [line]: () => problem(415, { code: 'file.unsupported', detail: 'This file type isn’t supported.' }) });
  const sending = send(uploadFile, { merchant, file }, { onProgress: () => undefined });
  await expect(sending).rejects.toMatchObject({ status: 415, detail: 'This file type isn’t supported.' });
});

test('without a network the problem is unreachable', async () => {
  stubServer({
    [line]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const sending = send(uploadFile, { merchant, file }, { onProgress: () => undefined });
  await expect(sending).rejects.toMatchObject({ status: 0 });
});

test('an aborted upload fails like an aborted fetch', async () => {
  stubServer({ [line]: () => new Promise(() => undefined) });
  const controller = new AbortController();
  const sending = send(uploadFile, { merchant, file }, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
