import dns from 'node:dns';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch } from 'undici';

export type GuardedFetch = typeof fetch;

/** The connection was refused because of where it leads. */
export class AddressRefused extends Error {
  constructor(where: string) {
    super(`${where} is not a public address.`);
    this.name = 'AddressRefused';
  }
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/**
 * `fetch` for addresses that people typed: it never connects to this machine or to a private network, whatever name leads there and however
 * the number is written. The name is resolved once, at the moment of connecting, so that no second answer of a name server can differ.
 * Redirects are the caller's to follow, through this again. `allowPrivate` is for tests and for installations whose models stand beside them.
 */
export function guardedFetch({ allowPrivate = false, connectMs = 5_000 } = {}): GuardedFetch {
  const connect = buildConnector({ timeout: connectMs, ...(allowPrivate ? {} : { lookup: publicLookup }) });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (!allowPrivate && net.isIP(host) && !isPublic(host)) callback(new AddressRefused(host), null);
      else connect(options, callback);
    },
  });
  return (input, init) => fetch(input, { redirect: 'manual', ...init, dispatcher });
}

const publicLookup: net.LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const refused = addresses.find(({ address }) => !isPublic(address));
    const [first] = addresses;
    if (refused || !first) return callback(new AddressRefused(host), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** Why a fetch failed: undici wraps what happened below it. */
export const isAddressRefused = (error: unknown): boolean =>
  error instanceof AddressRefused || (error instanceof Error && error.cause !== undefined && isAddressRefused(error.cause));
