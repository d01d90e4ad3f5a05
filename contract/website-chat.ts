import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { email, id, instant, locale, merchantId, nothing } from './values.ts';

/** Everything a shop decides about its website chat. Texts are the shop's own words; an empty one means Parley's, in the visitor's language. */
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);
const origin = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Use an address such as https://shop.example, without a path.');

export const chatLook = z.object({
  position: z.enum(['right', 'left']),
  theme: z.enum(['auto', 'light', 'dark']),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #1f2937.')
    .nullable()
    .describe('Of the bubble and the buttons; null is ink. Text on it is black or white, whichever is read better.'),
  launcher_text: text(40).describe('Beside the bubble; empty shows the bubble alone.'),
  hide_bubble: z.boolean().describe('The page opens the chat itself, by Parley("open").'),
});
export const chatTexts = z.object({
  title: text(60),
  welcome: text(300),
  away: text(300).describe('Said outside business hours when no AI answers.'),
  disclosure: text(300).describe('That an assistant answers; it cannot be left out, only worded.'),
});
export const chatAsks = z.object({
  contact: z.enum(['never', 'optional', 'required']).describe('Whether name and e-mail are asked before the first message.'),
  offline_form: z.boolean().describe('Outside business hours, when no AI answers: ask for an e-mail address and a message.'),
  consent: z.boolean().describe('Ask the visitor to agree before the first message.'),
  consent_text: text(500),
  privacy_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  attachments: z.boolean(),
  csat: z.boolean(),
});
export const chatGuards = z.object({
  messages_per_minute: z.int().min(1).max(600).describe('Of one visitor.'),
  messages_per_minute_address: z.int().min(1).max(6000).describe('Of all visitors of one address.'),
  sessions_per_hour_address: z.int().min(1).max(6000).describe('New visitors of one address.'),
  files_per_hour: z.int().min(0).max(500).describe('Of one visitor.'),
  session_days: z.int().min(1).max(365).describe('A visitor who stayed away this long begins anew.'),
});
const settings = {
  enabled: z.boolean(),
  allowed_origins: z.array(origin).max(50, 'Use at most 50 addresses.').describe('Websites that may use the chat; none means any.'),
  languages: z
    .array(locale)
    .max(20)
    .describe(
      'What the widget speaks: the visitor’s language if it is among them, otherwise the first; none means every language it knows.',
    ),
  look: chatLook,
  texts: chatTexts,
  asks: chatAsks,
  guards: chatGuards,
  identity_required: z.boolean().describe('Identities without a valid signature are refused.'),
  continuity: z
    .boolean()
    .describe('A person’s reply the visitor has not seen after 2 minutes is mailed to them, when their address is known.'),
  team_id: id.nullable().describe('The team that new conversations of the chat belong to.'),
};
/** What is kept together; the websites stand beside the key, where each visit looks. */
export const chatSettings = z.object(settings).omit({ allowed_origins: true });
export type ChatSettings = z.output<typeof chatSettings>;

export const websiteChat = z.object({
  ...settings,
  key: z.string(),
  old_key_until: instant.nullable().describe('Until when the key before this one is still good.'),
  page_url: z.string().describe('The chat as a page of its own, to link to.'),
  snippet: z.string().describe('What to put into the shop’s pages.'),
  has_identity_secret: z.boolean(),
  installed_at: instant.nullable().describe('When a page other than Parley’s own first opened the chat.'),
  version: z.int(),
});
export type WebsiteChat = z.output<typeof websiteChat>;
const shop = z.object({ merchant: merchantId });

export const getWebsiteChat = query('GET /api/website-chat/:merchant', {
  summary: 'The settings of the website chat',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: websiteChat,
});
export const updateWebsiteChat = command('PUT /api/website-chat/:merchant', {
  summary: 'Change the website chat; `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ ...z.object(settings).partial().shape, version: z.int() }),
  result: websiteChat,
  problems: ['settings.changed', 'team.missing'],
});
export const rotateIdentitySecret = command('POST /api/website-chat/:merchant/identity-secret', {
  summary: 'A new secret for identity verification; it is shown this once, and the old one is good for another day',
  access: 'settings:write',
  topics: ['settings'],
  input: shop,
  result: z.object({ secret: z.string() }),
});
export const rotateChatKey = command('POST /api/website-chat/:merchant/key', {
  summary: 'A new public key; the old one is good for another 7 days',
  access: 'settings:write',
  topics: ['settings'],
  input: shop,
  result: websiteChat,
});
export const mailSnippet = command('POST /api/website-chat/:merchant/mail-snippet', {
  summary: 'Mail the snippet with instructions to whoever builds the shop’s pages',
  access: 'settings:write',
  limit: 'sign_in',
  input: shop.extend({ email }),
  result: nothing,
});
