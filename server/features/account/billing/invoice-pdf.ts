import { moneyFormat } from '@parley/contract/money';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import type { BillingPort } from '../../../integrations/billing-port.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mm, openPaper, type Paper } from '../../../platform/print/paper.ts';
import { detailsOf, type InvoiceDetails, presentInvoice } from './present.ts';
import { asking } from './provider-problems.ts';
import { findInvoice } from './store.ts';
import type { Invoice } from '@parley/contract/billing';

const a4 = [mm(210), mm(297)] as const;
const margin = mm(18);
const width = a4[0] - 2 * margin;
const [ink, quiet, rule] = ['#111111', '#555555', '#BBBBBB'];
const locale = 'en';

/** An invoice as PDF: the payment provider's own, or one from what was stored when it was issued. */
export async function printInvoice(ctx: ReadCtx<ReadingActor>, id: string, provider: BillingPort | null) {
  const row = (await findInvoice(ctx.db, id)) ?? missing('invoice.missing');
  const invoice = presentInvoice(row);
  const title = `Invoice ${invoice.number}`;
  const { provider_id: providerId } = row;
  if (providerId !== null) return { name: `${title}.pdf`, bytes: await readIssued(providerId, provider) };
  const paper = openPaper({ language: locale, title, now: row.issued_at, size: a4, margin: 0 });
  drawInvoice(paper, invoice, detailsOf(row));
  paper.doc.end();
  return { name: `${title}.pdf`, bytes: paper.doc };
}

/** What the payment provider charged, it issued the document for as well. */
async function readIssued(id: string, provider: BillingPort | null): Promise<Buffer> {
  if (!provider) throw new Problem('billing.provider_unavailable');
  return asking(() => provider.readInvoicePdf(id));
}

type Writing = { size?: number; bold?: boolean; color?: string; width?: number; align?: 'left' | 'right' };
/** Writes a text at a place inside of the margins and returns where the next one begins. */
const writerOn =
  ({ doc, printable }: Paper) =>
  (text: string, x: number, y: number, { size = 10, bold = false, color = ink, width: wide = width, align = 'left' }: Writing = {}) => {
    const { text: printed } = printable(text);
    if (printed === '') return y;
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(printed, margin + x, y, { width: wide, align });
    return y + doc.heightOfString(printed, { width: wide });
  };

const dateOf = (instant: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

function drawInvoice(paper: Paper, invoice: Invoice, details: InvoiceDetails): void {
  const write = writerOn(paper);
  paper.doc.addPage();
  const half = width / 2 - 8;
  let left = margin;
  for (const [index, line] of details.seller.entries())
    left = write(line, 0, left, { bold: index === 0, size: index === 0 ? 13 : 9, width: half, color: index === 0 ? ink : quiet }) + 1;
  let right = write('Invoice', half + 16, margin, { size: 15, bold: true, width: half, align: 'right' });
  right = write(invoice.number, half + 16, right + 4, { width: half, align: 'right' });
  right = write(`Invoice date: ${dateOf(invoice.issued_at)}`, half + 16, right + 2, { width: half, align: 'right', color: quiet });
  let y = write('Bill to', 0, Math.max(left, right) + 22, { size: 8.5, color: quiet }) + 3;
  for (const [index, line] of details.buyer.entries()) y = write(line, 0, y, { bold: index === 0, size: 11, width: width * 0.6 }) + 1;
  y = drawLines(paper, invoice, y + 18);
  y = drawSums(paper, invoice, details, y + 6) + 14;
  if (invoice.tax_note !== '') y = write(invoice.tax_note, 0, y, { color: quiet }) + 4;
  if (details.method !== null) y = write(`Payment method: ${details.method}`, 0, y, { color: quiet }) + 4;
  write('Not charged: no money was collected for this invoice, and none is due.', 0, y, { bold: true });
}

const amountsIn = ({ currency }: Invoice) => {
  const format = new Intl.NumberFormat(locale, moneyFormat(currency));
  return (amount: string) => format.format(amount as Intl.StringNumericLiteral);
};

function drawLines(paper: Paper, invoice: Invoice, top: number): number {
  const write = writerOn(paper);
  const amount = amountsIn(invoice);
  const wide = mm(34);
  write('Amount', width - wide, top, { size: 8.5, color: quiet, width: wide, align: 'right' });
  let y = write('Description', 0, top, { size: 8.5, color: quiet }) + 4;
  drawRule(paper, y);
  for (const line of invoice.lines) {
    y += 8;
    write(amount(line.amount), width - wide, y, { width: wide, align: 'right' });
    y = write(line.description, 0, y, { bold: true, width: width - wide - 12 });
    y = write(`${dateOf(line.starts_at)} to ${dateOf(line.ends_at)}`, 0, y, { size: 9, color: quiet, width: width - wide - 12 }) + 6;
    drawRule(paper, y);
  }
  return y;
}

function drawSums(paper: Paper, invoice: Invoice, { coupon }: InvoiceDetails, top: number): number {
  const write = writerOn(paper);
  const amount = amountsIn(invoice);
  const [labelAt, wide] = [width - mm(96), mm(34)];
  const minus = (value: string) => amount(`-${value}`);
  const some = (label: string, value: string) => (Number(value) === 0 ? [] : [{ label, text: minus(value), bold: false }]);
  const { tax } = invoice;
  const sums = [
    ...some(coupon === null ? 'Discount' : `Discount (${coupon})`, invoice.discount),
    ...some('Credit from unused time', invoice.credit_applied),
    { label: 'Total without tax', text: amount(invoice.net), bold: false },
    ...(tax ? [{ label: `${tax.name} ${tax.rate}% on ${amount(tax.base)}`, text: amount(tax.amount), bold: false }] : []),
    { label: 'Total', text: amount(invoice.total), bold: true },
    { label: 'Charged', text: amount(invoice.amount_charged), bold: false },
  ];
  let y = top;
  for (const { label, text, bold } of sums) {
    write(text, width - wide, y, { bold, width: wide, align: 'right' });
    y = write(label, labelAt, y, { bold, width: width - wide - labelAt - 8 }) + 4;
  }
  return y;
}

const drawRule = ({ doc }: Paper, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
