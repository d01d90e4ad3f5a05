import type { MachineActor } from '../../../context.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addressList } from '../../../platform/lib/address-list.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { accessOf } from '../visibility/index.ts';
import { isWellFormed, looksLikeKey } from './key.ts';
import { isUsable, scopesNow } from './rules.ts';
import * as store from './store.ts';

type Known = {
  at: number;
  actor: MachineActor;
  expires_at: Date | null;
  revoked_at: Date | null;
  worksFrom(address: string): boolean;
};
/** A key and its shop, whether or not the key still works. */
export type KeyOwner = { id: string; name: string; merchant: string };
/** How long a verified key is cached, in milliseconds; a NOTIFY ends it earlier. Same as for sessions. */
const believedFor = 5_000;
/** How often a key's last use is written, in milliseconds. */
const notedEvery = 60_000;
const maxRemembered = 20_000;

type Parts = {
  read(): Reader;
  write(work: (db: Writer) => Promise<void>): Promise<void>;
  now(): Date;
  onError(error: unknown): void;
};

/** The program a bearer token identifies now: a revoked key, or a creator with fewer permissions, counts at once. */
export function openApiKeys({ read, write, now, onError }: Parts) {
  const keys = new Map<string, Known>();
  /** Keys that were valid before, so that the rate limit can count them separately without a query. */
  const names = new Map<string, string>();
  /** Every stored key that was asked about, for the request log. */
  const owners = new Map<string, KeyOwner>();
  const recorded = new Map<string, number>();
  let notices = 0;

  const load = async (hash: string): Promise<Known> => {
    const before = notices;
    const row = await store.findKey(read(), hash);
    if (!row) throw new Problem('api_key.invalid');
    const { id, name, merchant_id: merchant, created_by: createdBy, expires_at, revoked_at, last_used_at: lastUsed } = row;
    const { team_role, permissions, visibility, team_ids, with_default_brand, brand_ids } = row;
    for (const map of [keys, names, owners, recorded]) if (map.size >= maxRemembered) map.clear();
    owners.set(hash, { id, name, merchant });
    // Its creator left the shop.
    if (team_role === null || visibility === null || team_ids === null || with_default_brand === null) throw new Problem('api_key.invalid');
    const { permissions: creator, ...limits } = accessOf({
      team_role,
      permissions,
      visibility,
      team_ids,
      brand_ids,
      with_default_brand,
    });
    const actor: MachineActor = {
      kind: 'machine',
      id,
      lineage: row.lineage,
      name,
      merchant,
      scopes: scopesNow(row.scopes, creator),
      createdBy,
      ...limits,
    };
    const known = { at: now().getTime(), actor, expires_at, revoked_at, worksFrom: addressList(row.allowed_addresses) };
    if (lastUsed) recorded.set(id, Math.max(lastUsed.getTime(), recorded.get(id) ?? 0));
    // A change notified during the query may concern this key: use the result for this request but don't cache it.
    if (notices === before) keys.set(hash, known);
    return known;
  };
  const note = async (id: string, address: string) => {
    const at = now();
    if (at.getTime() - (recorded.get(id) ?? 0) < notedEvery) return;
    recorded.set(id, at.getTime());
    await write((db) => store.noteUse(db, id, { at, address, unlessSince: new Date(at.getTime() - notedEvery) })).catch(onError);
  };
  return {
    /**
     * Undefined when the token is not an API key. Throws `api_key.invalid`, without a query if the token is malformed, and
     * `api_key.address_refused` if the key doesn't work from this address.
     */
    async machine(bearer: string | undefined, address: string): Promise<MachineActor | undefined> {
      if (!bearer || !looksLikeKey(bearer)) return undefined;
      if (!isWellFormed(bearer)) throw new Problem('api_key.invalid');
      const hash = hashSecret(bearer);
      const seen = keys.get(hash);
      const known = seen && now().getTime() - seen.at < believedFor ? seen : await load(hash);
      if (!isUsable(known, now())) throw new Problem('api_key.invalid');
      if (!known.worksFrom(address)) throw new Problem('api_key.address_refused', { detail: refusedFrom(address) });
      names.set(hash, known.actor.id);
      await note(known.actor.id, address);
      return { ...known.actor };
    },
    /** The identity that the rate limit counts. A key this process has not verified counts by its address. */
    callerOf(bearer: string | undefined): string | undefined {
      if (!bearer || !looksLikeKey(bearer)) return undefined;
      const id = names.get(hashSecret(bearer));
      return id && `api-key:${id}`;
    },
    /** Whose key this is, as far as this process was asked about it. */
    ownerOf: (bearer: string | undefined): KeyOwner | undefined =>
      bearer && looksLikeKey(bearer) ? owners.get(hashSecret(bearer)) : undefined,
    forget(key: string) {
      notices += 1;
      const [kind, id] = key.split(':');
      if (key === '*') keys.clear();
      else if (kind === 'api-key' || kind === 'user')
        for (const [hash, { actor }] of keys) if ((kind === 'user' ? actor.createdBy : actor.id) === id) keys.delete(hash);
    },
  };
}

const refusedFrom = (address: string) =>
  `This API key doesn’t work from ${address}. Add this address to the key in Settings › API keys, or use another key.`;
