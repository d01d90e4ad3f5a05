import type { DeedTexts } from './deed-texts.ts';

const or = (list: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(list);

export const deedsEn: DeedTexts = {
  reasons: { 'no longer needed': 'you no longer need it', 'ordered by mistake': 'you ordered it by mistake' },
  askReason: (number, reasons) => `I can do that for order ${number}. What is the reason: ${or(reasons)}?`,
  reasonRefused: (reasons) =>
    `I may only cancel it myself when ${or(reasons)}. Is that the reason? If it is another one, tell me and a colleague looks at it.`,

  askAddress: 'Of course. What is the new address: street and number, postcode, city and country?',
  askPart: {
    line1: 'Thank you. And what are the street and the number?',
    postcode: 'Thank you. And what is the postcode?',
    city: 'Thank you. And which city is it?',
    country: 'Thank you. And which country is it?',
  },
  whichPieces: {
    items: 'Which of these should be changed?',
    return: 'Which of these would you like to send back? You can name several, or say all.',
    exchange: 'Which of these would you like to exchange?',
  },
  whichVariant: (name, variants) => `Gladly. Which ${name} would you like instead: ${variants.join('; ')}?`,
  onlyVariant: (name, variant) => `The only other version of the ${name} in stock is: ${variant}. Would you like that one?`,
  variantGone: (name, which, others) =>
    `The ${name} (${which}) is not in stock at the moment. In stock: ${others.join('; ')}. Which one would you like?`,
  noOtherVariant: (name) => `There is no other version of the ${name} in stock at the moment, so I cannot change it.`,
  onlyMethod: (label) => `The other way to pay that I have of you is: ${label}. Shall I use that one?`,
  whichMethod: (labels) => `Which way to pay should it be: ${or(labels)}?`,

  show: {
    cancel: (number) => `I would cancel order ${number}:`,
    items: (number) => `This is what I would change in order ${number}:`,
    order_address: (number) => `I would have order ${number} sent to this address:`,
    own_address: () => 'I would save this as your usual address:',
    payment: (number) => `I would change how order ${number} is paid:`,
    return: (number) => `This is what you would send back from order ${number}:`,
    exchange: (number) => `This is what I would exchange for you from order ${number}:`,
  },
  paidWith: (label) => `It would be paid with: ${label}.`,
  refundNow: (amount, method) => `${amount} goes back to: ${method}.`,
  refundLater: (amount, method) => `Once the goods are back with us, ${amount} goes back to: ${method}.`,
  chargeNow: (amount, method) => `${amount} is charged to: ${method}.`,
  chargeLater: (amount, method) => `Once the goods are back with us, ${amount} is charged to: ${method}.`,
  noMoney: 'Nothing was paid yet, so nothing has to be given back.',
  sameAmount: 'The price stays the same.',
  unknownMethod: 'the way it was paid',
  onlyOnce: {
    items:
      'Please note: the items of an order can be changed only once, and it cannot be cancelled afterwards. If anything else should change, tell me now.',
    return: 'Please note: an order can have one return or exchange only. If anything else should go back, tell me now.',
    exchange: 'Please note: an order can have one return or exchange only. If anything else should be exchanged, tell me now.',
  },
  colleagueConfirms: 'After your yes, a colleague has to approve it.',
  confirm: 'Shall I do that? Please answer yes or no.',
  plainYes: 'To be safe, I need a plain yes or no.',
  noHurry: 'Take your time; nothing is done until you say yes.',
  changedMeanwhile: 'Something has changed in the meantime, so nothing was done yet. Please have another look:',

  done: {
    cancel: (number) => `Done: order ${number} is cancelled.`,
    items: (number) => `Done: order ${number} is changed.`,
    order_address: (number) => `Done: order ${number} now goes to this address:`,
    own_address: () => 'Done: this is your usual address now:',
    payment: (number) => `Done: the payment of order ${number} is changed.`,
    return: (number) => `Done: your return for order ${number} is registered.`,
    exchange: (number) => `Done: your exchange for order ${number} is registered, and the new pieces are kept for you.`,
  },
  anythingElse: 'Is there anything else I can do for you?',
  nothingDone: 'All right, nothing was changed. What would you like instead?',
  nothingTwice: 'That is done already; nothing was done a second time. Is there anything else?',
  approval: 'Thank you. A colleague has to approve this; I have passed it on with all the details, and you get the answer here.',
  backTo: 'And to come back to what we were doing:',

  shipped: (number) =>
    `Order ${number} has already left, so it can no longer be cancelled or changed. Once it has arrived, you can send it back.`,
  shippedAddress: (number) => `Order ${number} has already left, so its address can no longer be changed here.`,
  delivered: (number) => `Order ${number} was already delivered, so it can no longer be cancelled or changed.`,
  notDelivered: (number) => `Order ${number} has not arrived yet. Pieces can be sent back or exchanged once it was delivered.`,
  beingPrepared: (number) =>
    `Order ${number} is already being prepared, so I may no longer do this myself. A colleague can see what is still possible.`,
  over: {
    cancelled: (number) => `Order ${number} is already cancelled.`,
    returned: (number) => `Order ${number} already came back to us.`,
  },
  changedBefore: (number) =>
    `The items of order ${number} were changed once before. That was final, so I may not change or cancel it any more.`,
  returnedBefore: (number) => `Order ${number} has already had its one return or exchange, so I may not register another.`,
  notAllowed: 'I may not do this myself; a colleague has to look at it.',
  outOfStock: 'I am sorry, that has just gone out of stock.',
  methodRefused: 'That way to pay cannot be used here.',
  balanceLow: 'The balance of that gift card is not enough for this.',
  addOrRemove: 'I can change a piece to another version of the same product. Adding or removing pieces has to be done by a colleague.',
  offer: {
    cancel: 'It has not left yet, so I could cancel it instead. Would you like that?',
    items: 'It has not left yet, so I could change it to another version instead. Would you like that?',
    return: 'Would you like to send something of it back instead?',
    exchange: 'Would you like to exchange something of it instead?',
  },
  refundByCancel: (number) => `Order ${number} has not left yet, so you get your money back when it is cancelled.`,
  refundByReturn: (number) => `Order ${number} was delivered, so you get your money back when you send the goods back.`,
  refundLaterByReturn: (number) =>
    `Order ${number} is on its way. Once it has arrived you can send it back, and then you get your money back.`,
  noPublicDiscount: 'I do not know of any discount at the moment, and I cannot make one. If you have a code, you can enter it at checkout.',
  goesWith: (name, price) => `Goes well with it: ${name} (${price}).`,
  wantOne: 'If you would like to have it, just tell me and I prepare a checkout link.',
};
