/** Where conversations and orders come from. */
export const channels = {
  website: 'Website',
  messenger: 'Messenger',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  comment: 'Comment',
  shop: 'Shop',
  import: 'Import',
} as const;

/** Where a customer may be written to. */
export const consentChannels = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: channels.whatsapp,
  messenger: channels.messenger,
  instagram: channels.instagram,
  website: 'Website chat',
} as const;
