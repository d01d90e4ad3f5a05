/** Presses a key on an element for the person: a shortcut that means "as if you were there" needs no second way to do it. */
export function pressKey(element: HTMLElement | null | undefined, key: string): void {
  element?.focus();
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
