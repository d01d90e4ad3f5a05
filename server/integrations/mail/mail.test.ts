import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../ports.ts';
import { mailboxPage, openMail } from './index.ts';

const from = 'Parley <no-reply@parley.example>';
const mail: Mail = {
  to: 'mara@harbour.example',
  subject: 'Set a new password – ✓',
  text: 'Hello Mara,\n\nhere: http://localhost/forgot-password?token=abc\n',
};
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const ways = (port: number) => {
  const keep = async () => expect.unreachable('the mail went to the mailbox');
  const opened = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, keep, timeouts: { connect: 250, silence: 250 } });
  closing.push(opened.close);
  return opened;
};

/** A mail server on loopback that accepts everything. */
async function mailServer(options: SMTPServerOptions) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part)).on('end', () => void (received.push(Buffer.concat(parts).toString()), done()));
    },
    ...options,
  });
  server.on('error', () => undefined); // these tests provoke clients that give up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => server.close(() => undefined));
  return { received, port: (server.server.address() as AddressInfo).port };
}

test('without an SMTP server, mails go to the mailbox', async () => {
  const kept: Mail[] = [];
  await openMail({ smtpUrl: '', from, keep: async (one) => void kept.push(one) }).send(mail);
  expect(kept).toEqual([mail]);
});

test('sends through a server without encryption, with sender, recipient and text', async () => {
  const { received, port } = await mailServer({});
  await ways(port).send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: Parley <no-reply@parley.example>');
  expect(received[0]).toContain('To: mara@harbour.example');
  expect(received[0]).toContain('Auto-Submitted: auto-generated');
  expect(received[0]).toContain('http://localhost/forgot-password?token=abc');
});

test('mail that can be turned off carries the address for one click, other mail none', async () => {
  const { received, port } = await mailServer({});
  const off = 'https://parley.example/digest/token';
  await ways(port).send({ ...mail, unsubscribeUrl: off });
  await ways(port).send(mail);
  expect(received[0]).toContain(`List-Unsubscribe: <${off}>`);
  expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(received[1]).not.toContain('List-Unsubscribe');
});

test('uses encryption where offered and verifies the certificate', async () => {
  const { received, port } = await mailServer({ disabledCommands: [] });
  await expect(ways(port).send(mail)).rejects.toThrow(/certificate/i);
  expect(received).toEqual([]);
});

test('an address is one recipient, whatever it contains', async () => {
  const recipients: string[] = [];
  const { port } = await mailServer({ onRcptTo: ({ address }, _session, done) => void (recipients.push(address), done()) });
  await ways(port)
    .send({ ...mail, to: 'mara@harbour.example, eve@elsewhere.example' })
    .catch(() => undefined); // a refusal is fine, too
  expect(recipients).not.toContain('eve@elsewhere.example');
});

test('a refused recipient is an error', async () => {
  const { received, port } = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 })),
  });
  await expect(ways(port).send(mail)).rejects.toThrow('No such mailbox here');
  expect(received).toEqual([]);
});

test('gives up on a server that accepts the connection and stays silent', async () => {
  const silent = net.createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  closing.push(() => silent.close());
  await expect(ways((silent.address() as AddressInfo).port).send(mail)).rejects.toThrow(/greeting|timeout/i);
});

test('gives up on a server that goes silent midway, and the next mail succeeds', async () => {
  let first = true;
  const { received, port } = await mailServer({
    onRcptTo(_address, _session, done) {
      if (!first) done();
      first = false;
    },
  });
  const { send } = ways(port);
  await expect(send(mail)).rejects.toThrow(/timeout/i);
  await send(mail);
  expect(received).toHaveLength(1);
});

test('a refused connection is an error', async () => {
  const { port } = await mailServer({});
  closing.splice(0).forEach((close) => close());
  await expect(ways(port).send(mail)).rejects.toThrow('ECONNREFUSED');
});

test('the mailbox page shows links and escapes markup', () => {
  const page = mailboxPage([
    {
      id: '1',
      recipient: '<b>@x',
      subject: '<script>alert(1)</script>',
      body: 'Go to https://shop.example/a?b=1&c="><img src=x onerror=alert(1)> (see http://x.example/y).',
      created_at: new Date('2026-01-02T03:04:05Z'),
    },
  ]);
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('<a href="https://shop.example/a?b=1&amp;c=">https://shop.example/a?b=1&amp;c=</a>&quot;&gt;');
  expect(page).toContain('<a href="http://x.example/y">http://x.example/y</a>).');
  expect(page).toContain('2026-01-02 03:04:05 UTC');
});

test('an empty mailbox says so', () => {
  expect(mailboxPage([])).toContain('No emails yet.');
});
