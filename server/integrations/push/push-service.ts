import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '../push-port.ts';

type Answer = { status: number; retryAfter?: string } | 'hang';
type Received = { endpoint: string; headers: IncomingHttpHeaders; text: string };

/** A push service on this machine with its browsers, for tests: it decrypts what they receive, and answers as it is told. */
export async function openPushService() {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const service = { answer: { status: 201 } as Answer, received: [] as Received[] };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      if (service.answer === 'hang') return;
      const { status, retryAfter } = service.answer;
      const browser = browsers.get(request.url ?? '');
      if (status < 300 && browser) {
        const text = decrypt(browser, body);
        service.received.push({ endpoint: `${url()}${request.url}`, headers: request.headers, text });
      }
      response.writeHead(browser ? status : 410, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Another browser's subscription. */
  function subscribe(): PushSubscription {
    const [keys, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/${randomBytes(9).toString('hex')}`];
    keys.generateKeys();
    browsers.set(path, { keys, auth });
    return { endpoint: `${url()}${path}`, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  }
  async function close() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return Object.assign(service, { subscribe, close });
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** As a browser does (RFC 8291, section 3.4). Throws when the push isn't for it. */
function decrypt({ keys, auth }: { keys: ECDH; auth: Buffer }, body: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, by: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, about, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = derive(keys.computeSecret(senderKey), auth, about, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('The record isn’t the last one.');
  return plain.subarray(0, -1).toString('utf8');
}
