import ipaddr from 'ipaddr.js';

const names = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** The IPv6 addresses that are assigned to networks; all others are local, embed an IPv4 address, or mean nothing (IANA). */
const assigned = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address in any notation is on the internet. Of the IPv6 notations of an IPv4 address only `::ffff:` counts; the others are refused. */
export function isPublicIp(address: string): boolean {
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(assigned));
}

/**
 * Whether the text of an address points to a private network: an IP address in any notation, or a local host name. Public names that
 * resolve to private addresses are refused when connecting, by `guardedFetch`.
 */
export function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return !isPublicIp(host);
  return names.test(host);
}
