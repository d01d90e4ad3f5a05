import type { LegalText } from './legal-text.ts';

export const termsText: LegalText = {
  title: 'Terms',
  changed: '2026-11-23',
  lead: 'The agreement between a shop that uses this installation of Parley and the operator who runs it. It’s short so that people read it.',
  parts: [
    {
      id: 'parties',
      title: 'Who this agreement is between',
      words: [
        'Parley is software that anyone with a license can run. The operator is named at the top of this page. The shop is the business that opens an account here. The person who opens the account acts for the shop and becomes its owner in Parley.',
        'If you run Parley for yourself, you are the operator: your license applies, and these terms are yours to change.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      words: [
        'An inbox for your customers’ messages, an assistant that answers them from your own products, orders and policies, and a record of what it did. You get the features you see in the app today. The operator promises no others.',
        'The operator works to keep Parley running and your data safe, makes backups and tells you about interruptions. No one can promise that Parley never goes down.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      words: [
        [
          'Give accurate details and keep your password to yourself. Every teammate has their own account.',
          'You decide what each teammate can do, and you’re responsible for what they do with their accounts.',
          'Tell the operator right away if you think someone else has access to your account. You can log out every device yourself, in your profile.',
        ],
      ],
    },
    {
      id: 'content',
      title: 'Your data is yours',
      words: [
        'What you and your customers add belongs to you. The operator may store, copy and process it only as needed to run Parley for you. You can export it and have it deleted.',
        'You’re responsible for having the right to use what you add, and for telling your customers who answers them and what happens with their messages.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant',
      words: [
        'The assistant answers from the sources you give it. If the sources don’t cover a question, the assistant says so or hands off to your team. Like a new colleague, it can still be wrong. You set what it may do and how much money it may move, and you’re responsible to your customers for what it says in your name.',
        'You must not make it pose as a human being, or use it for health, legal or financial advice that calls for a professional.',
      ],
    },
    {
      id: 'fair-use',
      title: 'What is not allowed',
      words: [
        [
          'sending messages to people who did not ask for them;',
          'selling what is illegal where you or your customers are;',
          'trying to access other shops’ data, get around limits or disrupt the service;',
          'storing payment card numbers, passwords or health records, which Parley isn’t built to hold.',
        ],
        'The operator may suspend an account that does any of this and will tell you why.',
      ],
    },
    {
      id: 'price',
      title: 'What it costs',
      words: [
        'Prices are on the start page and in Settings › Billing. You see what a plan costs before it applies to you, and you choose whether to continue. Nobody is moved to a paid plan without agreeing: after a trial, a shop continues on Free.',
      ],
    },
    {
      id: 'end',
      title: 'Ending this agreement',
      words: [
        'You can stop at any time. The operator can end the agreement with 30 days’ notice, or immediately if the law or a serious breach requires it. You can export your data until the agreement ends. After that, it’s deleted, except for anything that must be kept by law.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      words: [
        'Each side is liable without limit for willful misconduct, gross negligence and harm to people. Otherwise, the operator is liable for foreseeable damage from breaching a duty this agreement depends on, but not for lost profits. The law of the operator’s country applies. You keep the protection your own country’s law gives you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      words: [
        'We announce new terms at least 30 days before they apply. If you don’t agree, you can end the agreement before then. The old terms apply until the new ones do.',
      ],
    },
  ],
};
