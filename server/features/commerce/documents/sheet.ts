import { mm, openPaper, type Paper } from '../../../platform/print/paper.ts';
import { type Place, placeOf } from './place.ts';
import type { Pictures } from './pictures.ts';
import type { DocumentOrder } from './store.ts';
import { type Language, languageOf, type Words, wordsIn } from './words.ts';

const a4 = [mm(210), mm(297)] as const;
export const margin = mm(18);
export const width = a4[0] - 2 * margin;
/** Where the footer begins; nothing else is drawn below it. */
export const bottom = a4[1] - margin - 14;
const [ink, rule] = ['#111111', '#BBBBBB'];
export const quiet = '#555555';

export const openSheets = (about: { language: Language; title: string; now: Date }): Paper => openPaper({ ...about, size: a4, margin: 0 });

type Writing = { size?: number; bold?: boolean; color?: string; width?: number; align?: 'left' | 'right' };
/** A document of an A4 page or more, being drawn. */
export type Sheet = {
  paper: Paper;
  words: Words;
  language: Language;
  /** What the document is called, above its number. */
  title: string;
  number: string;
  pages: number;
  /** Scripts that can't be printed. */
  said: Set<string>;
  /** Writes a text and returns where the next one begins. */
  text(text: string, x: number, y: number, options?: Writing): number;
  heightOf(text: string, options?: Writing): number;
};

/** Begins a document on a new page. */
export function beginSheet(paper: Paper, order: DocumentOrder, title: 'slip' | 'invoice'): Sheet {
  const language = languageOf(order.language, order.locale);
  const words = wordsIn(language);
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
  doc.addPage();
  return {
    paper,
    words,
    language,
    title: words[title],
    number: order.order_number,
    said,
    pages: 1,
    heightOf: (text, options = {}) => {
      const printed = ready(text, options);
      return printed === '' ? 0 : doc.heightOfString(printed, { width: options.width ?? width });
    },
    text: (text, x, y, options = {}) => {
      const printed = ready(text, options);
      if (printed === '') return y;
      const box = { width: options.width ?? width, align: options.align ?? 'left' } as const;
      doc.text(printed, margin + x, y, box);
      return y + doc.heightOfString(printed, box);
    },
  };
}

/** The brand with its logo on the left, `details` below it, the order on the right; returns where the next part begins. */
export function drawHead({ paper, words, language, title, text }: Sheet, order: DocumentOrder, pictures: Pictures, details = ''): number {
  const half = width / 2 - 8;
  let left = margin;
  const logo = order.logo ? pictures.get(order.logo) : undefined;
  if (logo) {
    paper.doc.image(logo, margin, left, { fit: [mm(45), mm(16)] });
    left += mm(16) + 6;
  }
  left = text(order.brand, 0, left, { size: 15, bold: true, width: half });
  left = text(details, 0, left + 2, { size: 9, width: half, color: quiet });
  let right = text(title, half + 16, margin, { size: 15, bold: true, width: half, align: 'right' });
  right = text(`${words.order} ${order.order_number}`, half + 16, right + 4, { width: half, align: 'right' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: order.time_zone }).format(order.placed_at);
  right = text(`${words.date}: ${date}`, half + 16, right + 2, { width: half, align: 'right', color: quiet });
  return Math.max(left, right) + 22;
}

/** An address below what it is for; `none` stands in for one that is missing. */
export function drawAddress(
  { text, language }: Sheet,
  about: { label: string; address: DocumentOrder['address']; none: string },
  y: number,
): number {
  const place: Place | null = placeOf(about.address, language);
  let at = text(about.label, 0, y, { size: 8.5, color: quiet }) + 3;
  if (!place) return text(about.none, 0, at, { bold: true });
  for (const [index, line] of [...place.lines, place.country].entries())
    at = text(line, 0, at, { size: 11, bold: index === 0, width: width * 0.6 }) + 1;
  return at;
}

/** Ends this page and begins the next with the order's number, so that loose pages find each other; returns where it goes on. */
export function nextPage(sheet: Sheet): number {
  const { paper, text, words, title, number } = sheet;
  drawPageNumber(sheet);
  paper.doc.addPage();
  sheet.pages += 1;
  return text(`${title} · ${words.order} ${number}`, 0, margin, { bold: true }) + 12;
}

function drawPageNumber({ pages, text, words, number }: Sheet): void {
  text(`${words.order} ${number} · ${words.page(pages)}`, 0, bottom + 4, { size: 8.5, color: quiet, align: 'right' });
}

/** Says what couldn't be printed, on the last page. */
export function drawFoot(sheet: Sheet): void {
  if (sheet.said.size > 0) {
    const note = unprintable(sheet.words, sheet.said, sheet.language);
    sheet.text(note, 0, bottom + 4, { size: 8.5, color: quiet, width: width * 0.65 });
  }
  drawPageNumber(sheet);
}

export function unprintable(words: Words, scripts: ReadonlySet<string>, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'script' });
  return words.unprintable([...scripts].map((script) => (script === 'Zzzz' ? words.otherScript : (names.of(script) ?? script))).join(', '));
}

export const drawRule = ({ paper: { doc } }: Sheet, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
