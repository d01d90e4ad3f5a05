import { mm, openPaper, type Paper } from '../../../platform/print/paper.ts';
import { type Place, placeOf } from './place.ts';
import type { Pictures } from './pictures.ts';
import type { DocumentLine } from './rules.ts';
import type { DocumentOrder } from './store.ts';
import { type Language, languageOf, type Words, wordsIn } from './words.ts';

const a4 = [mm(210), mm(297)] as const;
const margin = mm(18);
const width = a4[0] - 2 * margin;
/** Where the footer begins; nothing else is drawn below it. */
const bottom = a4[1] - margin - 14;
const [ink, quiet, rule] = ['#111111', '#555555', '#BBBBBB'];
const picture = mm(11);
const columns = { text: picture + mm(4), sku: width - mm(52), quantity: width - mm(18) };

export const openSlips = (about: { language: Language; title: string; now: Date }): Paper => openPaper({ ...about, size: a4, margin: 0 });

/** What a page is drawn with. `put` writes a text and returns where the next one begins; `said` collects scripts that can't be printed. */
type Drawing = {
  paper: Paper;
  words: Words;
  pages: number;
  said: Set<string>;
  text(text: string, x: number, y: number, options?: Writing): number;
  heightOf(text: string, options?: Writing): number;
};
type Writing = { size?: number; bold?: boolean; color?: string; width?: number; align?: 'left' | 'right' };

/** Draws a packing slip from the top of a new page. It has no prices. */
export async function drawSlip(paper: Paper, order: DocumentOrder, pictures: Pictures): Promise<void> {
  const language = languageOf(order.language, order.locale);
  const words = wordsIn(language);
  const drawing = drawingOn(paper, words);
  paper.doc.addPage();
  drawing.pages = 1;
  let y = drawHead(drawing, order, pictures, language);
  y = drawAddress(drawing, placeOf(order.address, language), y);
  y = drawTableHead(drawing, y + 14);
  for (const line of order.lines) {
    if (y + rowHeight(drawing, line) > bottom) y = nextPage(drawing, order);
    y = drawLine(drawing, line, line.image ? pictures.get(line.image) : undefined, y);
  }
  drawEnd(drawing, order, y);
  drawFoot(drawing, order, language);
}

function drawingOn(paper: Paper, words: Words): Drawing {
  const said = new Set<string>();
  const { doc } = paper;
  const ready = (text: string, { size = 10, bold = false, color = ink }: Writing) => {
    const { text: printed, missing } = paper.printable(text);
    for (const script of missing) said.add(script);
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    return printed;
  };
  const heightOf = (text: string, options: Writing = {}) => {
    const printed = ready(text, options);
    return printed === '' ? 0 : doc.heightOfString(printed, { width: options.width ?? width });
  };
  return {
    paper,
    words,
    said,
    pages: 0,
    heightOf,
    text: (text, x, y, options = {}) => {
      const printed = ready(text, options);
      if (printed === '') return y;
      const box = { width: options.width ?? width, align: options.align ?? 'left' } as const;
      doc.text(printed, margin + x, y, box);
      return y + doc.heightOfString(printed, box);
    },
  };
}

/** The brand with its logo on the left, the order on the right; returns where the next part begins. */
function drawHead(drawing: Drawing, order: DocumentOrder, pictures: Pictures, language: Language): number {
  const { words, text } = drawing;
  const half = width / 2 - 8;
  let left = margin;
  const logo = order.logo ? pictures.get(order.logo) : undefined;
  if (logo) {
    drawing.paper.doc.image(logo, margin, left, { fit: [mm(45), mm(16)] });
    left += mm(16) + 6;
  }
  left = text(order.brand, 0, left, { size: 15, bold: true, width: half });
  let right = text(words.slip, half + 16, margin, { size: 15, bold: true, width: half, align: 'right' });
  right = text(`${words.order} ${order.order_number}`, half + 16, right + 4, { width: half, align: 'right' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: order.time_zone }).format(order.placed_at);
  right = text(`${words.date}: ${date}`, half + 16, right + 2, { width: half, align: 'right', color: quiet });
  return Math.max(left, right) + 22;
}

