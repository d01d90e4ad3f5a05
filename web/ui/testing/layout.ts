/**
 * The tests' DOM has no layout, and a VirtualList in a pane of no height renders no rows. Gives every pane and row a height; call the
 * returned function to undo it.
 */
export function giveLayout({ row, pane }: { row: number; pane: number }): () => void {
  const heights: Record<string, (element: Element) => number> = {
    offsetHeight: (element) => (element.hasAttribute('data-index') ? row : pane),
    clientHeight: () => pane,
    scrollHeight: (element) => Math.max(pane, contentHeight(element)),
  };
  const own = Object.keys(heights).map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const);
  for (const [name, measure] of Object.entries(heights)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return measure(this);
      },
    });
  }
  return () => {
    for (const [name, descriptor] of own) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
    }
  };
}

const contentHeight = (element: Element): number =>
  Number.parseFloat(element.querySelector<HTMLElement>('[style*="height"]')?.style.height ?? '0');
