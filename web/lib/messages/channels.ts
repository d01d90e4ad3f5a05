/** Sources of conversations and orders. */
export const channels = {
  website: 'Website',
  messenger: 'Messenger',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  comment: 'Comment',
  email: 'Email',
  shop: 'Shop',
  import: 'Import',
} as const;

/** Channels on which customers can be contacted. */
export const consentChannels = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: channels.whatsapp,
  messenger: channels.messenger,
  instagram: channels.instagram,
  website: 'Website chat',
} as const;
