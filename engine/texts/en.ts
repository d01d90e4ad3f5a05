import { deedsEn } from './deeds-en.ts';
import type { Texts } from './texts.ts';

const next = 'A person on the team will read this conversation and answer here.';

/** "Glasses" are several, "Canvas" and "Compass" are not. */
const isPlural = (name: string) => /[^s]s$/i.test(name) && !/(?:canvas|lens|atlas|bus|gas|plus)$/i.test(name);
const cost = (name: string) => (isPlural(name) ? 'cost' : 'costs');
const be = (name: string) => (isPlural(name) ? 'are' : 'is');
const doNot = (name: string) => (isPlural(name) ? 'do not' : 'does not');

export const en: Texts = {
  greeting: (shop) => `Hello! I am the assistant of ${shop}. Ask me about a product, an order, delivery or returns.`,
  here: 'I am here. What can I do for you?',
  thanks: 'You are welcome! Is there anything else?',
  goodbye: 'Goodbye, and thank you for writing.',
  automated: (shop) =>
    `I am the automated assistant of ${shop}, not a person. I answer from the shop's own pages, products and orders, and I can fetch a person any time you ask.`,
  automatedAgain: (shop) => `This is the automated assistant of ${shop} again.`,
  abilities: () =>
    'I can tell you about our products and whether they are in stock, look up, change or cancel your order, take a return or an exchange, and explain delivery, refunds and payment. For anything else I fetch a person. What can I do for you?',
  outOfScope: (shop) => `I can only help with ${shop}: products, orders, delivery, returns and payment. What can I do for you there?`,
  offerPerson: 'That is nothing I can help with. Shall I fetch a person? Just say yes.',
  offerPersonHere: 'I can fetch a person into this chat. Shall I? Just say yes.',
  personAnyTime: 'I can fetch a person into this chat at any time: just ask for one.',
  fileOnly: 'I cannot look into a file, but a colleague can. What is it about, and which order?',
  refusedWish: 'All right, I leave that as it is. What would you like instead?',
  neverMind: 'All right, never mind. Is there anything else I can do?',

  whichWish: (wishes) => `I want to be sure I understand you. Is it about ${wishes.join(', or ')}?`,
  otherWords: 'I am not sure I understand. Could you say it in other words, or a little more exactly?',
  noSource: "I do not find that in the shop's pages. Could you ask it in other words? Otherwise I fetch a person.",
  alsoSaw: (wishes) => `I also saw that you ask about ${wishes.join(' and ')}. Say the word and I go on with that.`,
  wish: {
    place_order: 'placing an order',
    cancel_order: 'cancelling an order',
    change_order: 'changing an order',
    track_order: 'where an order is',
    delivery_options: 'the ways of delivery',
    delivery_period: 'how long delivery takes',
    set_shipping_address: 'adding a delivery address',
    change_shipping_address: 'changing a delivery address',
    return_item: 'returning something',
    exchange_item: 'exchanging something',
    get_refund: 'getting money back',
    track_refund: 'a refund under way',
    check_refund_policy: 'the rules for refunds',
    check_cancellation_fee: 'what cancelling costs',
    payment_methods: 'the ways to pay',
    payment_issue: 'a problem with a payment',
    get_invoice: 'getting an invoice',
    check_invoice: 'looking at invoices',
    create_account: 'opening an account',
    edit_account: 'changing account data',
    switch_account: 'using another account',
    delete_account: 'closing an account',
    recover_password: 'a lost password',
    registration_problems: 'trouble with signing up',
    newsletter_subscription: 'the newsletter',
    product_question: 'a product',
    stock_question: 'whether something is in stock',
    recommendation: 'a recommendation',
    discount_question: 'discounts',
    store_hours: 'opening hours',
    complaint: 'a complaint',
    review: 'leaving a review',
    contact_customer_service: 'reaching customer service',
    contact_human_agent: 'talking to a person',
    greeting: 'saying hello',
    thanks: 'saying thanks',
    goodbye: 'saying goodbye',
    out_of_scope: 'something else',
    bot_question: 'who I am',
    capabilities: 'what I can do',
  },
  quoted: (language) => `Our pages say (in ${language}):`,
  partly: 'If that does not answer it, tell me and I fetch a person.',
  languageName: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', pt: 'Portuguese' },

  askEmail: 'I can look that up. So that nobody else sees your orders: which e-mail address did you order with? I send a code there.',
  askOrderNumber: 'What is the order number? You find it in the confirmation e-mail.',
  askOrderAndEmail:
    'I can look that up. So that nobody else sees your orders, please tell me the order number and the e-mail address you ordered with.',
  askEmailOfOrder: (number) => `Thank you. And which e-mail address did you give with order ${number}?`,
  askNameAndPostcode:
    'I can look that up. So that nobody else sees your orders, please tell me your full name (or your e-mail address) and the postcode of your address.',
  askPostcode: 'Thank you. And what is the postcode of your address?',
  askName: 'Thank you. And what is your full name, or your e-mail address?',
  codeSent: (email, minutes) =>
    `If ${email} belongs to a customer of ours, I have sent a code of six digits there. Please type it here; it is valid for ${minutes} minutes.`,
  codeWrong: 'That code is not right. Please look again, or tell me the e-mail address once more and I send a new one.',
  codeSpent: 'That code no longer counts. Tell me your e-mail address again and I send a new one.',
  codeAwaited:
    'I am waiting for the code of six digits from the e-mail. If it does not come, look in the spam folder or tell me another address.',
  verified: (name) => (name ? `Thank you, ${name}.` : 'Thank you.'),
  noMatchOrder:
    'I find no order with that number and that e-mail address together. Please check both, and send me the one that should be different.',
  noMatchPostcode:
    'I find no customer with that name or e-mail address and that postcode together. Please check them, and send me the one that should be different.',
  whyAsked:
    'I need it only to make sure that nobody else sees or changes your orders. If you would rather not tell me, say so and I fetch a person.',

  order: ({ number, status, placed, items }) => `Order ${number} of ${placed} (${items}) ${status}.`,
  status: {
    draft: 'is not placed yet',
    pending: 'has been received',
    confirmed: 'is confirmed',
    processing: 'is being prepared',
    shipped: 'is on its way',
    delivered: 'was delivered',
    returned: 'came back to us',
    cancelled: 'was cancelled',
  },
  statusMeaning: {
    pending: 'It has not left yet.',
    confirmed: 'It has not left yet.',
    processing: 'It has not left yet.',
    shipped: '',
    delivered: 'If it did not reach you, tell me and I fetch a person.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'It is not paid yet.',
    authorized: '',
    partially_paid: 'It is paid in part.',
    paid: '',
    partially_refunded: 'Part of the money was given back.',
    refunded: 'The money was given back.',
    voided: 'Nothing was charged.',
  },
  tracking: (numbers) => `Tracking number: ${numbers.join(', ')}.`,
  lateParcel:
    'I am sorry that you are still waiting. I see no more than this; where exactly the parcel is, the carrier can tell by its tracking number.',
  noDate: 'I do not have a day of delivery; the carrier shows it under the tracking number.',
  orderTotal: (amount) => `The total is ${amount}.`,
  orders: (count) => (count === 1 ? 'I found one order of yours:' : `These are your latest ${count} orders:`),
  noOrders: 'I find no order of yours in this shop.',
  orderNotFound: (number) => `I find no order ${number} among yours. Could you check the number?`,
  tellOrder: 'If it is about an order of yours, tell me so and I look it up.',
  whichOrder: 'Which order is it about? Please tell me its number.',
  refunded: (number, amount, date) => `For order ${number}, ${amount} was given back on ${date}.`,
  refundAwaited: (number) =>
    `A return for order ${number} is registered. The money goes back once the goods have arrived with us and were checked.`,
  refundNone: (number) => `No refund has been recorded for order ${number} yet.`,
  refundClosed: (number) => `The refund for order ${number} is complete.`,
  someoneElses: 'In this conversation I can only help the customer who was verified. For another account, please start a new chat.',

  whichProduct: 'Which one do you mean?',
  weHave: 'Yes, for example these:',
  noProduct: 'I do not find such a product in our shop. What is it called, or what is it for?',
  price: (name, from, to) =>
    from === to ? `The ${name} ${cost(name)} ${from}.` : `The ${name} ${cost(name)} ${from} to ${to}, depending on the version.`,
  inStock: (name, which, price) => `Yes, the ${name}${which && ` (${which})`} ${be(name)} in stock, at ${price}.`,
  soldOut: (name, which) => `The ${name}${which && ` (${which})`} ${be(name)} sold out at the moment.`,
  stillThere: (which) => `In stock: ${which.join('; ')}.`,
  notMadeIn: (name, which, versions) =>
    `The ${name} ${doNot(name)} come in ${which}.${versions.length > 0 ? ` In stock: ${versions.join('; ')}.` : ''}`,
  noneIn: (which) => `None of these comes in ${which}.`,
  noneCheaper: (name, price) => `I find nothing cheaper of that kind than the ${name} at ${price}.`,
  codeFails: 'I cannot look into a code or make another one; a colleague can.',
  tooMany: 'For that many, a colleague makes you an offer.',
  countInStock: (name, available, all) => `Of the ${name}, ${available} of ${all} versions are in stock.`,
  recommended: (count) => (count === 1 ? 'This one fits what you describe:' : 'These fit what you describe:'),
  perhaps: 'Perhaps one of these:',
  nothingFits: 'I find nothing that fits. What is it for, or what should it cost at most?',
  askNeed: 'Gladly! What is it for, and is there a price you would like to stay under?',
  unknownProperty: (name) => `That is not in our description of the ${name}, and I do not want to guess.`,

  offerPurchase: (what, each, total) =>
    `${what} at ${each} each, ${total} without shipping. Shall I make you a checkout link? Please answer yes or no.`,
  whichVariant: (name, variants) => `Gladly! Which ${name} would you like: ${variants.join('; ')}?`,
  onlyLeft: (name, count) => `There are only ${count} of the ${name} left. How many would you like?`,
  purchaseLink: 'Here is your checkout link. It is good for 7 days.',

  handover: {
    customer_request: `I am fetching a person. ${next}`,
    missing_knowledge: `I do not know that, and I would rather not guess. ${next}`,
    low_confidence: `I do not understand well enough to help. ${next}`,
    policy_restriction: `For your safety I stop here. ${next}`,
    unsupported_request: `A colleague has to do this. ${next}`,
    tool_failure: `Something on our side is not working, so I cannot look that up. ${next}`,
    negative_sentiment: `I am sorry. This should be looked at by a person. ${next}`,
    usage_limit: `I cannot go on here. ${next}`,
    sensitive_topic: `This needs a person. ${next}`,
  },
  handoverWish: (wish) => `I cannot do this myself (${wish}); a colleague will. ${next} There is nothing more you need to do now.`,
  sensitive: {
    danger: `I am sorry that you feel this way. If you are in danger, please call the emergency number where you are, now. ${next}`,
    fraud: `Please change your password and, if a card or an account of yours is being misused, call your bank now. ${next}`,
    discrimination: `I am sorry that this happened. A person looks into it. ${next}`,
    legal: `This is a matter for a person. ${next}`,
    health: `I am sorry to hear that. If anyone is hurt or unwell, please call a doctor or the emergency number first. ${next}`,
    data: `Questions about your personal data are answered by a person. ${next}`,
  },
  someoneReads: next,
  deed: deedsEn,
};
