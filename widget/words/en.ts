/**
 * Every text the widget shows. `{…}` is filled in; `newOne` and `newMany` are chosen by count. The other languages are written by ear: German Sie,
 * French vous, Spanish tú, Portuguese of Portugal.
 */
export const words = {
  chat: 'Chat',
  openChat: 'Open chat',
  closeChat: 'Close chat',
  newOne: '1 new message',
  newMany: '{count} new messages',
  placeholder: 'Write a message',
  send: 'Send',
  /** As a line in the thread: the assistant answers now. */
  assistantAnswers: 'You’re chatting with our AI assistant',
  /** Under the shop's name: who answers now. */
  personAnswers: 'You’re chatting with {name}',
  /** Under the shop's name during business hours, until somebody answers. */
  personSoon: 'We’ll reply to you here',
  connecting: 'Connecting…',
  unavailable: 'Chat isn’t available on this page.',
  you: 'You',
  /** Under the shop's name, before what the AI writes, and as `{name}` in `writes`. */
  assistant: 'AI assistant',
  /** A teammate whose name is not shown. */
  someone: 'Our team',
  writes: '{name} is typing…',
  joined: '{name} joined the chat',
  /** The last line of a resolved conversation, which a new message reopens. */
  resolved: 'This conversation is closed. Send a message to reopen it.',
  retrying: 'Couldn’t send. Trying again…',
  refused: 'Couldn’t send.',
  tryAgain: 'Try again',
  remove: 'Remove',
  order: 'Order {number}',
  inStock: 'in stock',
  soldOut: 'sold out',
  nameLabel: 'Your name',
  emailLabel: 'Your email',
  optional: 'optional',
  agree: 'I agree',
  privacy: 'Privacy policy',
  begin: 'Start chat',
  leaveMessage: 'Leave a message',
  /** Above the form outside business hours, when it is not known when the team is back. */
  awayNow: 'Our team is away right now.',
  /** Follows `awayNow` or `backAt`. */
  away: 'Leave your email and we’ll reply here and by email.',
  /** `{when}` is such as "Monday at 8:30 AM". */
  backAt: 'Our team is away until {when}.',
  rateTitle: 'How was your conversation?',
  rate1: 'Terrible',
  rate2: 'Bad',
  rate3: 'OK',
  rate4: 'Good',
  rate5: 'Great',
  remark: 'Anything you want to add? (optional)',
  sendRating: 'Send rating',
  thanks: 'Thanks for your feedback!',
  /** `{score}` is 1 to 5, `{word}` one of `rate1` to `rate5`. */
  rated: 'Your rating: {score} out of 5, {word}',
  attach: 'Attach files',
  attachLimits: 'up to {count} files, {size} each',
  fileWaits: 'Waiting for connection…',
  /** Under a file that the server refused. */
  fileRefused: 'Upload failed.',
  tooLarge: '{name} is larger than {size}. Choose a smaller file.',
  wrongKind: '{name} isn’t a supported file type. Choose another file.',
  tooMany: 'You can send up to {count} files at a time.',
  cancelFile: 'Remove {name}',
  dropHere: 'Drop files here',
  person: 'Talk to a person',
  /** Sent as the visitor’s message by `person`. */
  wantPerson: 'I’d like to talk to a person.',
  /** After asking for a person: one is there. */
  personAsked: 'We’ve asked our team. Someone will reply to you here.',
  /** Nobody is there; follows `backAt` if it is known when somebody is. */
  personAway: 'We’ve told our team. They’ll reply to you here.',
  /** Where the shop suggests none of its own. */
  question1: 'Where’s my order?',
  question2: 'How long does delivery take?',
  question3: 'How do I return something?',
  questions: 'Suggested questions',
  view: 'View',
  add: 'Add to cart',
  basket: 'Cart',
  added: '{name} is in your cart.',
  makeCheckout: 'Check out',
  more: 'Add one {name}',
  less: 'Remove one {name}',
  /** The button of a product with several variants, and the label of the list it opens. */
  choose: 'Choose an option',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  /** Behind a total to which a tax is added that depends on the address. */
  plusTax: 'plus tax',
  total: 'Total',
  checkout: 'Go to checkout',
  download: 'Download {name}',
  /** Read out after a link. */
  opensTab: 'opens in a new tab',
  tryLater: 'Something went wrong. Try again.',
  consentText: 'We use what you write here to reply to you.',
};
export type Words = typeof words;
