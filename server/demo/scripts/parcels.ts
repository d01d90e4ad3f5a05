// English: where a parcel is, and what goes wrong on its way.
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
        `${s.number} left us on ${s.day(s.journey.shipped)} with ${s.delivery.carrier}, tracking ${s.tracking}. It should be with you by ${s.due}.`,
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
        `Your order ${s.number} (${s.items}) is on its way with ${s.delivery.carrier} since ${s.day(s.journey.shipped)}; expect it by ${s.due}. Tracking: ${s.tracking}.`,
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
        `I am sorry: ${s.number} left us on ${s.day(s.journey.shipped)} and should have come by ${s.due}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      says('{and now?|So where is it?|What are you going to do?}'),
      handsOver(
        'policy_restriction',
        'Only a person can have the carrier search for it. I am fetching one.',
        `${s.number} is ${s.late} late with ${s.delivery.carrier}; wants to know what happens now.`,
        [s.article('delivery-problems', '3 working days')],
      ),
      takes(),
      notes(`Search opened with ${s.delivery.carrier} for ${s.tracking}.`),
      writes(
        `Hi ${s.first}, sorry about this. I have asked ${s.delivery.carrier} to search for ${s.tracking}; they answer within two working days, and I write to you either way.`,
      ),
      says('{ok, please keep me posted|Thank you, I hope it turns up|fine}'),
      writes(`Good news: ${s.delivery.carrier} has found it in the wrong depot. It is being delivered now.`),
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
        `${s.number} shows as delivered on ${s.day(s.journey.delivered)}. Please look with the neighbours and at the pick-up point first; it is often there.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'neighbours')],
        { order: true },
      ),
      says('{I asked all the neighbours. Nothing.|no, nobody has it}', 900_000),
      handsOver(
        'unsupported_request',
        'Then a search has to be started with the carrier. I am fetching a person for that.',
        `${s.number} shows as delivered, neighbours were asked; needs a search.`,
        [s.article('delivery-problems', 'start a search')],
      ),
      takes(),
      writes(
        `Hi ${s.first}, I have started the search with ${s.delivery.carrier}. It takes up to five working days. If it is not found we send it again.`,
      ),
      says(
        '{It was in the bicycle shed... sorry!|Found it! The courier put it behind the bins.|My wife had it all along, sorry}',
        5 * 3_600_000,
      ),
      writes('Good that it is there. Enjoy it!'),
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
        `${s.number} left on ${s.day(s.journey.shipped)}, so we cannot change it any more. ${s.delivery.carrier} can, within the same country: choose another day or address in their tracking page with ${s.tracking}.`,
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
        `It is with ${s.delivery.carrier} already and due by ${s.due}. We do not offer express delivery, so I cannot promise tomorrow.`,
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
        'I am sorry, that should not happen. I am fetching a person.',
        `Angry: the courier handled ${s.number} badly. Nothing said about damage yet.`,
      ),
      takes(),
      writes(`${s.first}, I am sorry, and annoyed with you. Is anything damaged? A picture would help me with ${s.delivery.carrier}.`),
      says('{No, only the box is wet.|The box is broken but the content is fine.}'),
      writes(`Good. I have complained to ${s.delivery.carrier} in your name and sent you a gift card of €10.00 for the trouble.`),
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
        `${s.number} was packed with ${s.items}. I am fetching a person who can check the weight of the parcel.`,
        `Says something is missing in ${s.number} (${s.items}).`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes(`Hi ${s.first}, could you look at the bottom of the box, under the paper? The weight says everything is in it.`),
      says('{Oh. It was under the paper. Sorry!!|found it, how embarrassing}', 360_000),
      writes('It happens every week, and we are changing the paper. Enjoy!'),
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
        'I am sorry. Please keep it packed; a person sends the right one and a free label for the other.',
        `A wrong item in ${s.number} instead of ${s.item}; needs the right one and a label.`,
        [...s.proof(), s.order(), s.article('delivery-problems', 'wrong item')],
      ),
      takes(),
      notes('Mistake in the warehouse, the shelf labels were swapped. Told Ruud.'),
      writes(
        `Hi ${s.first}, my apologies. The right ${s.thing} leaves today, and the label for the wrong one is in your mailbox. No hurry with it.`,
        { order: true },
      ),
      says('{Thanks for the quick help|super service}'),
    ],
  },
]);
