import { cloneElement, type ComponentType, type HTMLAttributes, type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';

/** What the button passes to its menu or popover. */
export type LayerProps = {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement<{ id?: string }>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>;

const OPENING_KEYS = { menu: ['Enter', ' ', 'ArrowDown'], dialog: ['Enter', ' '] };

/**
 * A menu or a popover whose code loads when its button is hovered or focused. Until the first press only the button is rendered; that press
 * opens the layer as soon as the code is there, and the button keeps its place and the focus.
 */
export function onDemand<Props extends object>(
  opens: keyof typeof OPENING_KEYS,
  load: () => Promise<{ default: ComponentType<Props & LayerProps> }>,
) {
  return function OnDemand(props: Props & { trigger: Trigger }) {
    const [layer, setLayer] = useState<{ Layer: ComponentType<Props & LayerProps>; byKey: boolean } | null>(null);
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      if (!layer) return;
      // A menu focuses its first entry only after a keydown that it received itself, and the one that opened it came before it was mounted.
      if (layer.byKey) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      setOpen(true);
    }, [layer]);
    if (layer) return <layer.Layer {...props} open={isOpen} onOpenChange={setOpen} />;

    // If prefetching fails, the press loads it.
    const fetchAhead = () => void load().catch(() => undefined);
    const open = async (byKey: boolean) => {
      const { default: Layer } = await load();
      setLayer((before) => before ?? { Layer, byKey });
    };
    const press = (event: KeyboardEvent) => {
      if (!OPENING_KEYS[opens].includes(event.key)) return;
      event.preventDefault();
      void open(true);
    };
    return cloneElement(props.trigger, {
      'aria-haspopup': opens,
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onKeyDown: press,
      onClick: () => void open(false),
    });
  };
}
