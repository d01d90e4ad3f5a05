import { mm, type Paper } from '../../../platform/print/paper.ts';
import type { Pictures } from './pictures.ts';
import type { DocumentLine } from './rules.ts';
import { beginSheet, bottom, drawAddress, drawFoot, drawHead, drawRule, margin, nextPage, quiet, type Sheet, width } from './sheet.ts';
import type { DocumentOrder } from './store.ts';

const picture = mm(11);
const columns = { text: picture + mm(4), sku: width - mm(52), quantity: width - mm(18) };

/** Draws a packing slip from the top of a new page. It has no prices. */
export function drawSlip(paper: Paper, order: DocumentOrder, pictures: Pictures): void {
  const sheet = beginSheet(paper, order, 'slip');
  const { words } = sheet;
  let y = drawHead(sheet, order, pictures);
  y = drawAddress(sheet, { label: words.shipTo, address: order.address, none: words.noAddress }, y);
  y = drawTableHead(sheet, y + 14);
  for (const line of order.lines) {
    if (y + rowHeight(sheet, line) > bottom) y = drawTableHead(sheet, nextPage(sheet));
    y = drawLine(sheet, line, line.image ? pictures.get(line.image) : undefined, y);
  }
  drawEnd(sheet, order, y);
  drawFoot(sheet);
}

function drawTableHead(sheet: Sheet, y: number): number {
  const { text, words } = sheet;
  const head = { size: 8.5, color: quiet } as const;
  text(words.item, columns.text, y, head);
  text(words.sku, columns.sku, y, head);
  const end = text(words.quantity, columns.quantity, y, { ...head, width: width - columns.quantity, align: 'right' });
  drawRule(sheet, end + 4);
  return end + 8;
}

export const optionsOf = ({ options }: Pick<DocumentLine, 'options'>) =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
const textWidth = columns.sku - columns.text - 10;
const skuWidth = columns.quantity - columns.sku - 6;

function rowHeight({ heightOf }: Sheet, row: DocumentLine): number {
  const named = heightOf(row.name, { width: textWidth, bold: true }) + heightOf(optionsOf(row), { size: 9, width: textWidth });
  return Math.max(named, heightOf(row.sku ?? '', { size: 9, width: skuWidth }), row.image ? picture : 0) + 12;
}

function drawLine(sheet: Sheet, row: DocumentLine, image: Buffer | undefined, y: number): number {
  const { text, paper } = sheet;
  const height = rowHeight(sheet, row);
  if (image) paper.doc.image(image, margin, y, { fit: [picture, picture] });
  const named = text(row.name, columns.text, y, { bold: true, width: textWidth });
  text(optionsOf(row), columns.text, named, { size: 9, color: quiet, width: textWidth });
  text(row.sku ?? '', columns.sku, y, { size: 9, width: skuWidth });
  text(String(row.quantity), columns.quantity, y, { size: 12, bold: true, width: width - columns.quantity, align: 'right' });
  drawRule(sheet, y + height - 6);
  return y + height;
}

/** How many units the package has, and where returns go. */
function drawEnd(sheet: Sheet, order: DocumentOrder, y: number): void {
  const { text, heightOf, words } = sheet;
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = units === 0 ? words.nothing : words.total(units);
  const back = order.returns_address.trim();
  const needed = heightOf(total, { bold: true }) + (back ? heightOf(back, { width: width * 0.6 }) + 34 : 0);
  let at = y + needed > bottom ? drawTableHead(sheet, nextPage(sheet)) : y + 2;
  at = text(total, 0, at, { bold: true, align: 'right' });
  if (!back) return;
  at = text(words.returns, 0, at + 14, { size: 8.5, color: quiet }) + 3;
  text(back, 0, at, { width: width * 0.6 });
}
