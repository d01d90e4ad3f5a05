import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

const isPlural = (name: string) => /[^s]s$/i.test(name) && !/(?:canvas|lens|atlas|bus|gas|plus)$/i.test(name);

export const actionsEn: ActionTexts = {
  reasons: { 'no longer needed': 'you no longer need it', 'ordered by mistake': 'you ordered it by mistake' },
  askReason: (number, reasons) => `I can cancel order ${number} for you. May I ask why: ${or(reasons, 'en')}?`,
  reasonRefused: (reasons) =>
    `I can only cancel it myself for one of these reasons: ${or(reasons, 'en')}. Does that apply? If not, tell me the reason and a colleague will take a look.`,
  reason: (said) => `Reason: ${said}`,

  askAddress: 'Sure! What’s the new address: street and number, postal code, city and country?',
  askPart: {
    line1: 'Thanks! And what’s the street and number?',
    postcode: 'Thanks! And what’s the postal code?',
    city: 'Thanks! And which city?',
    country: 'Thanks! And which country?',
  },
  whichUnits: {
    items: 'Which of these would you like to change?',
    return: 'Which of these would you like to send back? You can name several, or say “all”.',
    exchange: 'Which of these would you like to exchange?',
  },
  whichVariant: (name, variants) =>
    `Sure! The ${name} ${isPlural(name) ? 'come' : 'comes'} in ${or(variants, 'en')}. Which would you like?`,
  onlyVariant: (name, variant) => `The only other ${name} in stock is ${variant}. Would you like that one?`,
  variantGone: (name, which, others) =>
    `Sorry, the ${name} isn’t in stock in ${which} right now, but you can get it in ${or(others, 'en')}. Which would you like?`,
  noOtherVariant: (name) => `Sorry, there’s no other version of the ${name} in stock right now, so I can’t change it.`,
  onlyMethod: (label) => `Your other payment method is ${label}. Shall I use that one?`,
  whichMethod: (labels) => `Which payment method should I use: ${or(labels, 'en')}?`,

  show: {
    cancel: (number) => `I can cancel order ${number} for you:`,
    items: (number) => `I can make this change to order ${number}:`,
    order_address: (number) => `I can send order ${number} to this address:`,
    own_address: () => 'I can save this as your default address:',
    payment: (number) => `I can change the payment method of order ${number}:`,
    return: (number) => `I can set up this return for order ${number}:`,
    exchange: (number) => `I can set up this exchange for order ${number}:`,
  },
  paidWith: (label) => `New payment method: ${label}.`,
  refundNow: (amount, method) => `Refund: ${amount} to ${method}.`,
  refundLater: (amount, method) => `Refund once we’ve received the items: ${amount} to ${method}.`,
  chargeNow: (amount, method) => `Charge: ${amount} to ${method}.`,
  chargeLater: (amount, method) => `Charge once we’ve received the items: ${amount} to ${method}.`,
  noMoney: 'You haven’t paid for it yet, so there’s nothing to refund.',
  sameAmount: 'The price stays the same.',
  unknownMethod: 'the original payment method',
  onlyOnce: {
    items:
      'Please note: you can change the items in an order only once, and the order can’t be canceled after that. If you’d like to change anything else, tell me now.',
    return: 'Please note: each order can have only one return or exchange. If you’d like to send anything else back, tell me now.',
    exchange: 'Please note: each order can have only one return or exchange. If you’d like to exchange anything else, tell me now.',
  },
  colleagueConfirms: 'If you say yes, a colleague still has to approve it.',
  confirm: 'Shall I go ahead?',
  confirmAgain: 'Does this look right?',
  confirmStill: {
    cancel: (number) => `Shall I still cancel order ${number}?`,
    items: (number) => `Shall I still change order ${number}?`,
    order_address: (number) => `Shall I still send order ${number} there?`,
    own_address: () => 'Shall I still save that address?',
    payment: (number) => `Shall I still change the payment of order ${number}?`,
    return: (number) => `Shall I still set up the return for order ${number}?`,
    exchange: (number) => `Shall I still set up the exchange for order ${number}?`,
  },
  plainYes: 'I want to be sure before I change anything.',
  noHurry: 'Take your time. I won’t change anything until you say yes.',
  changedMeanwhile: 'Something has changed in the meantime, so I haven’t done anything yet. Please take another look:',

  done: {
    cancel: (number) => `Done! Order ${number} is canceled.`,
    items: (number) => `Done! Order ${number} has been updated.`,
    order_address: (number) => `Done! Order ${number} is now going to this address:`,
    own_address: () => 'Done! This is your default address now:',
    payment: (number) => `Done! The payment method of order ${number} has been changed.`,
    return: (number) => `Done! Your return for order ${number} is set up.`,
    exchange: (number) => `Done! Your exchange for order ${number} is set up, and the new items are reserved for you.`,
  },
  anythingElse: 'Anything else I can help with?',
  nothingDone: 'No problem, I haven’t changed anything. What would you like instead?',
  nothingTwice: 'That’s already done, so I’ve left it as it is. Anything else I can help with?',
  approval: 'Thanks! A colleague has to approve this. I’ve passed on all the details, and you’ll get the answer here.',
  backTo: 'Now, back to what we were doing:',

  shipped: (number) => `Order ${number} has already shipped, so it can’t be canceled or changed. Once it arrives, you can send it back.`,
  shippedAddress: (number) => `Order ${number} has already shipped, so I can’t change its address anymore.`,
  delivered: (number) => `Order ${number} has already been delivered, so it can’t be canceled or changed.`,
  notDelivered: (number) => `Order ${number} hasn’t arrived yet. You can return or exchange items once it’s delivered.`,
  beingPrepared: (number) =>
    `Order ${number} is already being prepared, so I can’t do this myself anymore. A colleague can check what’s still possible.`,
  over: {
    cancelled: (number) => `Order ${number} is already canceled.`,
    returned: (number) => `Order ${number} has already been returned.`,
  },
  changedBefore: (number) => `Order ${number} has already been changed once, so I can’t change or cancel it anymore.`,
  returnedBefore: (number) => `Order ${number} has already had its one return or exchange, so I can’t set up another.`,
  notAllowed: 'I can’t do this myself, but a colleague can take a look.',
  outOfStock: 'I’m sorry, that just sold out.',
  methodRefused: 'Sorry, I can’t use that payment method for this order.',
  balanceLow: 'Sorry, that gift card doesn’t have enough balance for this.',
  addOrRemove: 'I can swap an item for another version of the same product. A colleague can add or remove items for you.',
  offer: {
    cancel: 'It hasn’t shipped yet, so I could cancel it instead. Would you like that?',
    items: 'It hasn’t shipped yet, so I could switch it to another version instead. Would you like that?',
    return: 'Would you like to return something from it instead?',
    exchange: 'Would you like to exchange something from it instead?',
  },
  refundByCancel: (number) => `Order ${number} hasn’t shipped yet, so you can get your money back by canceling it.`,
  refundByReturn: (number) => `Order ${number} was delivered, so you can get your money back by returning it.`,
  refundLaterByReturn: (number) => `Order ${number} is on its way. Once it arrives, you can return it and get your money back.`,
  noPublicDiscount: 'I’m not aware of any discounts right now, and I can’t create one. If you have a code, you can enter it at checkout.',
  goesWith: (name, price) => `It goes well with the ${name} (${price}).`,
  wantOne: 'If you’d like one, just tell me and I’ll set up a checkout link.',
};
