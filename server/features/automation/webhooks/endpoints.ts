import { eventTypes } from '@parley/contract/events';
import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/webhooks';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import type { WebhookPort } from '../../../integrations/webhook-port.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import * as deliveries from './delivery-store.ts';
import { presentEndpoint } from './present.ts';
import { isReserved } from './rules.ts';
import { readHeaders, type Secrets, type StoredHeaders } from './secrets.ts';
import * as store from './store.ts';
import { endpointsChanged } from './subscribers.ts';

export type EndpointParts = { secrets: Secrets; port: WebhookPort };
type Body = Pick<
  Received<typeof contract.createWebhookEndpoint>,
  'url' | 'description' | 'enabled' | 'event_types' | 'brand_ids' | 'headers'
>;

const day = 86_400_000;
const usual = { description: '', enabled: true, event_types: null, brand_ids: null, headers: [] };

export async function getConfig(ctx: Pick<ReadCtx, 'db' | 'now'>) {
  const [rows, recent] = await Promise.all([store.listEndpoints(ctx.db), store.countRecent(ctx.db, new Date(ctx.now().getTime() - day))]);
  return { items: rows.map((row) => presentEndpoint(row, ctx.now(), recent)) };
}

/** Changes those with an id, creates those without, deletes all others. */
export async function setConfig(ctx: WriteCtx, { merchant, endpoints }: Received<typeof contract.setWebhookConfig>, parts: EndpointParts) {
  const known = new Map((await store.lockEndpoints(ctx.db, merchant)).map((row) => [row.id, row]));
  const wanted = new Set(endpoints.map(({ id }) => id));
  if (endpoints.some(({ id }) => id !== undefined && !known.has(id))) throw new Problem('webhook_endpoint.missing');
  const ids = endpoints.map(({ id }) => id);
  const twice = ids.findIndex((id, place) => id !== undefined && ids.indexOf(id) !== place);
  if (twice !== -1) refuse(`endpoints.${twice}.id`, 'This endpoint is there twice. Remove one.');
  const created = new Map<string, string>();
  for (const row of known.values()) if (!wanted.has(row.id)) await removeRow(ctx, row);
  for (const [place, { id, ...body }] of endpoints.entries()) {
    const row = id === undefined ? undefined : known.get(id);
    if (row) await change(ctx, row, body, parts, `endpoints.${place}.`);
    else {
      const made = await insert(ctx, merchant, { ...usual, ...body }, parts, `endpoints.${place}.`);
      created.set(made.row.id, made.secret);
    }
  }
  const { items } = await getConfig(ctx);
  return { items: items.map((item) => ({ ...item, secret: created.get(item.id) ?? null })) };
}

export async function create(ctx: WriteCtx, { merchant, ...body }: Received<typeof contract.createWebhookEndpoint>, parts: EndpointParts) {
  const known = await store.lockEndpoints(ctx.db, merchant);
  if (known.length >= contract.mostWebhookEndpoints) throw new Problem('webhook_endpoint.too_many');
  const { row, secret } = await insert(ctx, merchant, body, parts);
  return { ...presentEndpoint(row, ctx.now()), secret };
}

export async function update(
  ctx: WriteCtx,
  { id, merchant: _merchant, ...given }: Received<typeof contract.updateWebhookEndpoint>,
  parts: EndpointParts,
) {
  const before = (await store.lockEndpoint(ctx.db, id)) ?? missing('webhook_endpoint.missing');
  await change(ctx, before, given, parts);
  const { items } = await getConfig(ctx);
  return items.find((item) => item.id === id) ?? missing('webhook_endpoint.missing');
}

export async function remove(ctx: WriteCtx, { id }: Received<typeof contract.deleteWebhookEndpoint>) {
  await removeRow(ctx, (await store.lockEndpoint(ctx.db, id)) ?? missing('webhook_endpoint.missing'));
  return {};
}

export async function rotate(
  ctx: WriteCtx,
  { merchant, id, overlap_hours: hours }: Received<typeof contract.rotateWebhookSecret>,
  { secrets }: EndpointParts,
) {
  const before = (await store.lockEndpoint(ctx.db, id)) ?? missing('webhook_endpoint.missing');
  const now = ctx.now();
  const rotated = secrets.rotate(merchant, before.secrets, now, new Date(now.getTime() + hours * 3_600_000));
  const row = await store.changeEndpoint(ctx.db, id, { secrets: rotated.secrets, updated_at: now });
  ctx.audit({
    action: 'webhook_endpoint.secret_rotated',
    object: ['webhook_endpoint', id],
    detail: { url: row.url, overlap_hours: hours },
  });
  notify(ctx, id);
  const { items } = await getConfig(ctx);
  return { ...(items.find((item) => item.id === id) ?? missing('webhook_endpoint.missing')), secret: rotated.secret };
}

