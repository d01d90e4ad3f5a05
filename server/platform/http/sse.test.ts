import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Http } from './http.ts';
import { openEventStream } from './sse.ts';

const app = Fastify({ forceCloseConnections: true });
afterEach(() => app.close());

test('a client that left before its stream opened leaves nothing behind', async () => {
  const opened = Promise.withResolvers<{ left: number; closed: boolean }>();
  app.get('/', async (request, reply) => {
    await once(reply.raw, 'close');
    let left = 0;
    const stream = openEventStream({ request, reply } as unknown as Http, () => (left += 1));
    stream.send('signal', {});
    opened.resolve({ left, closed: stream.closed });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(app.server, 'request');
  socket.destroy();
  expect(await opened.promise).toEqual({ left: 1, closed: true });
});
