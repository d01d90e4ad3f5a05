import type { openChatSession } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import type { Settings } from './settings-form.ts';

export type PreviewOptions = { shape: 'closed' | 'open' | 'phone'; scheme: 'light' | 'dark'; away: boolean; locale: string };
type Session = Omit<Result<typeof openChatSession>, 'session_token' | 'state'>;

const nobody = '00000000-0000-4000-8000-000000000000';
const hour = 3_600_000;

/** The message to the preview frame: the session a visitor would get, and how to display it. */
export function previewOf(
  { look, texts, asks, languages, product_url }: Settings,
  { shape, scheme, away, locale }: PreviewOptions,
  name: string,
) {
  const nextHour = new Date(Math.ceil(Date.now() / hour) * hour + 12 * hour).toISOString();
  const session: Session = {
    visitor_id: nobody,
    conversation_id: null,
    shop: {
      name,
      logo: null,
      ai: !away,
      product_pages: product_url !== '',
      look: { ...look, theme: look.theme === 'auto' ? scheme : look.theme },
      texts,
      asks,
      languages,
    },
    visitor: { name: null, email: null, verified: false, consented: false },
    online: !away,
    opens_at: away ? nextHour : null,
  };
  return { type: 'parley:preview', session, open: shape !== 'closed', scheme, locale };
}
