// The demo team's tags, teams, saved replies, views, hours, notes and customer ratings.
import type { Filter } from '@parley/contract/filters';
import type { Schedule } from '@parley/contract/hours';
import { chance } from './chance.ts';
import { scriptOf } from './scripts/scripts.ts';
import type { DemoConversation } from './records.ts';
import { demoShop } from './shop.ts';
import { ines, jonas, mara, theo } from './team.ts';

export const demoTags = [
  { name: 'delivery', colour: 'blue', description: 'Where a parcel is, and when it comes' },
  { name: 'returns', colour: 'orange', description: 'Sending back, exchanging, refunds' },
  { name: 'order change', colour: 'yellow', description: 'Cancelling or changing before it ships' },
  { name: 'product advice', colour: 'teal', description: 'Which one to take, whether it fits' },
  { name: 'payment', colour: 'purple', description: 'Paying, invoices, discount codes' },
  { name: 'faulty', colour: 'red', description: 'It broke, or came broken' },
  { name: 'account', colour: 'grey', description: 'Log-in, details, newsletter' },
  { name: 'regular', colour: 'green', description: 'Buys again and again' },
] as const;
type TagName = (typeof demoTags)[number]['name'];

const byIntent: Readonly<Record<string, TagName>> = {
  track_order: 'delivery',
  delivery_options: 'delivery',
  delivery_period: 'delivery',
  set_shipping_address: 'delivery',
  change_shipping_address: 'order change',
  cancel_order: 'order change',
  change_order: 'order change',
  check_cancellation_fee: 'order change',
  return_item: 'returns',
  exchange_item: 'returns',
  get_refund: 'returns',
  track_refund: 'returns',
  check_refund_policy: 'returns',
  payment_methods: 'payment',
  payment_issue: 'payment',
  get_invoice: 'payment',
  check_invoice: 'payment',
  discount_question: 'payment',
  product_question: 'product advice',
  stock_question: 'product advice',
  recommendation: 'product advice',
  place_order: 'product advice',
  complaint: 'faulty',
  create_account: 'account',
  edit_account: 'account',
  switch_account: 'account',
  delete_account: 'account',
  recover_password: 'account',
  registration_problems: 'account',
  newsletter_subscription: 'account',
};

/** The tags of a conversation. */
export function tagsOf({ script }: DemoConversation): TagName[] {
  const tag = byIntent[scriptOf(script).intent];
  return tag ? [tag] : [];
}

export const demoTeams = [
  { name: 'Orders & returns', routing: 'round_robin', capacity: 25, members: [theo, jonas] },
  { name: 'Product advice', routing: 'manual', capacity: null, members: [ines, jonas] },
] as const;
type TeamName = (typeof demoTeams)[number]['name'];

/** The team that helped or should help; none for what the AI answered alone. */
export function teamOf(conversation: DemoConversation): TeamName | undefined {
  if (!conversation.handoff && !conversation.assignee) return undefined;
  return tagsOf(conversation).includes('product advice') ? 'Product advice' : 'Orders & returns';
}

type DemoReply = {
  title: string;
  shortcut: string;
  category: string;
  text: string;
  owner: string;
  scope: 'everyone' | 'team' | 'personal';
  team?: TeamName;
  uses: number;
};
export const demoReplies: DemoReply[] = [
  {
    title: 'On its way',
    shortcut: 'track',
    category: 'Delivery',
    text: 'Hi {{customer.first_name}}, {{order.number}} is {{order.status}}. You can follow it here: {{order.tracking}}',
    owner: mara,
    scope: 'everyone',
    uses: 143,
  },
  {
    title: 'Late parcel, new one sent',
    shortcut: 'late',
    category: 'Delivery',
    text: 'I’m sorry, {{customer.first_name}}: {{order.number}} should have been with you by now. I’ve asked the carrier to look into it, and if it isn’t there within two days, we’ll send you a new one for free.',
    owner: theo,
    scope: 'everyone',
    uses: 61,
  },
  {
    title: 'How to return',
    shortcut: 'return',
    category: 'Returns',
    text: 'You can send it back unused within 30 days. I’ve emailed you a label: print it and drop the parcel off at any pick-up point. We’ll refund you within five days of receiving it.',
    owner: mara,
    scope: 'everyone',
    uses: 118,
  },
  {
    title: 'Refund sent',
    shortcut: 'refund',
    category: 'Returns',
    text: 'Good news: we’ve refunded {{order.total}} for {{order.number}} to your original payment method. Your bank may take three to five working days to show it.',
    owner: jonas,
    scope: 'team',
    team: 'Orders & returns',
    uses: 74,
  },
  {
    title: 'Which jacket',
    shortcut: 'jacket',
    category: 'Advice',
    text: 'For rain and wind I’d take the shell, for cold walks the insulated one. They run true to size, so go with your usual size, or one up if you wear a thick sweater underneath.',
    owner: ines,
    scope: 'team',
    team: 'Product advice',
    uses: 29,
  },
  {
    title: 'Handing to a colleague',
    shortcut: 'colleague',
    category: 'Small talk',
    text: 'I’m passing you to a colleague who knows this better. They’ll reply to you right here. {{teammate.first_name}}, {{shop.name}}',
    owner: mara,
    scope: 'everyone',
    uses: 17,
  },
  {
    title: 'My sign-off',
    shortcut: 'bye',
    category: 'Small talk',
    text: 'Enjoy it out there! {{teammate.first_name}}',
    owner: theo,
    scope: 'personal',
    uses: 203,
  },
];

