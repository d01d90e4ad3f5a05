// English: delivery, payment, hours and accounts, without verification.
import { answers, handsOver, says, takes, writes } from '../dialogue/lines.ts';
import { scripts } from '../dialogue/script.ts';

const hello = '{Hi|Hello|Hey|Good afternoon|}';

export const policyScripts = scripts('en', [
  {
    name: 'how long does delivery take',
    share: 32,
    intent: 'delivery_period',
    subject: 'Delivery time',
    play: (s) => [
      says(`${hello}, {how long does delivery to ${s.delivery.name} take?|how many days to ${s.delivery.name} if I order today?}`),
      answers(
        `${s.delivery.days[0] === s.delivery.days[1] ? `${s.delivery.days[0]} working day` : `${s.delivery.days.join(' to ')} working days`} to ${s.delivery.name}, with ${s.delivery.carrier}. Orders placed by 16:00 on a working day ship the same day.`,
        [s.article('shipping', s.delivery.name.replace('the ', '')), s.article('shipping', '16:00')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'what does delivery cost',
    share: 24,
    intent: 'delivery_options',
    subject: 'Delivery costs',
    play: (s) => [
      says(`{What does shipping to ${s.delivery.name} cost?|how much is delivery to ${s.delivery.name}?}`),
      answers(`${s.money((s.delivery.cost / 100).toFixed(2))} to ${s.delivery.name}, and it’s free from €${s.delivery.freeFrom / 100}.`, [
        s.article('shipping', s.delivery.name.replace('the ', '')),
      ]),
      says('{Does a gift card count towards free shipping?|if i add a gift card, does it count for free delivery}'),
      answers(
        'No, gift cards don’t count toward free delivery. It goes by the price of the other items.',
        [s.article('gift-cards', 'free delivery')],
        { intent: 'delivery_options' },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'islands',
    share: 7,
    intent: 'delivery_options',
    subject: 'Delivery to the islands',
    play: (s) => [
      says('Do you ship to {the Canary Islands|Madeira|Tenerife}?'),
      answers(
        'Sorry, no. We don’t deliver to the Canary Islands, Madeira, the Azores or the Channel Islands, but mainland Spain and Portugal are fine.',
        [s.article('shipping', 'Canary Islands')],
      ),
      says('{pity|Oh. A pity.|ok}'),
    ],
  },
  {
    name: 'pick-up',
    share: 9,
    intent: 'delivery_options',
    subject: 'Picking up',
    play: (s) => [
      says('{Can I pick up my order in Rotterdam?|is there a shop where I can collect}'),
      answers(
        'Yes, for free at Wijnhaven 88 in Rotterdam. Choose "Pick up" at checkout, and it’s usually ready within four working hours.',
        [s.article('delivery-options', 'Wijnhaven 88')],
      ),
      says('{Until when are you open on Saturday?|open on saturday?}'),
      answers('The counter is open Monday to Saturday, 10:00 to 18:00.', [s.article('contact', '10:00 to 18:00')], {
        intent: 'store_hours',
      }),
      s.thanks(),
    ],
  },
  {
    name: 'ways to pay',
    share: 24,
    intent: 'payment_methods',
    subject: 'Ways to pay',
    play: (s) => [
      says('{Which payment methods do you take?|can I pay with iDEAL|Do you have Klarna?|paypal possible?}'),
      answers(
        'We accept Visa, Mastercard, Maestro, PayPal, gift cards, invoice and payment on delivery. We don’t offer iDEAL, Bancontact or Klarna yet.',
        [s.article('payment-methods', 'We accept Visa')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'pay on delivery',
    share: 16,
    intent: 'payment_methods',
    subject: 'Pay on delivery',
    play: (s) => [
      says('{Can I pay on delivery?|pay at the door possible?}'),
      answers('Yes, for orders up to €100 in the Netherlands, Belgium and Germany, at no extra cost.', [
        s.article('pay-on-delivery', 'up to €100'),
        s.article('pay-on-delivery', 'costs nothing extra'),
      ]),
      says('{cash?|by card at the door?}'),
      answers('By card, or with the exact amount in cash.', [s.article('pay-on-delivery', 'exact amount in cash')]),
      s.thanks(),
    ],
  },
  {
    name: 'discount code',
    share: 20,
    intent: 'discount_question',
    subject: 'Discount',
    play: (s) => [
      says('{Do you have a discount code?|any promo code at the moment?|Is there a sale coming?}'),
      answers(
        'If you sign up for our newsletter, you get a code for 10% off your first order. We also have sales at the end of November and in the first two weeks of July.',
        [s.article('discounts', '10 %'), s.article('discounts', 'Sales take place')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'code refused on a sale item',
    share: 4,
    intent: 'discount_question',
    subject: 'The code does not work',
    play: (s) => [
      says('{My welcome code is not accepted|the 10% code gives an error} {for the Breakwater Parka|on the parka}'),
      answers(
        'Sorry, codes don’t work on sale items, and the Breakwater Parka is already reduced: €189 instead of €229.',
        [s.article('discounts', 'already reduced')],
        { product: 'jacket-breakwater' },
      ),
      says('{Come on, can you not make an exception?|could you add it anyway? I am a loyal customer}'),
      handsOver(
        'policy_restriction',
        'I can’t make exceptions myself, but a colleague can take a look. I’m bringing one in.',
        'Wants the welcome code on the reduced Breakwater Parka.',
        [s.article('discounts', 'already reduced')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, I can’t put the code on the parka, but I can send it to you free of charge if you order today. Would that help?`,
      ),
      says('{Deal|ok fair enough, thanks}'),
    ],
  },
  {
    name: 'price fell after buying',
    share: 3,
    intent: 'discount_question',
    subject: 'The price fell',
    play: (s) => [
      says('{I bought the Mast lamp on Tuesday and now it is cheaper!|the floor lamp i ordered is 30 euro cheaper 3 days later??}'),
      handsOver(
        'policy_restriction',
        'Yes, if a price drops within 7 days, we give you the difference as a gift card. I’m bringing in a colleague to issue it.',
        'Price of the Mast Floor Lamp fell within 7 days of the purchase; wants the difference.',
        [s.article('discounts', 'within 7 days')],
      ),
      takes(),
      writes('You’re right, that’s within the 7 days. I’ve just emailed you a €30.00 gift card.'),
      says('{That was easy, thank you!|super}'),
    ],
  },
  {
    name: 'gift card',
    share: 8,
    intent: 'payment_methods',
    subject: 'Gift card',
    play: (s) => [
      says('{How long is a gift card valid?|do gift cards expire?}'),
      answers('Gift cards are valid for 5 years, and anything left after an order stays on the card.', [
        s.article('gift-cards', 'valid for 5 years'),
        s.article('gift-cards', 'stays on the card'),
      ]),
      says('{can I combine it with paypal|And combine with a credit card?}'),
      answers('Yes, you can combine a gift card with one other payment method.', [s.article('payment-methods', 'combined with one other')]),
      s.thanks(),
    ],
  },
  {
    name: 'return policy',
    share: 22,
    intent: 'check_refund_policy',
    subject: 'Return policy',
    play: (s) => [
      says("{What is your return policy?|how long can I return something?|can I send it back if I don't like it}"),
      answers(
        'You can send back anything unused within 30 days of delivery. The label costs €3.95 from the Netherlands, Belgium and Germany and €6.95 from other countries.',
        [s.article('returns', 'within 30 days'), s.article('returns', '€3.95')],
      ),
      says('{And when do I get the money back?|how fast is the refund}'),
      answers('Within 5 working days of its arrival, to your original payment method.', [s.article('refunds', 'within 5 working days')], {
        intent: 'check_refund_policy',
      }),
      s.thanks(),
    ],
  },
  {
    name: 'cancellation fee',
    share: 6,
    intent: 'check_cancellation_fee',
    subject: 'Does cancelling cost anything?',
    play: (s) => [
      says('{Is there a fee if I cancel?|what does it cost to cancel an order}'),
      answers('No, there’s no cancellation fee. You can cancel for free until we pack your order, usually on the next working day.', [
        s.article('cancellation', 'no cancellation fee'),
        s.article('cancellation', 'until we pack it'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'the month is used up',
    share: 3,
    intent: 'delivery_options',
    subject: 'Question about delivery',
    play: (s) => [
      says('{Can you deliver to a parcel locker?|is delivery to a pick-up point possible}'),
      handsOver(
        'usage_limit',
        'Someone from our team will read this chat and reply here. It may take a moment.',
        'The month’s AI answers are used up; asks for delivery to a pick-up point.',
      ),
      takes(),
      writes('Hi! Yes, in the Netherlands, Belgium, Germany and France you can choose a pick-up point at checkout, for the same price.'),
      s.thanks(),
    ],
  },
]);
