import type { WebsiteChat } from '@parley/contract/website-chat';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const merchant = madeUser.merchant_id ?? '';
export const lines = {
  read: `GET /api/website-chat/${merchant}`,
  save: `PUT /api/website-chat/${merchant}`,
  secret: `POST /api/website-chat/${merchant}/identity-secret`,
  key: `POST /api/website-chat/${merchant}/key`,
  mail: `POST /api/website-chat/${merchant}/mail-snippet`,
  teams: `GET /api/teams/${merchant}`,
};

export const madeChat: WebsiteChat = {
  enabled: true,
  allowed_origins: [],
  languages: [],
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  texts: { title: '', welcome: 'Welcome!', away: '', quick_replies: [], disclosure: '' },
  product_url: '',
  asks: { contact: 'never', offline_form: true, consent: false, consent_text: '', privacy_url: '', attachments: true, csat: true },
  guards: {
    messages_per_minute: 20,
    messages_per_minute_address: 120,
    sessions_per_hour_address: 60,
    files_per_hour: 30,
    session_days: 90,
  },
  identity_required: false,
  continuity: true,
  team_id: null,
  key: 'demo-harbour',
  old_key_until: null,
  page_url: 'https://parley.example/chat/demo-harbour',
  snippet: '<script src="https://parley.example/widget.js" data-key="demo-harbour" async></script>',
  has_identity_secret: false,
  installed_at: null,
  version: 3,
};

export const stubChat = (answers: Answers = {}) => stubServer({ [lines.read]: madeChat, [lines.teams]: { items: [] }, ...answers });
