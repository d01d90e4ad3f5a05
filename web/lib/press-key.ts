/** Dispatches a key press on an element: a shortcut for a focused element's own action then needs no second implementation. */
export function pressKey(element: HTMLElement | null | undefined, key: string): void {
  element?.focus();
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
