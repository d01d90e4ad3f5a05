import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { email, id, instant, locale, merchantId, nothing, webAddress, websiteOrigin } from './values.ts';

/** A shop's website chat settings. Texts are the shop's own; an empty one uses Parley's in the visitor's language. */
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);

export const chatLook = z.object({
  position: z.enum(['right', 'left']),
  theme: z.enum(['auto', 'light', 'dark']),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Enter a color such as #1f2937.')
    .nullable()
    .describe(
      'Color of the bubble and buttons, as a hex code. Null uses the default dark color. Text on it is black or white, whichever has more contrast.',
    ),
  launcher_text: text(40).describe('Text shown next to the bubble. If empty, only the bubble is shown.'),
  hide_bubble: z.boolean().describe('Whether to hide the bubble. Your page then opens the chat by calling Parley("open").'),
});
export const chatTexts = z.object({
  title: text(60),
  welcome: text(300),
  away: text(300).describe('Message shown outside business hours when the AI doesn’t answer.'),
  quick_replies: z
    .array(z.string().trim().min(1, 'Enter a question.').max(60, 'Use at most 60 characters.'))
    .max(4, 'Add up to 4 questions.')
    .default([])
    .describe(
      'Questions that visitors can ask with one click. If empty, common ones in the visitor’s language are shown while the AI answers.',
    ),
  disclosure: text(300).describe(
    'Text that tells visitors they’re chatting with an AI. Always shown while the AI answers; if empty, the default wording is used.',
  ),
});
/** Where the shop's page of a product is. */
const productUrl = text(500).regex(
  /^(|(https?:\/\/|\/(?!\/))\S*\{(id|sku|slug)\}\S*)$/i,
  'Enter an address such as https://shop.example/products/{slug}, with {id}, {sku} or {slug}.',
);
export const chatAsks = z.object({
  contact: z
    .enum(['never', 'optional', 'required'])
    .describe('Whether visitors are asked for their name and email before the first message.'),
  offline_form: z
    .boolean()
    .describe('Whether to show a form for leaving an email and a message outside business hours when the AI doesn’t answer.'),
  consent: z.boolean().describe('Whether visitors must give consent before their first message.'),
  consent_text: text(500),
  privacy_url: z.union([z.literal(''), webAddress()]),
  attachments: z.boolean(),
  csat: z.boolean(),
});
export const chatGuards = z.object({
  messages_per_minute: z.int().min(1).max(600).describe('Maximum number of messages per minute from one visitor.'),
  messages_per_minute_address: z
    .int()
    .min(1)
    .max(6000)
    .describe('Maximum number of messages per minute from one IP address, across all its visitors.'),
  sessions_per_hour_address: z.int().min(1).max(6000).describe('Maximum number of new sessions per hour from one IP address.'),
  files_per_hour: z.int().min(0).max(500).describe('Maximum number of file uploads per hour from one visitor.'),
  session_days: z.int().min(1).max(365).describe('Number of days without a visit after which a session expires.'),
});
const settings = {
  enabled: z.boolean(),
  allowed_origins: z
    .array(websiteOrigin)
    .max(50, 'Add up to 50 websites.')
    .describe('Origins of the websites that can use the chat. If empty, any website can.'),
  languages: z
    .array(locale)
    .max(20)
    .describe(
      'Languages of the widget. It uses the visitor’s language if listed, otherwise the first one. If empty, all supported languages are available.',
    ),
  look: chatLook,
  texts: chatTexts,
  product_url: productUrl.describe(
    'Address of a product’s page, in which `{id}` stands for its external ID, `{sku}` for its SKU and `{slug}` for its name in lowercase with hyphens. If empty, products in the chat have no link.',
  ),
  asks: chatAsks,
  guards: chatGuards,
  identity_required: z
    .boolean()
    .describe('Whether identities must be verified. If true, an identity without a valid signature is rejected.'),
  continuity: z
    .boolean()
    .describe(
      'Whether to email visitors a teammate’s reply that they haven’t seen after 2 minutes. Requires that the visitor’s email is known.',
    ),
  team_id: id.nullable().describe('ID of the team that new chat conversations are assigned to. Null for no team.'),
};
/** The settings stored together; the allowed websites are stored with the key, because every visit checks them. */
export const chatSettings = z.object(settings).omit({ allowed_origins: true });
export type ChatSettings = z.output<typeof chatSettings>;

export const websiteChat = z.object({
  ...settings,
  key: z.string(),
  old_key_until: instant.nullable().describe('Time at which the previous key stops working. Null if there is none.'),
  page_url: z.string().describe('URL of the hosted chat page, for links.'),
  snippet: z.string().describe('HTML snippet to add to the shop’s pages.'),
  has_identity_secret: z.boolean(),
  installed_at: instant.nullable().describe('Time at which the shop’s own website first loaded the chat. Null if it hasn’t been yet.'),
  version: z.int(),
});
export type WebsiteChat = z.output<typeof websiteChat>;
const shop = z.object({ merchant: merchantId });

export const getWebsiteChat = query('GET /api/website-chat/:merchant', {
  summary: 'Retrieve the website chat settings',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: websiteChat,
});
export const updateWebsiteChat = command('PUT /api/website-chat/:merchant', {
  summary: 'Update the website chat; `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({ ...z.object(settings).partial().shape, version: z.int() }),
  result: websiteChat,
  problems: ['settings.changed', 'team.missing'],
});
export const rotateIdentitySecret = command('POST /api/website-chat/:merchant/identity-secret', {
  summary: 'Replace the identity verification secret; it is shown once, and the old one works for another day',
  access: 'settings:write',
  people: 'Secrets are only shown to teammates.',
  topics: ['settings'],
  input: shop,
  result: z.object({ secret: z.string() }),
});
export const rotateChatKey = command('POST /api/website-chat/:merchant/key', {
  summary: 'Replace the public key; the old one works for another 7 days',
  access: 'settings:write',
  topics: ['settings'],
  input: shop,
  result: websiteChat,
});
export const mailSnippet = command('POST /api/website-chat/:merchant/mail-snippet', {
  summary: 'Email the snippet with instructions to the shop’s developer',
  access: 'settings:write',
  limit: 'sign_in',
  input: shop.extend({ email }),
  result: nothing,
});
