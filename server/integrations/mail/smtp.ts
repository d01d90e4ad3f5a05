import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from '../ports.ts';

export type MailOptions = {
  /** `smtp://user:password@host:587` (encrypted where the server offers it) or `smtps://…`; '' keeps every mail in the mailbox. */
  smtpUrl: string;
  /** Sender, as `Name <address>`. */
  from: string;
  keep(mail: Mail): Promise<void>;
  /** Milliseconds; a server that accepts and then says nothing must not hold a job. */
  timeouts?: { connect: number; silence: number };
};

/** Mail by SMTP, or into the mailbox of a development installation. A mail that is not accepted throws: the job that sends it comes again. */
export function openMail({
  smtpUrl,
  from,
  keep,
  timeouts = { connect: 10_000, silence: 30_000 },
}: MailOptions): MailPort & { close(): void } {
  if (!smtpUrl) return { send: keep, close: () => undefined };
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object, so that a comma in an address does not make it two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport.close(),
  };
}
