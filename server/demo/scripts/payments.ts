// English: payments and invoices.
import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, byCard, neverPaid, paid } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const paymentScripts = scripts('en', [
  {
    name: 'payment failed',
    share: 24,
    intent: 'payment_issue',
    needs: neverPaid,
    subject: (s) => `Payment of ${s.number}`,
    play: (s) => [
      says(`{My payment failed but I got an order number, ${s.number}|is ${s.number} ordered now or not? the payment crashed}`),
      s.proves(),
      answers(
        `Order ${s.number} is reserved for you, but the payment of ${s.total} didn’t go through and you weren’t charged. The payment link in your email works for 3 days, then the order is canceled automatically.`,
        [...s.proof(), s.order(), s.article('payment-methods', 'kept for 3 days')],
        { order: true },
      ),
      says('{ok, maybe I try tomorrow|I will use another shop then, sorry}'),
    ],
  },
  {
    name: 'charged twice',
    share: 6,
    intent: 'payment_issue',
    needs: about(paid, byCard),
    priority: 'high',
    subject: (s) => `Charged twice for ${s.number}?`,
    play: (s) => [
      says(`{I was charged twice for ${s.number}!|there are two bookings of ${s.total} on my card for ${s.number}}`),
      s.proves(),
      handsOver(
        'sensitive_topic',
        `I’m sorry about the worry. I can see one payment of ${s.total} for ${s.number}. I’m passing this to a colleague, who’ll check it with the bank.`,
        `Says ${s.number} (${s.total}) was charged twice; we have one payment.`,
        [...s.proof(), s.order(), s.article('payment-methods', 'reserved amount')],
      ),
      takes(),
      notes('Payment provider shows one capture and one reservation that was dropped.'),
      writes(
        `Hi ${s.first}, I’ve checked: one of the two is a reservation from a first attempt. Your bank will release it within three working days. If it doesn’t, just write to me.`,
      ),
      says('{It is gone now, thank you|ok I will watch it}', 30 * 3_600_000),
    ],
  },
  {
    name: 'invoice, please',
    share: 22,
    intent: 'get_invoice',
    needs: paid,
    subject: (s) => `Invoice for ${s.number}`,
    play: (s) => [
      says(`{I need the invoice for ${s.number}|where can I find my invoice? order ${s.number}}`),
      answers('It’s the PDF attached to your shipping confirmation. You’ll also find it in your account under Orders.', [
        s.article('invoices', 'comes as a PDF'),
        s.article('invoices', 'under Orders'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'company name on the invoice',
    share: 6,
    intent: 'get_invoice',
    needs: paid,
    subject: (s) => `Invoice of ${s.number}: company name`,
    play: (s) => [
      says(`{Can you put our company name on the invoice of ${s.number}?|we need a VAT number on the invoice for ${s.number}}`),
      s.proves(),
      handsOver(
        'unsupported_request',
        'A colleague can correct an invoice within 14 days. I’m bringing one in.',
        `Wants a company name on the invoice of ${s.number}.`,
        [...s.proof(), s.order(), s.article('invoices', 'within 14 days')],
      ),
      takes(),
      writes('Hi! What’s the full company name and the VAT number?'),
      says(`${s.customer.last_name} & Partners, {VAT number follows by mail|no VAT number needed}`),
      writes(`Done! I’ve emailed you the corrected invoice for ${s.number}.`),
      says('{Received, thanks|perfect}', 1_200_000),
    ],
  },
  {
    name: 'checking an invoice',
    share: 6,
    intent: 'check_invoice',
    needs: paid,
    subject: 'A figure on the invoice',
    play: (s) => [
      says(`{Is the ${s.total} on my invoice ${s.number} with or without VAT?|does my invoice for ${s.number} include VAT}`),
      answers('Yes, all our prices include VAT. The rate and the amount are on the invoice.', [
        s.article('invoices', 'contain VAT'),
        s.article('invoices', 'The rate'),
      ]),
      s.thanks(),
    ],
  },
]);