async function insert(ctx: WriteCtx, merchant: string, body: Body, parts: EndpointParts, path = '') {
  await check(ctx, body, parts, path);
  const now = ctx.now();
  const { secret, secrets } = parts.secrets.rotate(merchant, [], now, now);
  const row = await store.insertEndpoint(ctx.db, {
    merchant_id: merchant,
    id: ctx.newId(),
    url: body.url,
    description: body.description,
    enabled: body.enabled,
    disabled_reason: body.enabled ? null : 'manual',
    event_types: body.event_types,
    brand_ids: body.brand_ids,
    headers: headersOf(merchant, body.headers, [], parts, path),
    secrets,
    created_at: now,
    updated_at: now,
  });
  ctx.audit({ action: 'webhook_endpoint.created', object: ['webhook_endpoint', row.id], detail: audited(row) });
  ctx.forget(endpointsChanged(merchant));
  notify(ctx, row.id);
  return { row, secret };
}

async function change(ctx: WriteCtx, before: store.EndpointRow, body: Partial<Body>, parts: EndpointParts, path = '') {
  await check(ctx, body, parts, path);
  const { merchant_id: merchant, id } = before;
  const { headers, enabled, ...rest } = body;
  const saved = readHeaders(before.headers);
  // Values often authorize, so they don't follow to another host.
  const isMoved = body.url !== undefined && new URL(body.url).host !== new URL(before.url).host;
  if (isMoved && !headers && saved.length > 0)
    refuse(`${path}headers`, 'Enter the headers again, because this address is on another host.');
  const row = await store.changeEndpoint(ctx.db, id, {
    ...rest,
    ...(headers && { headers: headersOf(merchant, headers, isMoved ? [] : saved, parts, path) }),
    ...(enabled !== undefined && enabled !== before.enabled && switched(enabled)),
    updated_at: ctx.now(),
  });
  if (!row.enabled && before.enabled) await deliveries.parkDeliveries(ctx.db, id);
  ctx.audit({
    action: 'webhook_endpoint.changed',
    object: ['webhook_endpoint', id],
    detail: { before: audited(before), after: audited(row) },
  });
  notify(ctx, id);
  return row;
}

const switched = (enabled: boolean) =>
  enabled
    ? { enabled, disabled_reason: null, failing_since: null, warnings: 0, warned_at: null, slow: false }
    : ({ enabled, disabled_reason: 'manual' } as const);

async function removeRow(ctx: WriteCtx, row: store.EndpointRow) {
  await store.deleteEndpoint(ctx.db, row.id);
  ctx.audit({ action: 'webhook_endpoint.deleted', object: ['webhook_endpoint', row.id], detail: audited(row) });
  ctx.forget(endpointsChanged(row.merchant_id));
  notify(ctx, row.id);
}

async function check(ctx: WriteCtx, { url, event_types: types, brand_ids: brands }: Partial<Body>, { port }: EndpointParts, path: string) {
  if (url !== undefined && !port.accepts(url)) refuse(`${path}url`, refusedAddress);
  const unknown = types?.find((type) => !eventTypes.includes(type));
  if (unknown !== undefined)
    refuse(`${path}event_types`, `There’s no event ${unknown}. GET /api/webhooks/{merchant}/events lists all events.`);
  if (brands && (await store.countBrands(ctx.db, brands)) < new Set(brands).size) throw new Problem('brand.missing');
}

export const refusedAddress = 'Enter an address that starts with https://, is on the internet and contains no password.';

/** A header without a value keeps the saved one. */
function headersOf(
  merchant: string,
  wanted: Body['headers'],
  saved: StoredHeaders,
  { secrets }: EndpointParts,
  path: string,
): StoredHeaders {
  const names = new Set<string>();
  return wanted.map(({ name, value }, place) => {
    const key = name.toLowerCase();
    if (isReserved(key)) refuse(`${path}headers.${place}.name`, 'Parley sets this header itself. Choose another name.');
    if (names.has(key)) refuse(`${path}headers.${place}.name`, 'This header is there twice. Remove one.');
    names.add(key);
    if (value !== undefined) return secrets.closeHeader(merchant, name, value);
    const kept = saved.find((one) => one.name.toLowerCase() === key);
    return kept ?? refuse(`${path}headers.${place}.value`, 'Enter a value.');
  });
}

function refuse(path: string, message: string): never {
  throw new Problem('input.invalid', { errors: [{ path, message }] });
}

/** Without anything secret. */
const audited = ({ url, description, enabled, event_types, brand_ids, headers }: store.EndpointRow) => ({
  url,
  description,
  enabled,
  event_types,
  brand_ids,
  headers: readHeaders(headers).map(({ name }) => name),
});

const notify = (ctx: WriteCtx, id: string) => ctx.signal({ type: 'changed', topic: 'webhooks', id, version: null });
