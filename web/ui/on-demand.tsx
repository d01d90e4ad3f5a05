import { cloneElement, type ComponentType, type HTMLAttributes, type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';

/** What a menu or a popover is given by the button in front of it. */
export type LayerProps = {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement<{ id?: string }>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>;

const OPENING_KEYS = { menu: ['Enter', ' ', 'ArrowDown'], dialog: ['Enter', ' '] };

/**
 * A menu or a popover whose code comes when its button is pointed at or focused. Until the button is first pressed it stands alone;
 * that press opens the layer as soon as the code is there, and the button keeps its place and, by then, the focus.
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
      // A menu goes to its first entry only after a key that it has heard itself, and the one that asked for it came before it.
      if (layer.byKey) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      setOpen(true);
    }, [layer]);
    if (layer) return <layer.Layer {...props} open={isOpen} onOpenChange={setOpen} />;

    // What cannot be fetched ahead is fetched when it is wanted.
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
