// English: returns, exchanges, refunds and defects.
import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, beforeReturning, byCard, firstOf, justDelivered, justRefunded, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

export const returnScripts = scripts('en', [
  {
    name: 'sending something back',
    share: 26,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Return of ${s.number}`,
    play: (s) => [
      says(
        `{I would like to return ${s.number}|how do I send back my ${s.thing}? order ${s.number}|The ${s.thing} is not what I hoped for, can I return it? ${s.number}}`,
      ),
      s.proves(),
      answers(
        `Yes, you can: ${s.number} arrived on ${s.day(s.journey.delivered)}, and you have 30 days from then. The label costs €3.95 from the Netherlands, Belgium and Germany and €6.95 from other countries, and we take it off the refund. Want me to get you a label?`,
        [...s.proof(), s.order(), s.article('returns', 'within 30 days'), s.article('returns', '€3.95')],
        { order: true },
      ),
      says('{yes please|Yes, thank you}'),
      handsOver(
        'policy_restriction',
        'Sure! I’m bringing in a colleague to make your label.',
        `Wants to return ${s.number} (${s.items}); needs a label.`,
      ),
      takes(),
      writes(
        `Hi ${s.first}, I’ve emailed you the label for ${s.number}. Drop the parcel off at the place on the label, and keep the receipt.`,
        {
          order: true,
        },
      ),
      says('{Got it, thanks|thank you}'),
    ],
  },
  {
    name: 'a size smaller',
    share: 14,
    intent: 'exchange_item',
    needs: about(justDelivered, firstOf('jacket', 'towel-surf')),
    subject: (s) => `Exchange of ${s.number}`,
    play: (s) => [
      says(
        `{The ${s.thing} is too big, can I get a size smaller? ${s.number}|${s.number}: the ${s.thing} is lovely but I need another size}`,
      ),
      s.proves(),
      handsOver(
        'policy_restriction',
        `The ${s.item}${s.option ? ` in ${s.option}` : ''} arrived on ${s.day(s.journey.delivered)}, so you can exchange it once, free of charge, within 30 days. I’m bringing in a colleague to reserve the new one.`,
        `Wants another size of ${s.item} from ${s.number}.`,
        [...s.proof(), s.order(), s.article('exchanges', 'once per order')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, I’ve reserved the next size for you and emailed you the label. The new one ships as soon as the carrier has scanned yours.`,
      ),
      says('{Great, will bring it to the post today|thanks!!}'),
      notes('Exchange reserved, waiting for the scan.'),
    ],
  },
  {
    name: 'may I return it used',
    share: 14,
    intent: 'check_refund_policy',
    needs: justDelivered,
    subject: 'Return of something used',
    play: (s) => [
      says(`{I used the ${s.thing} once, can I still return it?|can I send back the ${s.thing} without the original box?}`),
      answers(
        'You can return anything unused within 30 days, and you don’t need the original box. Used items can only come back if they’re faulty.',
        [s.article('returns', 'if it is unused'), s.article('returns', 'Used goods')],
      ),
      says('{ok i keep it then|understood}'),
    ],
  },
  {
    name: 'waiting for the refund',
    share: 40,
    intent: 'track_refund',
    needs: waitingForRefund,
    subject: (s) => `Refund of ${s.number}`,
    play: (s) => [
      says(`{I sent back ${s.number}, when do I get my money?|did my return ${s.number} arrive?}`),
      s.proves(),
      answers(
        `Your return of ${s.number} arrived on ${s.day(s.journey.returned)}. We’ll refund ${s.pays} within 5 working days of that.`,
        [...s.proof(), s.order(), s.article('refunds', 'within 5 working days')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'refund not on the card yet',
    share: 45,
    intent: 'track_refund',
    needs: about(justRefunded, byCard),
    subject: (s) => `Refund of ${s.number}`,
    play: (s) => [
      says(`{Where is my refund for ${s.number}?|you say refunded but nothing on my account, ${s.number}}`),
      s.proves(),
      answers(
        `We refunded ${s.refund} for ${s.number} to ${s.pays} on ${s.day(s.journey.refunded)}. Cards take another 3 to 5 working days, PayPal is instant.`,
        [...s.proof(), s.order(), s.article('refunds', '3 to 5 working days')],
        { order: true },
      ),
      says('{ok, then I wait a bit|Ah, it is there now!}', 600_000),
    ],
  },
  {
    name: 'third time asking',
    share: 5,
    intent: 'track_refund',
    needs: waitingForRefund,
    priority: 'urgent',
    subject: (s) => `Refund of ${s.number}, third time`,
    play: (s) => [
      says(
        `{This is the third time I'm asking about the refund for ${s.number}.|I am getting really angry. ${s.number}. Where is my money??}`,
      ),
      s.proves(),
      handsOver(
        'negative_sentiment',
        `I’m sorry you’ve had to ask again. Your return arrived on ${s.day(s.journey.returned)} and hasn’t been refunded yet. I’m bringing in a colleague right away.`,
        `Frustrated, asks for the third time. ${s.number} came back on ${s.day(s.journey.returned)}, ${s.total} not refunded.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      notes('Was stuck in the returns queue because the label could not be read. Refunding by hand.'),
      writes(
        `You’re right, ${s.first}, and I’m sorry. Your return got stuck here. I’ve just started the refund of ${s.total}, and you’ll get an email today.`,
        { order: true },
      ),
      says('{Thank you. Finally somebody who does something.|ok. thank you}'),
    ],
  },
  {
    name: 'lost the label',
    share: 7,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Label for ${s.number}`,
    play: (s) => [
      says(`{I cannot find the return label for ${s.number}|can you send the return label again? ${s.number}}`),
      s.proves(),
      handsOver(
        'unsupported_request',
        'No problem. I’m bringing in a colleague to send you a new one.',
        `Needs the return label of ${s.number} again.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes('I’ve just emailed it to you again. It’s valid for 14 days.'),
      s.thanks(),
    ],
  },
]);
