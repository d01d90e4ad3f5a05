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
        'Parley is software that anyone with a license can run. The operator is whoever runs the installation at this address. The shop is the business that opens an account here; the person who does so acts for it and is its owner in Parley.',
        'If you run Parley for yourself, you are the operator: your license applies, and these terms are yours to change.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      words: [
        'An inbox for your customers’ messages, an assistant that answers them from your own products, orders and policies, and a record of what it did. What works today is what you see in the app; nothing else is promised.',
        'The operator works to keep Parley running and your data safe, makes backups and tells you about interruptions. No one can promise that it never goes down.',
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
        'The assistant answers from the sources you give it. Where it has none, it says so or hands off to your team. It can still be wrong, as a new colleague can. You set what it may do and how much money it may move, and you’re responsible to your customers for what it says in your name.',
        'You must not make it pose as a human being, or use it for advice on health, law or money that calls for a professional.',
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
        'The operator may suspend an account that does any of this, and tells you why.',
      ],
    },
    {
      id: 'price',
      title: 'What it costs',
      words: [
        'Billing isn’t available yet. Until it is, this installation is free to use. You’ll see any price before it applies to you, and you choose whether to continue. Nobody is moved to a paid plan without agreeing.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      words: [
        'You can stop at any time. The operator can end the agreement with 30 days’ notice, and at once where the law or a serious breach demands it. You can take your data with you until the end; afterwards it is deleted, except what the law says must be kept.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      words: [
        'Each side is liable without limit for intent, gross negligence and harm to people. Otherwise, the operator is liable for foreseeable damage from breaching a duty this agreement depends on, but not for lost profits. The law of the operator’s country applies. You keep the protection your own country’s law gives you.',
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
