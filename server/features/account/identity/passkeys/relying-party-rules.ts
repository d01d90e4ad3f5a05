/** The site that passkeys belong to: its domain, and the origins where they may be used. */
export type RelyingParty = { id: string; origins: readonly string[] };

type Addresses = { publicUrl: string; apiOrigins: readonly string[] };

/**
 * Browsers keep passkeys for a domain over HTTPS, or for localhost. Without a configured address only localhost counts: the host of a request is
 * whatever its sender writes. Undefined where passkeys can't work.
 */
export function relyingPartyOf({ publicUrl, apiOrigins }: Addresses, host: string): RelyingParty | undefined {
  const url = new URL(publicUrl || `http://${/^localhost(:\d{1,5})?$/.test(host) ? host : '0.0.0.0'}`);
  const isName = /[a-z]/.test(url.hostname) && !url.hostname.startsWith('[');
  if (!isName || (url.protocol !== 'https:' && url.hostname !== 'localhost')) return undefined;
  return { id: url.hostname, origins: [url.origin, ...apiOrigins] };
}
