import type { labelSizes } from '@parley/contract/orders';
import { barsOf, isEncodable } from '../../../platform/print/code128.ts';
import { mm, openPaper, type Paper } from '../../../platform/print/paper.ts';
import { placeOf } from './place.ts';
import { unprintable } from './sheet.ts';
import type { DocumentOrder } from './store.ts';
import { type Language, languageOf, wordsIn } from './words.ts';

type Size = (typeof labelSizes)[number];
const sizes = { '100x150': [mm(100), mm(150)], a6: [mm(105), mm(148)] } as const satisfies Record<Size, readonly [number, number]>;
const margin = mm(7);
/** Of one module of the barcode: scanners of any kind read 0.25 mm and more. */
const [narrowest, widest] = [mm(0.25), mm(0.5)];
const barHeight = mm(18);
/** Blank on both sides of a barcode, in modules. */
const quietZone = 10;
const ink = '#000000';

export const openLabels = ({ size, ...about }: { language: Language; title: string; now: Date; size: Size }): Paper =>
  openPaper({ ...about, size: sizes[size], margin: 0 });

/** Draws one label on a page of its own: sender, address, and the order's number as a barcode and as text. */
export function drawLabel(paper: Paper, order: DocumentOrder): void {
  const language = languageOf(order.language, order.locale);
  const words = wordsIn(language);
  const { doc, printable } = paper;
  doc.addPage();
  const missing = new Set<string>();
  const [width, height] = [doc.page.width - 2 * margin, doc.page.height];
  const put = (text: string, y: number, size: number, { font = 'regular', align = 'left', most = Infinity }: Putting = {}) => {
    const printed = printable(text);
    for (const script of printed.missing) missing.add(script);
    if (printed.text === '') return y;
    doc.font(font).fontSize(size).fillColor(ink);
    const box = { width, align, ...(most < Infinity && { height: most, ellipsis: true }) } as const;
    doc.text(printed.text, margin, y, box);
    return y + Math.min(most, doc.heightOfString(printed.text, { width, align }));
  };

  // The sender in one line, as on an envelope with a window.
  const sender = [order.brand, ...order.returns_address.split('\n')].map((part) => part.trim()).filter(Boolean);
  let y = put(sender.join(' · '), margin, 7.5, { most: 20 }) + 4;
  rule(paper, y, width);
  y += mm(7);

  const codeTop = height - margin - barHeight - 34;
  const place = placeOf(order.address, language);
  if (!place) put(words.noAddress, y, 14, { font: 'bold' });
  else {
    const lines = [...place.lines, place.country];
    const size = fitting(
      paper,
      lines.map((text) => printable(text).text),
      width,
      codeTop - y - 14,
    );
    for (const [index, text] of lines.entries()) {
      const isBold = index === 0 || index === lines.length - 1;
      y = put(text, y, size, { font: isBold ? 'bold' : 'regular', most: Math.max(0, codeTop - 14 - y) }) + 2;
    }
  }
  if (missing.size > 0) put(unprintable(words, missing, language), codeTop - 13, 7, { most: 10 });
  rule(paper, codeTop, width);
  if (!drawCode(paper, order.order_number, codeTop + 8, width)) put(words.noBarcode, codeTop + 8, 8, { align: 'center' });
  put(`${words.order} ${order.order_number}`, codeTop + barHeight + 12, 12, { font: 'bold', align: 'center', most: 16 });
}

type Putting = { font?: 'regular' | 'bold'; align?: 'left' | 'center'; most?: number };

/** The largest size of type, up to 15 points, in which the lines fit; 7 at the least. */
function fitting({ doc }: Paper, lines: readonly string[], width: number, height: number): number {
  for (let size = 15; size > 7; size -= 1) {
    doc.font('bold').fontSize(size);
    if (lines.reduce((sum, line) => sum + doc.heightOfString(line || ' ', { width }) + 2, 0) <= height) return size;
  }
  return 7;
}

/** Draws the barcode in the middle, as wide as scanners like it. Says whether it could: not every number fits or can be encoded. */
function drawCode({ doc }: Paper, text: string, y: number, width: number): boolean {
  if (!isEncodable(text)) return false;
  const { bars, width: modules } = barsOf(text);
  const module = Math.min(widest, width / (modules + 2 * quietZone));
  if (module < narrowest) return false;
  const left = margin + (width - modules * module) / 2;
  for (const { at, width: units } of bars) doc.rect(left + at * module, y, units * module, barHeight);
  doc.fill(ink);
  return true;
}

const rule = ({ doc }: Paper, y: number, width: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor(ink)
    .stroke();