const filter = (...conditions: Filter['conditions']): Filter => ({ match: 'all', conditions });
export const demoViews = [
  {
    name: 'Urgent and waiting',
    shared: true,
    owner: mara,
    filter: filter({ field: 'priority', op: 'is', value: ['urgent', 'high'] }, { field: 'waiting_since', op: 'is_set' }),
    sort: 'waiting_since',
    order: 'asc',
  },
  {
    name: 'Returns without anyone',
    shared: true,
    owner: mara,
    filter: filter(
      { field: 'assignee', op: 'is_not_set' },
      { field: 'handoff_reason', op: 'is_set' },
      { field: 'status', op: 'is', value: ['open'] },
    ),
    sort: 'last_activity_at',
    order: 'desc',
  },
  {
    name: 'Unhappy customers',
    shared: false,
    owner: theo,
    filter: filter({ field: 'csat_score', op: 'less', value: 3 }),
    sort: 'last_activity_at',
    order: 'desc',
  },
] as const;

const weekdays = [1, 2, 3, 4, 5];
export const demoHours = (year: number): Schedule => ({
  team_id: null,
  time_zone: demoShop.time_zone,
  always_open: false,
  slots: [...weekdays.map((day) => ({ day, from: '09:00', to: '18:00' })), { day: 6, from: '10:00', to: '16:00' }],
  holidays: [
    { name: 'New Year', from: `${year}-01-01`, to: `${year}-01-01`, yearly: true, slots: [] },
    { name: 'Christmas', from: `${year}-12-25`, to: `${year}-12-26`, yearly: true, slots: [] },
    { name: 'Christmas Eve', from: `${year}-12-24`, to: `${year}-12-24`, yearly: true, slots: [{ from: '10:00', to: '14:00' }] },
  ],
});

const praise = ['Quick and friendly, thanks!', 'Exactly what I needed.', 'Wow, that was fast.', 'Clear answer.', '', '', '', ''];
const middling = ['It took a while.', 'Fine in the end.', '', ''];
const blame = ['I had to explain it twice.', 'Still waiting for my money.', 'Not helpful.', ''];

/** A customer's rating, for about one in three resolved conversations. Derived from the conversation, so that every demo is the same. */
export function ratingOf({ external_id, resolved_at, handoff, priority }: DemoConversation): { score: number; remark: string } | undefined {
  if (!resolved_at) return undefined;
  const draw = chance(`rating/${external_id}`);
  if (!draw.maybe(0.34)) return undefined;
  const trouble = (handoff ? 1 : 0) + (priority === 'urgent' || priority === 'high' ? 1 : 0);
  const score = draw.weighted([5, 4, 3, 2, 1], (one) => [50, 28, 10 + 6 * trouble, 5 + 6 * trouble, 3 + 5 * trouble][5 - one] ?? 0);
  return { score, remark: draw.pick(score >= 4 ? praise : score === 3 ? middling : blame) };
}

/** Notes on known customers. */
export const demoNotes = [
  { writer: theo, text: 'Prefers to be called, evenings after six.' },
  { writer: mara, text: 'Runs a climbing club in Utrecht: orders for the group every spring.' },
  { writer: jonas, text: 'Her parcels go to the pick-up point, the doorbell does not work.' },
];
