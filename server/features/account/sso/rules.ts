const loopback = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Parley’s own address, to which providers send browsers back: PUBLIC_URL, or this machine’s. Never another that a request names. */
export function addressOf(publicUrl: string, host: string): string | undefined {
  if (publicUrl !== '') return publicUrl;
  return loopback.test(host) ? `http://${host}` : undefined;
}
export const redirectUrlOf = (address: string) => `${address}/login/sso/callback`;

/** A path in the app; never another website. */
export const pathWithin = (text: string | undefined): string | null =>
  text !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : null;
