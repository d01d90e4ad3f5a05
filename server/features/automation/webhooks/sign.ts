import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
export const newSigningSecret = () => prefix + randomBytes(32).toString('base64');

/** The headers of Standard Webhooks for this body, with one signature for each secret. */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${signatureOf(`${id}.${timestamp}.${body}`, secret)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text, 'utf8')
    .digest('base64');
