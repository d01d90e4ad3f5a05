import type { openChatSession } from '@parley/contract/chat';
import type { Result } from '@parley/contract/endpoint';
import type { Settings } from './settings-form.ts';

export type Stance = { shape: 'closed' | 'open' | 'phone'; scheme: 'light' | 'dark'; away: boolean; locale: string };
type Session = Omit<Result<typeof openChatSession>, 'session_token' | 'state'>;

const nobody = '00000000-0000-4000-8000-000000000000';
const hour = 3_600_000;

/** What the page in the frame is told: the answer a visitor's session would have, and how to stand. */
export function previewOf({ look, texts, asks, languages }: Settings, { shape, scheme, away, locale }: Stance, name: string) {
  const nextHour = new Date(Math.ceil(Date.now() / hour) * hour + 12 * hour).toISOString();
  const session: Session = {
    visitor_id: nobody,
    conversation_id: null,
    shop: { name, ai: !away, look: { ...look, theme: look.theme === 'auto' ? scheme : look.theme }, texts, asks, languages },
    visitor: { name: null, email: null, verified: false, consented: false },
    online: !away,
    opens_at: away ? nextHour : null,
  };
  return { type: 'parley:preview', session, open: shape !== 'closed', scheme, locale };
}
