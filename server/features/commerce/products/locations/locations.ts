import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/locations';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { pick } from '../../../../platform/lib/pick.ts';
import * as store from './store.ts';

type Reader = ReadCtx<ReadingActor>;
type Writer = WriteCtx<WritingActor>;

export async function listLocations(ctx: Reader): Promise<{ items: contract.Location[] }> {
  return { items: (await store.countLocations(ctx.db)).map(present) };
}

export async function createLocation(ctx: Writer, { merchant, name, main_name: mainName }: Received<typeof contract.createLocation>) {
  const known = await store.lockLocations(ctx.db);
  const add = async (row: Pick<store.LocationRow, 'name' | 'is_main' | 'position'>) => {
    const id = ctx.newId();
    if (!(await store.insertLocation(ctx.db, { ...row, merchant_id: merchant, id, created_at: ctx.now() })))
      throw new Problem('location.exists');
    ctx.audit({ action: 'location.created', object: ['location', id], detail: { name: row.name } });
    return id;
  };
  if (known.length >= contract.mostLocations) throw new Problem('location.too_many');
  if (known.length === 0) await add({ name: mainName, is_main: true, position: 0 });
  const id = await add({ name, is_main: false, position: Math.max(1, known.length) });
  notify(ctx);
  return readLocation(ctx, id);
}

export async function updateLocation(ctx: Writer, { merchant, id, name, place }: Received<typeof contract.updateLocation>) {
  const known = await store.lockLocations(ctx.db);
  const before = known.find((one) => one.id === id) ?? missing('location.missing');
  if (name !== undefined && name !== before.name) {
    if (await store.isNameTaken(ctx.db, name, id)) throw new Problem('location.exists');
    await store.renameLocation(ctx.db, id, name);
  }
  if (place !== undefined) await store.orderLocations(ctx.db, merchant, movedTo(known, id, place));
  ctx.audit({
    action: 'location.changed',
    object: ['location', id],
    detail: { before: before.name, after: name ?? before.name, ...(place !== undefined && { place }) },
  });
  notify(ctx);
  return readLocation(ctx, id);
}

export async function deleteLocation(ctx: Writer, { id }: Received<typeof contract.deleteLocation>) {
  const { name, is_main: isMain } = (await store.lockLocations(ctx.db)).find((one) => one.id === id) ?? missing('location.missing');
  if (isMain) throw new Problem('location.main');
  await store.deleteLocation(ctx.db, id);
  ctx.audit({ action: 'location.deleted', object: ['location', id], detail: { name } });
  notify(ctx);
  return {};
}

const movedTo = (known: readonly store.LocationRow[], id: string, place: number) =>
  known
    .map((one) => one.id)
    .filter((one) => one !== id)
    .toSpliced(place, 0, id);

const readLocation = async (ctx: Writer, id: string) =>
  present((await store.countLocations(ctx.db)).find((one) => one.id === id) ?? missing('location.missing'));

const present = (row: store.CountedLocation): contract.Location => pick(row, ['id', 'name', 'is_main', 'units']);
const notify = (ctx: Writer) => ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
