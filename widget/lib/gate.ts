import type { ChatView } from '../chat/view.ts';

/** What the visitor is asked before they may write. */
export type Gate = {
  consent: boolean;
  contact: 'optional' | 'required' | null;
  /** Nobody is available now: the message is asked for together with the email address. */
  away: boolean;
};
type GateInput = Pick<ChatView, 'shop' | 'visitor' | 'online' | 'consentNeeded' | 'skipped' | 'messages' | 'unsent'>;

/** Null when the visitor may write at once. */
export function gateFor({ shop, visitor, online, consentNeeded: consent, skipped, messages, unsent }: GateInput): Gate | null {
  if (!shop || !visitor) return null;
  const { contact: asks, offline_form: takesOffline } = shop.asks;
  const away = !online && takesOffline && !visitor.email && !skipped;
  const hasBegun = messages.length > 0 || unsent.length > 0;
  const asksContact = asks !== 'never' && !visitor.email && !hasBegun && !skipped;
  const contact = away ? 'required' : asksContact ? asks : null;
  return consent || contact ? { consent, contact, away } : null;
}
