import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Printed, printableIn } from './printable.ts';

const font = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
/** Inter covers Latin, Greek and Cyrillic; static files, since subsets of variable fonts lose their weights. */
const fonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('600SemiBold/Inter_600SemiBold.ttf'),
};

/** Millimeters in points. */
export const mm = (length: number) => (length * 72) / 25.4;
export type Size = readonly [width: number, height: number];
export type Paper = {
  doc: PDFKit.PDFDocument;
  /** The text as the fonts can print it, and the scripts they lack. */
  printable(text: string): Printed;
};

type Opening = { title: string; language: string; size: Size; margin: number; now: Date };

/** Opens a PDF without a page yet; its bytes are read from `doc`, as pages are finished. */
export function openPaper({ title, language, size, margin, now }: Opening): Paper {
  const doc = new PDFDocument({
    size: [...size],
    margin,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: 'Parley', Creator: 'Parley', CreationDate: now },
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  doc.font('regular');
  return { doc, printable: printableIn((code) => hasGlyph(doc, code)) };
}

/** PDFKit keeps the opened font to itself and would print a box for what it lacks. */
const hasGlyph = (doc: PDFKit.PDFDocument, code: number): boolean =>
  (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font.hasGlyphForCodePoint(code);
