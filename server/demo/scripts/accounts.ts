// English: accounts, the newsletter, opening hours, and everything that is about nothing in the shop.
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
        'People answer from Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 16:00. On Sundays we are closed; I answer at any hour.',
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
      answers('Write here, to help@harbour.example, or call +31 10 555 0142 during opening hours.', [
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
      answers('Sign up at the foot of the page. To leave, click "Unsubscribe" at the end of any newsletter; it works at once.', [
        s.article('newsletter', 'Unsubscribe'),
        s.article('newsletter', 'Sign up'),
      ]),
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
        'Choose "Forgot password" on the sign-in page. The link in the e-mail works for 30 minutes; look in the spam folder when it does not come.',
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
      answers('Then there is an account with that address already. Ask for a new password instead of signing up.', [
        s.article('account', 'already taken'),
      ]),
      says('{but I never made one|I have two addresses then, can you merge them?}'),
      handsOver('unsupported_request', 'A teammate can join two accounts. I am fetching one.', 'Has two accounts and wants them joined.', [
        s.article('account', 'joined into one'),
      ]),
      takes(),
      notes(`Checked: two accounts, both ordered by the same person. Joined under ${s.email}.`),
      writes(`Hi ${s.first}, both accounts are one now, under ${s.email}. All orders are in it.`),
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
        'A person does this, within 30 days; invoices are kept for 7 years because the law requires it. I am fetching one.',
        'Wants account and data deleted.',
        [s.article('privacy', 'deletes it within 30 days'), s.article('privacy', '7 years')],
      ),
      takes(),
      writes(
        'Good day. Please send one line from the address of your account to help@harbour.example, so that I know it is you. Then I start right away.',
      ),
      says('{Sent|done, just mailed}', 900_000),
      writes('Received, thank you. You get a confirmation within 30 days at the latest.'),
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
      answers('Name, e-mail address and addresses can be changed under My account.', [s.article('account', 'My account')]),
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
        'You can order without an account. To open one choose "Sign in" at the top and enter your name, e-mail address and a password of at least 10 characters.',
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
      const [wish, reply] = s.draws.pick([
        [
          'Oh hi! I only wanted to know whether the shop in Rotterdam has parking',
          'There is no parking at the door, but tram 21 stops at Beurs.',
        ],
        [
          'I have ordered from you for years and just wanted to say that the new website is hard to read on my phone',
          'Thank you for telling me. I have passed it on to the people who build the site.',
        ],
        [
          'Do you give a talk about mending rain jackets again this spring?',
          'We do, in April. Shall I write to you when the date is fixed?',
        ],
      ] as const);
      return [
        says('{Can I talk to a human?|I want to speak to a real person|agent please|human}'),
        asks('Of course. In a few words, what is it about? Then I fetch the right person.'),
        says('{rather explain it to a person|its complicated, just a person please}'),
        handsOver('customer_request', 'I am fetching somebody.', 'Asks for a person and does not want to say why.'),
        takes(),
        writes(`Hi ${s.first}, {here I am|you have a person now}. What can I do?`),
        says(wish),
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
      answers('Hello! Ask me about a product, an order, delivery or returns.'),
      says('{just looking, thanks|Nothing, only looking around. bye}'),
      answers('Enjoy. I am here if you need something.', [], { intent: 'goodbye' }),
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
      answers('That is beyond a shop assistant. I can help with our products, orders, delivery and returns.'),
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
      answers('How good to hear, thank you. I pass it on to the team.'),
      s.draws.maybe(0.5) ? says('{you can use it as a review :)|No need to answer|keep it up}') : [],
    ],
  },
]);
