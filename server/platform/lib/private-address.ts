import ipaddr from 'ipaddr.js';

const names = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether an address that somebody typed leads into a private network by what it says: the number of a machine, however it is written, or a
 * name that only a private network knows. A name that merely resolves to one is refused at connecting, by `guardedFetch`.
 */
export function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return names.test(host);
}
