import { useRef, useState } from 'react';

/**
 * Remembers the focused element when a layer opens and focuses it again when it closes. Radix does so only for its own trigger, and our
 * layers open from anywhere. A menu's entry is gone by then, so the button that opened the menu gets the focus.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      from.current = lasting(document.activeElement);
    },
    /** Prevents Radix's own handling and returns the focus, if the element still exists. */
    giveBack: (event: Event) => {
      event.preventDefault();
      if (from.current?.isConnected) from.current.focus();
      from.current = null;
    },
  };
}

/** Rendered in a layer: remembers before a field of the layer with `autoFocus` has taken the focus, when Radix no longer tells. */
export function RememberFocus({ by }: { by: ReturnType<typeof useReturnFocus> }): null {
  useState(by.remember);
  return null;
}

function lasting(element: Element | null): HTMLElement | null {
  const opener = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const lastingElement = opener ? document.getElementById(opener) : element;
  return lastingElement instanceof HTMLElement ? lastingElement : null;
}
