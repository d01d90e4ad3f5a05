import ipaddr from 'ipaddr.js';

const names = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether the text of an address points to a private network: an IP address in any notation, or a local host name. Public names that
 * resolve to private addresses are refused when connecting, by `guardedFetch`.
 */
export function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return names.test(host);
}
