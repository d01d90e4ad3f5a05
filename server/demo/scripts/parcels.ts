// English: where a parcel is, and delivery problems.
import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { about, justDelivered, late, onItsWay, withChoice } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

const hello = '{Hi|Hello|Hey|Good morning|}';

export const parcelScripts = scripts('en', [
  {
    name: 'where is my order',
    share: 70,
    intent: 'track_order',
    needs: onItsWay,
    subject: (s) => `Where is ${s.number}?`,
    play: (s) => [
      says(`${hello}, {where is my order|any news on order|when does my order arrive, it is} ${s.number}?`),
      s.proves(),
      answers(
        `Order ${s.number} shipped on ${s.day(s.journey.shipped)} with ${s.delivery.carrier} and should be with you by ${s.due}. Tracking number: ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'where is it, without a number',
    share: 40,
    intent: 'track_order',
    needs: onItsWay,
    subject: 'Where is my order?',
    play: (s) => [
      says(`{my parcel has not arrived yet|When will my ${s.thing} come?|I ordered a ${s.thing} and want to know where it is}`),
      s.proves(false),
      answers(
        `Your order ${s.number} (${s.items}) shipped on ${s.day(s.journey.shipped)} with ${s.delivery.carrier} and should arrive by ${s.due}. Tracking number: ${s.tracking}.`,
        [...s.proof(), s.order(), s.article('shipping', 'tracking number')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'parcel is late',
    share: 20,
    intent: 'track_order',
    needs: late,
    priority: 'high',
    subject: (s) => `${s.number} is late`,
    play: (s) => [
      says(`{Order ${s.number} should have been here ${s.late} ago|still no parcel, ${s.number}, the tracking does not move}`),
      s.proves(),
      answers(
        `I’m sorry you’re still waiting. Order ${s.number} shipped on ${s.day(s.journey.shipped)} and should have arrived by ${s.due}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      says('{and now?|So where is it?|What are you going to do?}'),
      handsOver(
        'policy_restriction',
        'We can have the carrier search for it. I’m bringing in a colleague to start that.',
        `${s.number} is ${s.late} late with ${s.delivery.carrier}; wants to know what happens now.`,
        [s.article('delivery-problems', '3 working days')],
      ),
      takes(),
      notes(`Search opened with ${s.delivery.carrier} for ${s.tracking}.`),
      writes(
        `Hi ${s.first}, sorry about this. I’ve asked ${s.delivery.carrier} to search for ${s.tracking}. They’ll get back to us within two working days, and I’ll let you know either way.`,
      ),
      says('{ok, please keep me posted|Thank you, I hope it turns up|fine}'),
      writes(`Good news! ${s.delivery.carrier} found it in the wrong depot, and it’s out for delivery now.`),
      says('{Great, thanks for looking after it|finally! thanks}', 26 * 3_600_000),
    ],
  },
  {
    name: 'says delivered, nothing there',
    share: 8,
    intent: 'track_order',
    needs: justDelivered,
    priority: 'high',
    subject: (s) => `${s.number}: delivered, but nothing there`,
    play: (s) => [
      says(
        `{The tracking of ${s.number} says delivered but I have nothing|${s.number} is supposed to be delivered, but there is no parcel}`,
      ),
      s.proves(),
      answers(
        `I’m sorry it isn’t there. ${s.number} shows as delivered on ${s.day(s.journey.delivered)}. Could you check with your neighbors and the pick-up point first? It often turns up there.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'neighbours')],
        { order: true },
      ),
      says('{I asked all the neighbours. Nothing.|no, nobody has it}', 900_000),
      handsOver(
        'unsupported_request',
        'Thanks for checking. The carrier needs to search for it, so I’m bringing in a colleague to start that.',
        `${s.number} shows as delivered, neighbours were asked; needs a search.`,
        [s.article('delivery-problems', 'start a search')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, I’ve started a search with ${s.delivery.carrier}. It takes up to five working days. If they can’t find it, we’ll send it again.`,
      ),
      says(
        '{It was in the bicycle shed... sorry!|Found it! The courier put it behind the bins.|My wife had it all along, sorry}',
        5 * 3_600_000,
      ),
      writes('Glad it turned up! Enjoy it.'),
    ],
  },
  {
    name: 'another address on the way',
    share: 12,
    intent: 'change_shipping_address',
    needs: onItsWay,
    subject: (s) => `${s.number}: another address`,
    play: (s) => [
      says(`{I am not at home this week, can you send ${s.number} to my office instead?|please deliver ${s.number} to another address}`),
      s.proves(),
      answers(
        `${s.number} shipped on ${s.day(s.journey.shipped)}, so we can’t change it anymore. ${s.delivery.carrier} can, within the same country: you can pick another day or address on their tracking page with ${s.tracking}.`,
        [...s.proof(), s.order(), s.article('changing-an-order', 'only with the carrier')],
        { order: true },
      ),
      says('{ok will try|Worked, I chose a neighbour. Thanks}', 400_000),
    ],
  },
  {
    name: 'faster, please',
    share: 9,
    intent: 'delivery_options',
    needs: onItsWay,
    subject: (s) => `${s.number}: can it come sooner?`,
    play: (s) => [
      says(`{I need ${s.number} tomorrow, it's a birthday present. Can you speed it up?|any way to get ${s.number} faster?}`),
      s.proves(),
      answers(
        `I’m afraid not: it’s already with ${s.delivery.carrier} and due by ${s.due}. We don’t offer express delivery, so I can’t promise tomorrow.`,
        [...s.proof(), s.order(), s.article('delivery-options', 'express delivery')],
        { order: true },
      ),
      says('{ok, fingers crossed|Understood.}'),
    ],
  },
  {
    name: 'complaint about the courier',
    share: 4,
    intent: 'complaint',
    needs: justDelivered,
    priority: 'high',
    subject: 'Complaint about the courier',
    play: (s) => [
      says(
        `{The courier threw my parcel over the fence|Your driver left ${s.number} in the rain in front of the door}. {Unacceptable.|That is not ok!}`,
      ),
      handsOver(
        'negative_sentiment',
        'I’m sorry, that shouldn’t happen. I’m bringing in a colleague.',
        `Angry: the courier handled ${s.number} badly. Nothing said about damage yet.`,
      ),
      takes(),
      writes(`I’m sorry, ${s.first}, that’s not OK. Is anything damaged? A picture would help me with ${s.delivery.carrier}.`),
      says('{No, only the box is wet.|The box is broken but the content is fine.}'),
      writes(`Glad to hear it. I’ve complained to ${s.delivery.carrier} for you and sent you a €10.00 gift card for the trouble.`),
      says('{appreciated|Thank you, that is kind}'),
    ],
  },
  {
    name: 'an item is missing',
    share: 5,
    intent: 'complaint',
    needs: justDelivered,
    subject: (s) => `Something is missing in ${s.number}`,
    play: (s) => [
      says(`{There is something missing in my parcel, order ${s.number}|${s.number} came without the ${s.thing}!}`),
      s.proves(),
      handsOver(
        'unsupported_request',
        `I’m sorry about that. ${s.number} was packed with ${s.items}. I’m bringing in a colleague who can check the weight of the parcel.`,
        `Says something is missing in ${s.number} (${s.items}).`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes(`Hi ${s.first}, could you check the bottom of the box, under the paper? Going by the weight, everything is in there.`),
      says('{Oh. It was under the paper. Sorry!!|found it, how embarrassing}', 360_000),
      writes('No worries, it happens every week. We’re changing the paper. Enjoy!'),
    ],
  },
  {
    name: 'the wrong item',
    share: 6,
    intent: 'exchange_item',
    needs: about(justDelivered, withChoice),
    priority: 'high',
    subject: (s) => `Wrong item in ${s.number}`,
    play: (s) => [
      says(`{You sent me the wrong colour, order ${s.number}|I got something I did not order, ${s.number}}`),
      s.proves(),
      handsOver(
        'unsupported_request',
        'I’m sorry we sent the wrong one. Please keep it packed. A colleague will send you the right one and a free label for the other.',
        `A wrong item in ${s.number} instead of ${s.item}; needs the right one and a label.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'wrong item')],
      ),
      takes(),
      notes('Mistake in the warehouse, the shelf labels were swapped. Told Ruud.'),
      writes(
        `Hi ${s.first}, my apologies. The right ${s.thing} is leaving today, and I’ve emailed you the label for the wrong one. No rush with that.`,
        { order: true },
      ),
      says('{Thanks for the quick help|super service}'),
    ],
  },
]);
