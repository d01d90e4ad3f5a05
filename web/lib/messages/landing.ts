/** What a visitor reads before there is an account. */
export const landing = {
  headline: 'It answers your customers. You see every word, and why.',
  lead: 'Parley replies in chat, WhatsApp, Instagram and Messenger from your own products, orders and policies, sells while it helps, and fetches one of your people the moment one is needed.',
  start: 'Start free',
  try_demo: 'Talk to the demo shop',
  log_in: 'Log in',
  how: 'How it works',
  plans: 'Plans',
  developers: 'Developers',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;
