import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from '../ports.ts';

const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

export type MailOptions = {
  /** `smtp://user:password@host:587` (encrypted if the server offers it) or `smtps://…`; '' stores every mail in the mailbox. */
  smtpUrl: string;
  /** The sender, as `Name <address>`. */
  from: string;
  keep(mail: Mail): Promise<void>;
  /** The timeout in milliseconds, so that a silent server doesn't block a job. */
  timeouts?: { connect: number; silence: number };
};

/** Sends mail by SMTP, or to the mailbox of a development installation. Throws when a mail is not accepted, so that its job retries. */
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
    async send({ to, subject, text, unsubscribeUrl }) {
      // As an object, so that a comma doesn't split the address in two.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
      });
    },
    close: () => transport.close(),
  };
}
