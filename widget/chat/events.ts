import type { ChatMessage } from '@parley/contract/chat';

/** What the shop's page can hear, and what comes with it. */
export type WidgetEvents = {
  open: Record<string, never>;
  close: Record<string, never>;
  message: Pick<ChatMessage, 'id' | 'seq' | 'author' | 'author_name' | 'text' | 'created_at'>;
  unread: { count: number };
};
type EventName = keyof WidgetEvents;

/** Says it to the page, as `parley:…` on its window. A listener that fails there is the page's affair: the browser keeps it from us. */
export function emit<N extends EventName>(name: N, detail: WidgetEvents[N]): void {
  window.dispatchEvent(new CustomEvent(`parley:${name}`, { detail }));
}

/** Calls `listener` at each event until the returned function is called. */
export function on<N extends EventName>(name: N, listener: (detail: WidgetEvents[N]) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<WidgetEvents[N]>).detail);
  window.addEventListener(`parley:${name}`, hear);
  return () => window.removeEventListener(`parley:${name}`, hear);
}
