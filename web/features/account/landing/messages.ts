import { speak } from '../../../lib/messages.ts';

/** Messages of the public pages. */
export const landing = {
  headline: 'AI answers your online store’s customers. You see every word, and why.',
  // Names only the channels that work today.
  lead: 'For online stores and their support teams: Parley answers the chat on your website from your own products, orders and policies, recommends what fits, and brings in your team the moment they’re needed.',
  price: 'Start free: {answers} AI answers a month for {count} teammates.',
  start: 'Start free',
  try_demo: 'Talk to the demo shop',
  log_in: 'Log in',
  how: 'How it works',
  plans: 'Plans',
  developers: 'Developers',
  privacy: 'Privacy',
  terms: 'Terms',
  pages: 'Pages',
  footer: 'More about Parley',

  how_title: 'Four promises we keep',
  how_whole: 'On your website today',
  how_whole_text:
    'Paste one line into your website, or share the link to your chat page. Add your products, orders and help pages, and the AI answers from them. You don’t need another account.',
  how_over: 'The AI never talks over your team',
  how_over_text:
    'Take over in one step. If the AI was still writing a reply, it’s discarded, not sent. When you’re done, return the conversation to the AI.',
  how_evidence: 'Every answer shows its evidence',
  how_evidence_text:
    'See what the AI read and looked up, how long it took, what it cost, how confident it was and why it handed off. Everything is beside the message, not in a report.',
  how_lost: 'Nothing gets lost, nothing leaks',
  how_lost_text: 'Every message your customers send is kept, and none is answered twice. What belongs to your shop stays with your shop.',

  plans_title: 'Four plans, for shops of every size',
  plans_text: 'Start on the smallest one. Change when your shop needs more.',

  demo_title: 'See Parley answer your own questions',
  demo_text: 'Tell us about your shop, and we’ll show you how Parley would work for it.',
  demo_name: 'Your name',
  demo_email: 'Work email',
  demo_shop: 'Your shop',
  demo_message: 'What would you like to see?',
  demo_send: 'Book a demo',
  demo_done: 'Thank you. We’ll email {email} to find a time.',
  demo_another: 'Send another request',

  picture:
    'Parley’s inbox, with conversations on the left and one of them open. The AI looked up an order and answered, the customer asked for a person, and a teammate took over. A panel beside the conversation shows what the AI did.',
  picture_wants: 'Wants a person',
  picture_unsure: 'Low confidence 0.41',
  picture_frustrated: 'Frustrated',
  picture_answering: 'AI answering',
  picture_website: 'Website',
  picture_needs_you: 'Needs you',
  picture_ai: 'AI',
  picture_mine: 'Mine',
  picture_all: 'All',
  picture_resolve: 'Resolve',
  picture_return: 'Return to AI',
  picture_nadia: 'Nadia Petrov',
  picture_jonas: 'Jonas Weber',
  picture_aisha: 'Aisha Karim',
  picture_tom: 'Tom Baker',
  picture_ask: 'Where’s my order #1042? It’s the one with the Beacon headlamp.',
  picture_answer: 'Hi Nadia, order #1042 left our warehouse on Monday and should arrive on Thursday.',
  picture_answer_caption: 'AI · 10:02 · 0.9 s',
  picture_order: 'order #1042',
  picture_verified: 'verified by email code',
  picture_person: 'I’m leaving on Wednesday. Can a person look at this, please?',
  picture_handoff: 'The AI handed off · You took over at 10:05',
  picture_reply: 'Hi Nadia, I’m Mara. I’ve asked the carrier to deliver it on Tuesday evening. I’ll let you know today what they say.',
  picture_reply_caption: 'You · 10:06 · Read',
  picture_jonas_says: 'Can I change the address before it ships?',
  picture_aisha_says: 'This is the third time I’ve asked about my refund',
  picture_tom_says: 'Perfect, I’ll take the green one. Thank you!',
  picture_since: 'Customer since March',
  picture_email: 'Email',
  picture_email_value: 'nadia@mail.example',
  picture_orders: 'Orders',
  picture_product: 'Beacon 400 Headlamp · 1',
  picture_shipped: 'Shipped Monday',
  picture_did: 'What the AI did',
  picture_did_verify: 'Verified the email code',
  picture_did_find: 'Found order #1042',
  picture_did_read: 'Read “Delivery times”',
  picture_did_hand: 'Handed off to the team',

  legal_operator: 'Who runs this installation',
  legal_unknown:
    'The operator of this installation hasn’t entered their name and address. Before you enter personal data, ask whoever gave you this address.',

  legal_changed: 'Last updated {date}',
  legal_contents: 'On this page',
} as const;

export const t = speak({ landing });
