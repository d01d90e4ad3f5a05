// English: accounts, the newsletter, opening hours, and off-topic questions.
import { answers, asks, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { scripts } from '../dialogue/script.ts';

export const accountScripts = scripts('en', [
  {
    name: 'opening hours',
    share: 16,
    intent: 'store_hours',
    subject: 'Opening hours',
    play: (s) => [
      says('{What are your opening hours?|are you open on Sunday?|until when can I call you today}'),
      answers(
        'Our team is here Monday to Friday, 9:00 to 18:00, and Saturday, 10:00 to 16:00. On Sundays we’re closed, but I’m here around the clock.',
        [s.article('contact', '9:00 to 18:00'), s.article('contact', 'On Sundays')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'how to reach you',
    share: 7,
    intent: 'contact_customer_service',
    subject: 'Contact',
    play: (s) => [
      says('{Is there a phone number?|how can I reach customer service by phone or mail}'),
      answers('You can write to us here or at help@harbour.example, or call +31 10 555 0142 during opening hours.', [
        s.article('contact', '+31 10 555 0142'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'leaving the newsletter',
    share: 7,
    intent: 'newsletter_subscription',
    subject: 'Newsletter',
    priority: 'low',
    play: (s) => [
      says('{Please take me off the newsletter|how do I unsubscribe from your mails|i want to subscribe to the newsletter}'),
      answers(
        'You can sign up at the bottom of the page. To unsubscribe, click "Unsubscribe" at the end of any newsletter. It takes effect right away.',
        [s.article('newsletter', 'Unsubscribe'), s.article('newsletter', 'Sign up')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'forgot the password',
    share: 10,
    intent: 'recover_password',
    subject: 'Forgot the password',
    play: (s) => [
      says('{I forgot my password|cant log in, password lost}'),
      answers(
        'Choose "Forgot password" on the sign-in page. The link we email you works for 30 minutes. If you can’t see it, check your spam folder.',
        [s.article('account', 'Forgot password')],
      ),
      says('{found it in spam, thanks|Works, thank you}', 240_000),
    ],
  },
  {
    name: 'address already taken',
    share: 6,
    intent: 'registration_problems',
    subject: 'Cannot open an account',
    play: (s) => [
      says('{I cannot register, it says the email is already taken|error when signing up: e-mail already in use}'),
      answers('That means there’s already an account with that address. Try resetting the password instead of signing up.', [
        s.article('account', 'already taken'),
      ]),
      says('{but I never made one|I have two addresses then, can you merge them?}'),
      handsOver(
        'unsupported_request',
        'A colleague can merge two accounts for you. I’m bringing one in.',
        'Has two accounts and wants them joined.',
        [s.article('account', 'joined into one')],
      ),
      takes(),
      notes(`Checked: two accounts, both ordered by the same person. Joined under ${s.email}.`),
      writes(`Hi ${s.first}, I’ve merged both accounts under ${s.email}. All your orders are there.`),
      says('{perfect|Great service, thanks}'),
    ],
  },
  {
    name: 'delete my account',
    share: 4,
    intent: 'delete_account',
    subject: 'Delete my data',
    play: (s) => [
      says('{Please delete my account and all my data|i want my data deleted (GDPR)}'),
      handsOver(
        'sensitive_topic',
        'Our team can do that for you within 30 days. By law, we have to keep invoices for 7 years. I’m passing this to a colleague.',
        'Wants account and data deleted.',
        [s.article('privacy', 'deletes it within 30 days'), s.article('privacy', '7 years')],
      ),
      takes(),
      writes(
        'Hi! Could you send a short email from your account’s address to help@harbour.example, so I know it’s you? Then I’ll start right away.',
      ),
      says('{Sent|done, just mailed}', 900_000),
      writes('Got it, thank you. You’ll get a confirmation within 30 days.'),
      notes('Deletion ticket opened, no open orders.'),
    ],
  },
  {
    name: 'changing the e-mail address',
    share: 6,
    intent: 'edit_account',
    subject: 'New e-mail address',
    play: (s) => [
      says('{How do I change my email address?|my name changed, where can i edit it}'),
      answers('You can change your name, email and addresses under My account.', [s.article('account', 'My account')]),
      s.thanks(),
    ],
  },
  {
    name: 'opening an account',
    share: 5,
    intent: 'create_account',
    subject: 'Opening an account',
    play: (s) => [
      says('{Do I need an account to order?|how do I create an account}'),
      answers(
        'No, you can order without an account. If you’d like one, choose "Sign in" at the top and enter your name, email and a password of at least 10 characters.',
        [s.article('account', 'without an account'), s.article('account', 'at least 10 characters')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'a person, please',
    share: 9,
    intent: 'contact_human_agent',
    subject: 'Wants a person',
    play: (s) => {
      const [request, reply] = s.draws.pick([
        [
          'Oh hi! I only wanted to know whether the shop in Rotterdam has parking',
          'There is no parking at the door, but tram 21 stops at Beurs.',
        ],
        [
          'I have ordered from you for years and just wanted to say that the new website is hard to read on my phone',
          'Thanks for telling us. I’ve passed it on to the people who build the site.',
        ],
        [
          'Are you giving a talk about mending rain jackets again this spring?',
          'Yes, in April. Would you like me to write to you once the date is set?',
        ],
      ] as const);
      return [
        says('{Can I talk to a human?|I want to speak to a real person|agent please|human}'),
        asks('Of course! What’s it about, in a few words? Then I can bring in the right person.'),
        says('{rather explain it to a person|its complicated, just a person please}'),
        handsOver(
          'customer_request',
          'No problem. Someone from our team will read this chat and reply here.',
          'Asks for a person and does not want to say why.',
        ),
        takes(),
        writes(`Hi ${s.first}, {Noor here|this is a real person}. How can I help?`),
        says(request),
        writes(reply),
        says('{Great, thanks|thank you for the quick answer}'),
      ];
    },
  },
  {
    name: 'hello and goodbye',
    share: 7,
    intent: 'greeting',
    subject: 'Hello',
    priority: 'low',
    play: (s) => [
      says('{Hi|Hello!|hey}'),
      answers('Hi! Ask me about products, orders, delivery or returns.'),
      says('{just looking, thanks|Nothing, only looking around. bye}'),
      answers('Enjoy! I’m here if you need anything.', [], { intent: 'goodbye' }),
      s.draws.maybe(0.2) ? says('{bye|👋}') : [],
    ],
  },
  {
    name: 'the weather',
    share: 6,
    intent: 'out_of_scope',
    subject: 'Something else',
    priority: 'low',
    play: (s) => [
      says('{Will it rain in Rotterdam tomorrow?|tell me a joke|can you write a poem about my cat|Who wins the Champions League?}'),
      answers('I can’t help with that one, I’m afraid. I know about our products, orders, delivery and returns.'),
      says('{haha ok|fair enough|:)}'),
      s.thanks(),
    ],
  },
  {
    name: 'praise',
    share: 8,
    intent: 'review',
    subject: 'Praise',
    priority: 'low',
    play: (s) => [
      says(
        '{Just wanted to say the Squall is the best jacket I ever had|The wool blanket is wonderful, thank you|my kids love the Minnow bottles}',
      ),
      answers('That’s lovely to hear, thank you! I’ll pass it on to the team.'),
      s.draws.maybe(0.5) ? says('{you can use it as a review :)|No need to answer|keep it up}') : [],
    ],
  },
]);