function drawAddress({ text, words }: Drawing, place: Place | null, y: number): number {
  let at = text(words.shipTo, 0, y, { size: 8.5, color: quiet }) + 3;
  if (!place) return text(words.noAddress, 0, at, { bold: true });
  for (const [index, line] of [...place.lines, place.country].entries())
    at = text(line, 0, at, { size: 11, bold: index === 0, width: width * 0.6 }) + 1;
  return at;
}

function drawTableHead({ text, words, paper }: Drawing, y: number): number {
  const head = { size: 8.5, color: quiet } as const;
  text(words.item, columns.text, y, head);
  text(words.sku, columns.sku, y, head);
  const end = text(words.quantity, columns.quantity, y, { ...head, width: width - columns.quantity, align: 'right' });
  line(paper, end + 4);
  return end + 8;
}

const optionsOf = ({ options }: DocumentLine) =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
const textWidth = columns.sku - columns.text - 10;
const skuWidth = columns.quantity - columns.sku - 6;

function rowHeight({ heightOf }: Drawing, row: DocumentLine): number {
  const named = heightOf(row.name, { width: textWidth, bold: true }) + heightOf(optionsOf(row), { size: 9, width: textWidth });
  return Math.max(named, heightOf(row.sku ?? '', { size: 9, width: skuWidth }), row.image ? picture : 0) + 12;
}

function drawLine(drawing: Drawing, row: DocumentLine, image: Buffer | undefined, y: number): number {
  const { text, paper } = drawing;
  const height = rowHeight(drawing, row);
  if (image) paper.doc.image(image, margin, y, { fit: [picture, picture] });
  const named = text(row.name, columns.text, y, { bold: true, width: textWidth });
  text(optionsOf(row), columns.text, named, { size: 9, color: quiet, width: textWidth });
  text(row.sku ?? '', columns.sku, y, { size: 9, width: skuWidth });
  text(String(row.quantity), columns.quantity, y, { size: 12, bold: true, width: width - columns.quantity, align: 'right' });
  line(paper, y + height - 6);
  return y + height;
}

/** How many units the package has, and where returns go. */
function drawEnd(drawing: Drawing, order: DocumentOrder, y: number): void {
  const { text, heightOf, words } = drawing;
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = units === 0 ? words.nothing : words.total(units);
  const back = order.returns_address.trim();
  const needed = heightOf(total, { bold: true }) + (back ? heightOf(back, { width: width * 0.6 }) + 34 : 0);
  let at = y + needed > bottom ? nextPage(drawing, order) : y + 2;
  at = text(total, 0, at, { bold: true, align: 'right' });
  if (!back) return;
  at = text(words.returns, 0, at + 14, { size: 8.5, color: quiet }) + 3;
  text(back, 0, at, { width: width * 0.6 });
}

/** Ends this page and begins the next with the order's number, so that loose pages find each other. */
function nextPage(drawing: Drawing, order: DocumentOrder): number {
  const { paper, text, words } = drawing;
  drawPageNumber(drawing, order);
  paper.doc.addPage();
  drawing.pages += 1;
  return drawTableHead(drawing, text(`${words.slip} · ${words.order} ${order.order_number}`, 0, margin, { bold: true }) + 12);
}

function drawPageNumber({ pages, text, words }: Drawing, order: DocumentOrder): void {
  text(`${words.order} ${order.order_number} · ${words.page(pages)}`, 0, bottom + 4, { size: 8.5, color: quiet, align: 'right' });
}

/** Says what couldn't be printed, on the last page. */
function drawFoot(drawing: Drawing, order: DocumentOrder, language: Language): void {
  if (drawing.said.size > 0) {
    const note = unprintable(drawing.words, drawing.said, language);
    drawing.text(note, 0, bottom + 4, { size: 8.5, color: quiet, width: width * 0.65 });
  }
  drawPageNumber(drawing, order);
}

export function unprintable(words: Words, scripts: ReadonlySet<string>, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  return words.unprintable([...scripts].map((script) => (script === 'Zzzz' ? words.otherScript : (names.of(script) ?? script))).join(', '));
}

const line = ({ doc }: Paper, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
