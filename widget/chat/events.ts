import type { ChatMessage } from '@parley/contract/chat';

/** The events for the shop's page, and their details. */
export type WidgetEvents = {
  ready: Record<string, never>;
  opened: Record<string, never>;
  closed: Record<string, never>;
  message: Pick<ChatMessage, 'id' | 'conversation_id' | 'seq' | 'author' | 'author_name' | 'text' | 'created_at'>;
  unread: { count: number };
  csat: { score: number; remark: string };
  error: { code: string; message: string };
};

/** Dispatches a `parley:…` event on the page's window. An error in a listener doesn't reach us: the browser reports it to the page. */
export function emit<N extends keyof WidgetEvents>(name: N, detail: WidgetEvents[N]): void {
  window.dispatchEvent(new CustomEvent(`parley:${name}`, { detail }));
}
