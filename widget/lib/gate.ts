import type { ChatView } from '../chat/view.ts';

/** What is asked before the visitor may write. */
export type Gate = {
  consent: boolean;
  contact: 'optional' | 'required' | null;
  /** Nobody answers now: the words are asked for together with the address. */
  away: boolean;
};
type Asked = Pick<ChatView, 'shop' | 'visitor' | 'online' | 'consentNeeded' | 'skipped' | 'messages' | 'letters'>;

/** Null when the visitor may simply write. */
export function gateFor({ shop, visitor, online, consentNeeded: consent, skipped, messages, letters }: Asked): Gate | null {
  if (!shop || !visitor) return null;
  const { contact: asks, offline_form: takesOffline } = shop.asks;
  const away = !online && takesOffline && !visitor.email && !skipped;
  const hasBegun = messages.length > 0 || letters.length > 0;
  const isAsked = asks !== 'never' && !visitor.email && !hasBegun && !skipped;
  const contact = away ? 'required' : isAsked ? asks : null;
  return consent || contact ? { consent, contact, away } : null;
}
