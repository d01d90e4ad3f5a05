import { useRef } from 'react';

/**
 * Remembers where the focus was when a layer opened and puts it back when it closes. Radix does so only for a trigger of its own,
 * and ours are opened from anywhere. A menu's entry is gone by then, so the button that opened the menu stands for it.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      from.current = lasting(document.activeElement);
    },
    /** Prevents Radix's own way and gives the focus back, if the element is still there. */
    giveBack: (event: Event) => {
      event.preventDefault();
      if (from.current?.isConnected) from.current.focus();
      from.current = null;
    },
  };
}

function lasting(element: Element | null): HTMLElement | null {
  const opener = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const lastingElement = opener ? document.getElementById(opener) : element;
  return lastingElement instanceof HTMLElement ? lastingElement : null;
}
