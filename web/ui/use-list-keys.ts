import { useEffect, useEffectEvent, useId, useState } from 'react';

/**
 * Keyboard control of a list beside a field that keeps the focus: arrow keys move, Enter or Tab chooses, Escape closes. Other keys stay
 * with the field. A new `query` moves back to the top.
 */
export function useListKeys<T extends { id: string }>(
  anchor: HTMLElement | null,
  query: string,
  items: readonly T[],
  actions: { take: (item: T) => void; close: () => void },
) {
  const listId = useId();
  const [place, setPlace] = useState({ query, index: 0 });
  const index = place.query === query ? Math.min(place.index, Math.max(0, items.length - 1)) : 0;
  const active = items[index];
  const optionId = ({ id }: T) => `${listId}-${id}`;
  const activeId = active && optionId(active);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = (by: number) => setPlace({ query, index: (index + by + items.length) % items.length });
    const take = () => active && actions.take(active);
    const known: Record<string, () => void> = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: take, Tab: take };
    const action = event.key === 'Escape' ? actions.close : active && known[event.key];
    if (!action || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    anchor?.addEventListener('keydown', listen);
    return () => anchor?.removeEventListener('keydown', listen);
  }, [anchor]);
  useEffect(() => {
    if (!anchor || !activeId) return;
    anchor.setAttribute('aria-controls', listId);
    anchor.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      anchor.removeAttribute('aria-controls');
      anchor.removeAttribute('aria-activedescendant');
    };
  }, [anchor, listId, activeId]);
  return { listId, optionId, active };
}
