import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import type { FilesPort } from '../../../integrations/ports.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import { readOrder } from '../orders/index.ts';
import { drawInvoice } from './invoice.ts';
import { drawLabel, openLabels } from './label.ts';
import { drawSlip } from './packing-slip.ts';
import { pictureReader } from './pictures.ts';
import { wrongIds } from './rules.ts';
import { openSheets } from './sheet.ts';
import { type DocumentOrder, readDocuments } from './store.ts';
import { languageOf, wordsIn } from './words.ts';

type Ctx = ReadCtx<ReadingActor>;
type Document = 'packing slip' | 'label' | 'invoice';
type Size = Received<typeof contract.downloadLabel>['size'];

/** The order IDs of a request, each once. Throws `input.invalid`. */
export function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))].filter((id) => id !== '');
  const message = wrongIds(ids, isUuid);
  if (message) throw new Problem('input.invalid', { detail: message, errors: [{ path: 'ids', message }] });
  return ids;
}

/** One PDF of packing slips, each beginning on a page of its own; its bytes come as pages are finished. */
export async function printSlips(ctx: Ctx, parts: { files: FilesPort }, ids: readonly string[], shipment?: string) {
  const orders = await ordersFor(ctx, ids, 'packing slip', shipment);
  const { language, name } = aboutAll(orders, 'slip');
  const paper = openSheets({ language, title: name, now: ctx.now() });
  const pictures = pictureReader(ctx.db, parts.files, ctx.actor.merchant);
  const draw = async (order: DocumentOrder) => drawSlip(paper, order, await pictures(order));
  return { name: `${name}.pdf`, bytes: printed(paper.doc, orders, draw) };
}

/** One PDF of invoices, each beginning on a page of its own, with the logo as its only picture. Each order is read as its page is drawn. */
export async function printInvoices(ctx: Ctx, parts: { files: FilesPort }, ids: readonly string[]) {
  const orders = await ordersFor(ctx, ids, 'invoice');
  const { language, name } = aboutAll(orders, 'invoice');
  const paper = openSheets({ language, title: name, now: ctx.now() });
  const pictures = pictureReader(ctx.db, parts.files, ctx.actor.merchant);
  const draw = async (order: DocumentOrder) =>
    drawInvoice(paper, order, await readOrder(ctx, order.id), await pictures({ ...order, lines: [] }));
  return { name: `${name}.pdf`, bytes: printed(paper.doc, orders, draw) };
}

/** One PDF of address labels, one a page. */
export async function printLabels(ctx: Ctx, ids: readonly string[], size: Size, shipment?: string) {
  const orders = await ordersFor(ctx, ids, 'label', shipment);
  const { language, name } = aboutAll(orders, 'label');
  const paper = openLabels({ language, title: name, now: ctx.now(), size });
  return { name: `${name}.pdf`, bytes: printed(paper.doc, orders, async (order) => drawLabel(paper, order)) };
}

/**
 * In the order asked for. Throws `shipment.missing`, `order.missing` if one isn't there, and `order.move_refused` for a draft, so that nothing
 * is left out of a stack unnoticed.
 */
async function ordersFor(ctx: Ctx, ids: readonly string[], what: Document, shipment?: string): Promise<DocumentOrder[]> {
  if (!mayDo(ctx.actor, 'personal_data:read'))
    throw new Problem('permission.denied', {
      detail: 'Packing slips, labels and invoices show names and addresses, which your role can’t see.',
    });
  const found = await readDocuments(ctx.db, { merchant: ctx.actor.merchant, viewer: ctx.actor, ids, shipment });
  if (shipment !== undefined && found[0] && found[0].shipment !== shipment) throw new Problem('shipment.missing');
  const byId = new Map(found.map((order) => [order.id, order]));
  const orders = ids.map((id) => byId.get(id) ?? missing('order.missing'));
  const draft = orders.find(({ status }) => status === 'draft');
  if (draft) throw new Problem('order.move_refused', { detail: whyNotDraft(draft, orders.length, what) });
  return orders;
}

const whyNotDraft = ({ order_number: number }: DocumentOrder, count: number, what: string) =>
  count === 1 ? `Drafts have no ${what}. Place the order first.` : `${number} is a draft and has no ${what}. Place the order first.`;

/** A document of one order is named by it; one of several by how many they are, in the shop's language. */
function aboutAll(orders: readonly DocumentOrder[], kind: 'slip' | 'label' | 'invoice') {
  const [first] = orders;
  const language = orders.length === 1 ? languageOf(first?.language ?? null, first?.locale ?? null) : languageOf(first?.locale ?? null);
  const what = wordsIn(language)[kind];
  return { language, name: orders.length === 1 ? `${what} ${first?.order_number ?? ''}` : `${what} (${orders.length})` };
}

/**
 * Draws page by page while the document is already being sent, and lets other requests have their turn in between. What goes wrong ends the
 * stream with an error, so that nobody prints half a stack for a whole one.
 */
function printed<Doc extends NodeJS.ReadableStream & { end(): void; destroy?(error: Error): void }>(
  doc: Doc,
  orders: readonly DocumentOrder[],
  draw: (order: DocumentOrder) => Promise<void>,
): Doc {
  const work = async () => {
    for (const order of orders) {
      await draw(order);
      await new Promise((resolve) => setImmediate(resolve));
    }
    doc.end();
  };
  work().catch((error: unknown) => doc.destroy?.(error instanceof Error ? error : new Error(String(error))));
  return doc;
}
