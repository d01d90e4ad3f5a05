import type { LegalText } from './legal-text.ts';

export const privacyText: LegalText = {
  title: 'Privacy',
  changed: '2026-11-23',
  lead: 'This page explains what Parley stores about you, why, for how long, and how to see that data or have it deleted. It’s written for three readers: people who visit this site, people who work in a shop, and customers who write to a shop.',
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      words: [
        'Parley is software. This installation is run by the operator named at the top of this page, and everything you enter stays on the operator’s own servers. The operator is responsible for the accounts of shops and their teams.',
        'A shop is responsible for what its customers write to it. The operator stores and answers those messages on the shop’s behalf and uses them for nothing else. If you are a customer of a shop, ask the shop first.',
        'The people who wrote Parley receive nothing from an installation: it sends no usage data, and its pages load no script or font from anywhere else.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      words: [
        'We keep what an account needs:',
        [
          'your name, email address, language and time zone, and a picture if you add one;',
          'your password, stored only as a hash that can’t be reversed;',
          'if you use two-step authentication, its key (encrypted) and your recovery codes (hashed);',
          'passkeys: public keys and names, never a fingerprint or face;',
          'where you’re logged in: the type of device, the network address and when it was last used. You can see this list in your profile and log out any device;',
          'what you changed and when, in a log that can’t be edited, so that a shop can see who did what.',
        ],
        'A session ends after 30 days without use, after 90 days in any case, and immediately when you log out or change your password.',
      ],
    },
    {
      id: 'conversations',
      title: 'When you write to a shop',
      words: [
        'The shop’s chat keeps your messages, the page you wrote from, and a random number that lets your browser continue the conversation. If you give an email address or an order number, it’s stored with your messages and may be used to look up your orders. Anything private is shown only after you’ve verified who you are.',
        'An AI assistant may answer your questions. It tells you that it’s an AI, and you can ask for a person at any time. The sources it read, its lookups and its answers are stored with the conversation, so that the shop can check them.',
      ],
    },
    {
      id: 'ai',
      title: 'Where the assistant runs',
      words: [
        'Out of the box the assistant runs on the operator’s own servers, and no message leaves them. The operator or a shop may connect an outside language model instead. Then the conversation, and the passages needed to answer it, are sent to that provider for the answer. The shop must tell its customers which provider it uses.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives your data',
      words: [
        'No one by default. These services receive data only where the operator or the shop has connected them, and only what the service needs: a mail server to deliver mail, a file store for pictures and attachments, a shop platform for products and orders, a messaging platform to carry messages, a payment provider for paid plans. We do not sell data, and show no advertising.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      words: [
        'Two cookies, set only by this installation: one keeps you logged in, and one proves that a change came from our own pages. Both are required, and neither tracks you.',
        'In your browser’s storage: who you are and a token that’s valid for 15 minutes, your light or dark theme, your recent searches, and replies you’ve started. Logging out clears your searches and your token.',
        'While you use the app, it measures how fast pages and calls are: a name, a duration, the page without its query, the type of browser, and a random number that lasts until you close the tab. It doesn’t measure what you do.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      words: [
        'The shop decides how long to keep its conversations, customers and orders. An account is kept until it is closed. The operator decides how long to keep backups and logs. Logs hold no passwords, tokens or message texts.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      words: [
        'You can ask to see what is stored about you, have it corrected or deleted, receive it as a file, and object to its use. Customers ask the shop they wrote to; people with an account ask the operator. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      words: ['When this page changes, its date changes. We announce important changes in the app before they take effect.'],
    },
  ],
};
