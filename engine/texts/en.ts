import { actionsEn } from './actions-en.ts';
import { ordersEn } from './orders-en.ts';
import { problemsEn } from './problems-en.ts';
import { or } from './lists.ts';
import { shoppingEn } from './shopping-en.ts';
import type { Texts } from './texts.ts';

const next = 'Someone from our team will read this chat and reply here.';

/** "Glasses" are several, "Canvas" and "Compass" are not. */
const isPlural = (name: string) => /[^s]s$/i.test(name) && !/(?:canvas|lens|atlas|bus|gas|plus)$/i.test(name);
const be = (name: string) => (isPlural(name) ? 'are' : 'is');
const come = (name: string) => (isPlural(name) ? 'come' : 'comes');
const doNot = (name: string) => (isPlural(name) ? 'don’t' : 'doesn’t');
const inVersion = (which: string) => which && ` in ${which}`;

export const en: Texts = {
  greeting: (shop) => `Hi! I’m the AI assistant at ${shop}. Ask me about products, orders, delivery or returns.`,
  here: 'I’m here! What can I do for you?',
  thanks: 'You’re welcome! Anything else I can help with?',
  goodbye: 'Thanks for getting in touch. Have a great day!',
  automated: (shop) =>
    `I’m the AI assistant at ${shop}, not a person. I answer from our help pages, products and orders, and I can bring in a colleague any time.`,
  automatedAgain: (shop) => `It’s the AI assistant at ${shop} again.`,
  abilities: () =>
    'I can answer questions about products, stock, delivery, refunds and payment. I can also look up, change or cancel your order, or set up a return or an exchange. For anything else, I can bring in a colleague. What can I do for you?',
  outOfScope: (shop) => `I can only help with ${shop}: products, orders, delivery, returns and payment. What can I do for you?`,
  offerPerson: 'I can’t help with that, but a colleague can. Want me to bring someone in?',
  offerPersonHere: 'Want me to bring a colleague into this chat?',
  personAnyTime: 'Just ask for a person any time and I’ll bring a colleague into this chat.',
  fileOnly: 'I can’t open files, but a colleague can. What’s your file about, and which order is it for?',
  refusedIntent: 'OK, I’ll leave that as it is. What would you like instead?',
  neverMind: 'No problem! Anything else I can help with?',

  whichIntent: (detectedIntents) => `Just to make sure I get this right: is it about ${or(detectedIntents, 'en')}?`,
  otherWords: 'Sorry, I didn’t get that. Are you asking about an order or a product?',
  noSource: 'I couldn’t find that in our help pages. Could you put it another way? If not, I’ll bring in a colleague.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `You also asked about ${new Intl.ListFormat('en').format(detectedIntents)}. Shall I start with the first?`
      : `You also asked about ${detectedIntents.join('')}. Shall I go on with that?`,
  afterThis: (detected) => `You also asked about ${detected}. We’ll do that right after this:`,
  intentName: {
    place_order: 'placing an order',
    cancel_order: 'canceling an order',
    change_order: 'changing an order',
    track_order: 'where an order is',
    delivery_options: 'delivery options',
    delivery_period: 'delivery times',
    set_shipping_address: 'adding a shipping address',
    change_shipping_address: 'changing a shipping address',
    return_item: 'returning an item',
    exchange_item: 'exchanging an item',
    get_refund: 'getting a refund',
    track_refund: 'the status of a refund',
    check_refund_policy: 'the refund policy',
    check_cancellation_fee: 'cancellation fees',
    payment_methods: 'payment methods',
    payment_issue: 'a problem with a payment',
    get_invoice: 'getting an invoice',
    check_invoice: 'viewing invoices',
    create_account: 'creating an account',
    edit_account: 'changing account details',
    switch_account: 'switching accounts',
    delete_account: 'deleting an account',
    recover_password: 'resetting a password',
    registration_problems: 'trouble signing up',
    newsletter_subscription: 'the newsletter',
    product_question: 'a product',
    stock_question: 'whether something is in stock',
    recommendation: 'a recommendation',
    discount_question: 'discounts',
    store_hours: 'store hours',
    complaint: 'a complaint',
    review: 'leaving a review',
    contact_customer_service: 'contacting customer service',
    contact_human_agent: 'talking to a person',
    greeting: 'saying hello',
    thanks: 'saying thanks',
    goodbye: 'saying goodbye',
    out_of_scope: 'something else',
    bot_question: 'who I am',
    capabilities: 'what I can do',
  },
  quoted: (language) => `From our help pages (in ${language}):`,
  partly: 'If that doesn’t answer your question, tell me and I’ll bring in a colleague.',
  languageName: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', pt: 'Portuguese', nl: 'Dutch', it: 'Italian' },

  askEmail: 'I can look that up. To keep your orders private, I’ll send you a code first. Which email address did you order with?',
  askOrderNumber: 'What’s the order number? You’ll find it in your confirmation email.',
  askOrderAndEmail:
    'I can look that up. To keep your orders private, could you first tell me the order number and the email address you ordered with?',
  askEmailOfOrder: (number) => `Thanks! And which email address did you use for order ${number}?`,
  askNameAndPostcode:
    'I can look that up. To keep your orders private, could you first tell me your full name (or email address) and your postal code?',
  askPostcode: 'Thanks! And what’s your postal code?',
  askName: 'Thanks! And what’s your full name or email address?',
  codeSent: (email, minutes) =>
    `If ${email} belongs to one of our customers, a 6-digit code is on its way there. Type it here within ${minutes} minutes.`,
  codeWrong: 'That code isn’t right. Please check it again, or tell me your email address and I’ll send a new one.',
  cannotVerify: 'I can’t check who you are right now, so I’m passing this to a colleague.',
  codeSpent: 'That code is no longer valid. Tell me your email address and I’ll send a new one.',
  codeAwaited:
    'I still need the 6-digit code from the email. If it hasn’t arrived, check your spam folder or give me another email address.',
  verified: (name) => (name ? `Thanks, ${name}!` : 'Thanks!'),
  noMatchOrder: 'I couldn’t find an order with that number and email address. Please check both and send me whichever needs correcting.',
  noMatchPostcode:
    'I couldn’t find a customer with that name or email address and that postal code. Please check both and send me whichever needs correcting.',
  withoutProof:
    'I can’t open an order without the email it was placed with; that keeps everyone’s orders private. Whoever placed it can write to us here, or I can bring in a colleague. General questions, such as delivery times, I’m happy to answer.',
  whyAsked:
    'I only ask so that nobody else can see or change your orders. If you’d rather not share that, let me know and I’ll bring in a colleague.',

  order: ({ number, status, placed, items }) => `Order ${number}, placed on ${placed} (${items}), ${status}.`,
  status: {
    draft: 'hasn’t been placed yet',
    pending: 'has been received',
    confirmed: 'is confirmed',
    processing: 'is being prepared',
    shipped: 'is on its way',
    delivered: 'was delivered',
    returned: 'has been returned',
    cancelled: 'was canceled',
  },
  statusMeaning: {
    pending: 'It hasn’t shipped yet.',
    confirmed: 'It hasn’t shipped yet.',
    processing: 'It hasn’t shipped yet.',
    shipped: '',
    delivered: 'If you haven’t received it, tell me and I’ll bring in a colleague.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'It hasn’t been paid yet.',
    authorized: '',
    partially_paid: 'It has been partly paid.',
    paid: '',
    partially_refunded: 'It has been partly refunded.',
    refunded: 'It has been refunded.',
    voided: 'You weren’t charged.',
  },
  tracking: (numbers) => `Tracking number: ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Track your parcel: ${links.join(' ')}`,
  lateSorry: 'I’m sorry you’re still waiting.',
  lateParcel: 'That’s all I can see on my side, but the carrier can locate the parcel by its tracking number.',
  noDate: 'I don’t have a delivery date, but you can check with the carrier using your tracking number.',
  orderTotal: (amount) => `The total is ${amount}.`,
  orders: (count) => (count === 1 ? 'I found one order:' : `Here are your last ${count} orders:`),
  noOrders: 'I couldn’t find any orders for you.',
  orderNotFound: (number) => `I couldn’t find order ${number} among yours. Could you check the number?`,
  askAboutOrder: 'If it’s about one of your orders, just tell me and I’ll look it up.',
  whichOrder: 'Which order is it about? Please tell me its number.',
  refunded: (number, amount, date) => `${amount} was refunded for order ${number} on ${date}.`,
  refundAwaited: (number) =>
    `There’s a return in progress for order ${number}. You’ll be refunded once we’ve received and checked the items.`,
  refundNone: (number) => `There’s no refund for order ${number} yet.`,
  refundClosed: (number) => `Order ${number} has been fully refunded.`,
  someoneElses: 'I can only help the verified customer in this chat. For another account, please start a new chat.',

  whichProduct: 'Which one do you mean?',
  weHave: 'Yes, we do:',
  noProduct: 'I couldn’t find that in our shop. What’s it called, or what is it for?',
  price: (name, from, to) =>
    from === to ? `The ${name} ${be(name)} ${from}.` : `The ${name} ${be(name)} ${from}–${to}, depending on the version.`,
  inStock: (name, which, price) => `Yes, the ${name} ${be(name)} in stock${inVersion(which)}, at ${price}.`,
  soldOut: (name, which) => `Sorry, the ${name} ${be(name)} sold out${inVersion(which)} right now.`,
  soldOutEntry: (name, which) => `${name}: sold out${inVersion(which)} right now`,
  stillThere: (which) => `You can get it in ${or(which, 'en')}.`,
  notMadeIn: (name, which, others) =>
    `Sorry, the ${name} ${doNot(name)} come in ${which}${others.length > 0 ? `, but you can get it in ${or(others, 'en')}` : ''}.`,
  noneIn: (which) => `Sorry, none of these come in ${which}.`,
  noneCheaper: (name, price) => `The ${name} at ${price} is the cheapest of its kind that we have.`,
  codeFails: 'I’m sorry the code isn’t working. I can’t check or replace it, but a colleague can.',
  tooMany: 'For an order that size, we’ll put together an offer for you.',
  countInStock: (name, available, all) =>
    `${available === 0 ? `None of the ${all}` : `${available} of the ${all}`} versions of the ${name} ${available === 1 ? 'is' : 'are'} in stock.`,
  recommended: (count) => (count === 1 ? 'This one should be a good fit:' : 'These should be a good fit:'),
  perhaps: 'Maybe one of these:',
  nothingFits: 'I couldn’t find a good match. What’s it for, or what’s the most you’d like to spend?',
  askNeed: 'Happy to help! What’s it for, and do you have a budget in mind?',
  unknownProperty: (name) => `Our description of the ${name} doesn’t say, and I’d rather not guess.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? `: ${total}` : ` at ${each} each, ${total}`} before shipping. Shall I set up a checkout link?`,
  whichVariant: (name, variants) => `Sure! The ${name} ${come(name)} in ${or(variants, 'en')}. Which would you like?`,
  onlyLeft: (name, count) => `We only have ${count} of the ${name} left. How many would you like?`,
  purchaseLink: 'Here’s your checkout link. It’s valid for 7 days.',

  handoff: {
    customer_request: `Of course! ${next}`,
    missing_knowledge: `I don’t know that, and I’d rather not guess. ${next}`,
    low_confidence: `Sorry, I’m not quite following. ${next}`,
    policy_restriction: `To keep you and your account safe, I’m passing this on. ${next}`,
    unsupported_request: `I can’t do this myself, but a colleague can. ${next}`,
    tool_failure: `Sorry, something isn’t working on our side, so I can’t look that up. ${next}`,
    negative_sentiment: `I’m sorry about this. ${next}`,
    usage_limit: `I can’t continue here, so I’m passing this on. ${next}`,
    sensitive_topic: 'I’m passing this to a colleague. They’ll read this chat and reply here.',
  },
  handoffIntent: (detected) =>
    `I can’t do this myself (it’s about ${detected}), but a colleague can. ${next} There’s nothing else you need to do for now.`,
  sensitive: {
    danger: `I’m so sorry you’re feeling this way. If you’re in danger, please call your local emergency number now. ${next}`,
    fraud: `I’m sorry this happened. Please change your password now, and call your bank if someone is using your card or account. ${next}`,
    discrimination: `I’m sorry this happened, and we take it seriously. ${next}`,
    legal: 'I’m passing this to a colleague. They’ll read this chat and reply here.',
    health: `I’m sorry to hear that. If anyone is hurt or unwell, please call a doctor or the emergency number first. ${next}`,
    data: `Questions about your personal data go to our team. ${next}`,
  },
  someoneReads: next,
  action: actionsEn,
  problem: problemsEn,
  ofOrder: ordersEn,
  shopping: shoppingEn,
};
