import type { ChatMessage } from '@parley/contract/chat';

/** What the shop's page can hear, and what comes with it. */
export type WidgetEvents = {
  ready: Record<string, never>;
  opened: Record<string, never>;
  closed: Record<string, never>;
  message: Pick<ChatMessage, 'id' | 'conversation_id' | 'seq' | 'author' | 'author_name' | 'text' | 'created_at'>;
  unread: { count: number };
  csat: { score: number; remark: string };
  error: { code: string; message: string };
};

/** Says it to the page, as `parley:…` on its window. A listener that fails there is the page's affair: the browser keeps it from us. */
export function emit<N extends keyof WidgetEvents>(name: N, detail: WidgetEvents[N]): void {
  window.dispatchEvent(new CustomEvent(`parley:${name}`, { detail }));
}
