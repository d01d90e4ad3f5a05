import { type PointerEvent, useRef } from 'react';

/** As long as phones take it to be, and as far as a resting finger trembles. */
const long = 450;
const trembles = 10;

/** A finger that stays on something: the click that follows it is none. */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isLong = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const begin = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    isLong.current = false;
    if (pointerType === 'mouse') return;
    const timer = setTimeout(() => {
      isLong.current = true;
      onLong();
    }, long);
    press.current = { timer, x, y };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > trembles) end();
  };
  return {
    wasLong: () => isLong.current,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: { preventDefault: () => void }) => isLong.current && event.preventDefault(),
    },
  };
}
