import { customerErased } from '@parley/contract/events';
import type { JobCtx, WriteCtx, WritingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { coverage } from './coverage-store.ts';
import { eraseCustomerJob, erasurePlan } from './jobs.ts';
import * as store from './scope-store.ts';
import { eraseRows } from './erase-store.ts';

type Ctx = WriteCtx<WritingActor>;
const look = 30_000;

/**
 * Requests the erasure of a customer: hides them at once and enqueues a job for the rest. Requesting again changes nothing. `mustSee`
 * throws unless the teammate can see them. Throws `customer.missing`.
 */
export async function startErasure(ctx: Ctx, id: string, mustSee: () => Promise<unknown>): Promise<void> {
  const customer = (await store.lockErasing(ctx.db, id)) ?? missing('customer.missing');
  if (customer.erasure_requested_at !== null) return;
  await mustSee();
  await store.markErasing(ctx.db, id, ctx.now());
  ctx.enqueue(eraseCustomerJob, { merchant: ctx.actor.merchant, customer_id: id }, erasurePlan(ctx.actor.merchant, id));
  ctx.audit({ action: 'customer.erasure_requested', object: ['customer', id] });
  ctx.signal({ type: 'changed', topic: 'customers', id, version: null });
}

/**
 * Erases a customer and everyone merged into them: first the files on disk, found by the data that is still there, then all rows in one
 * transaction, so that an interrupted job can start again with everything it needs. Waits while a file is being read or written.
 */
export async function eraseCustomer(ctx: JobCtx, { merchant, customer_id: id }: { merchant: string; customer_id: string }): Promise<void> {
  if (!(await store.isErasing(ctx.db, id))) return;
  if (await store.isBusy(ctx.db)) {
    const runAt = new Date(ctx.now().getTime() + look);
    return ctx.write(async (writer) => writer.enqueue(eraseCustomerJob, { merchant, customer_id: id }, erasurePlan(merchant, id, runAt)));
  }
  const { scope, named } = await store.scopeOf(ctx.db, merchant, id);
  for (const file of scope.files) for (const key of [file, `${file}.thumb`]) await ctx.outside.files.remove(`${merchant}/${key}`);
  const dropped = await dropFilesNaming(ctx, named);
  await ctx.write(async (writer) => {
    // Read again under the locks, to include what arrived in between.
    await store.lockErasing(writer.db, id);
    const now = await store.scopeOf(writer.db, merchant, id);
    await store.lockScope(writer.db, now.scope);
    for (const file of dropped) await store.dropKept(writer.db, file, ctx.now());
    await eraseRows(writer.db, coverage, 'customer', now.scope);
    await store.endErasing(writer.db, now.scope.ids, ctx.now());
    const { conversations, orders, files } = now.scope;
    writer.audit({
      action: 'customer.erased',
      object: ['customer', id],
      detail: { conversations: conversations.length, orders: orders.length, files: files.length, lists: dropped.length },
    });
    for (const one of now.scope.ids) await writer.emit(customerErased, { customer_id: one });
    for (const session of now.scope.sessions) writer.forget(`chat-session:${session}`);
    for (const topic of ['customers', 'orders', 'inbox', 'imports', 'exports', 'notifications'] as const)
      writer.signal({ type: 'changed', topic, id: null, version: null });
    if (now.scope.files.some((file) => !scope.files.includes(file)) || (await store.isBusy(ctx.db)))
      throw new Error('New data arrived while a customer was being erased.');
  });
}

/** Imported or exported files that mention the customer: their bytes are removed here, their rows with all others. */
async function dropFilesNaming(ctx: JobCtx, named: store.Named): Promise<store.KeptFile[]> {
  const dropped: store.KeptFile[] = [];
  for (const file of await store.listKept(ctx.db)) {
    const bytes = await ctx.outside.files.read(file.key);
    if (bytes && !(await isNamedIn(bytes as AsyncIterable<Buffer>, named))) continue;
    await ctx.outside.files.remove(file.key);
    dropped.push(file);
  }
  return dropped;
}

/** Whether a text file mentions someone. Reads line by line to save memory; a line is cut at 1 MB. */
async function isNamedIn(bytes: AsyncIterable<Buffer | string>, { words, pairs }: store.Named): Promise<boolean> {
  const names = (line: string) => {
    const said = line.toLowerCase();
    return words.some((word) => said.includes(word)) || pairs.some(([first, last]) => said.includes(first) && said.includes(last));
  };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some(names)) return true;
    if (rest.length > 1_000_000) {
      if (names(rest)) return true;
      rest = rest.slice(-1_000);
    }
  }
  return names(rest);
}
