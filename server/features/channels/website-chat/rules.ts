import type { ChatSettings } from '@parley/contract/website-chat';

/** The defaults of a new shop. */
export const usualSettings: ChatSettings = {
  enabled: true,
  languages: [],
  look: { position: 'right', theme: 'auto', accent: null, launcher_text: '', hide_bubble: false },
  texts: { title: '', welcome: '', away: '', quick_replies: [], disclosure: '' },
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
};

/** The values that a change alters, before and after, for the audit log; undefined when nothing changes. */
export function difference(before: object, after: object): Record<string, { from: unknown; to: unknown }> | undefined {
  const changed = Object.entries(after).flatMap(([name, to]) => {
    const from = (before as Record<string, unknown>)[name];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

export const oldKeyDays = 7;
export const oldSecretHours = 24;

/** The snippet for the shop's pages. */
export const snippetOf = (publicUrl: string, key: string) => `<script src="${publicUrl}/widget.js" data-key="${key}" async></script>`;
/** The full-page chat's address. */
export const pageOf = (publicUrl: string, key: string) => `${publicUrl}/chat/${key}`;
