import dns from 'node:dns';
import net from 'node:net';
import { Agent, buildConnector, fetch } from 'undici';
import { isPublicIp } from '../lib/private-address.ts';

export type GuardedFetch = typeof fetch;

/** The connection was refused because of its target address. */
export class AddressRefused extends Error {
  constructor(where: string) {
    super(`${where} is not a public address.`);
    this.name = 'AddressRefused';
  }
}

/**
 * `fetch` for addresses that users entered: never connects to this machine or a private network, whatever the host name resolves to and
 * however an IP address is written. The name is resolved once, when connecting, so that a second DNS response can't differ. Redirects are
 * left to the caller. `allowPrivate` is for tests and for installations with models on their own network.
 */
export function guardedFetch({ allowPrivate = false, connectMs = 5_000 } = {}): GuardedFetch {
  const connect = buildConnector({ timeout: connectMs, ...(allowPrivate ? {} : { lookup: publicLookup }) });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (!allowPrivate && net.isIP(host) && !isPublicIp(host)) callback(new AddressRefused(host), null);
      else connect(options, callback);
    },
  });
  return (input, init) => fetch(input, { redirect: 'manual', ...init, dispatcher });
}

const publicLookup: net.LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const refused = addresses.find(({ address }) => !isPublicIp(address));
    const [first] = addresses;
    if (refused || !first) return callback(new AddressRefused(host), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** The cause of a failed fetch, which undici wraps. */
export const isAddressRefused = (error: unknown): boolean =>
  error instanceof AddressRefused || (error instanceof Error && error.cause !== undefined && isAddressRefused(error.cause));
