import { Secret, TOTP } from 'otpauth';
import { toString as draw } from 'qrcode';

const period = 30;
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Parley', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, with the URI for its QR code. */
export function newTotp(label: string) {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, url: totpOf(secret, label).toString() };
}

/** The 30-second step of a code (RFC 6238, with one step of clock drift either way); undefined when it is wrong. */
export function stepOfCode(secret: string, label: string, code: string, now: Date) {
  const delta = totpOf(secret, label).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / (period * 1000)) + delta;
}

/** The URI as a QR code in SVG. */
export const drawQr = (url: string) => draw(url, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
