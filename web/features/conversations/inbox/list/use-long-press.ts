import { type PointerEvent, useEffect, useRef } from 'react';

/** Duration and movement tolerance of a long press, as phones define them. */
const long = 450;
const moveTolerance = 10;

/** Detects a long press and swallows the click that follows it. */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isLong = useRef(false);
  // A row that goes away while pressed selects nothing.
  useEffect(() => () => clearTimeout(press.current?.timer), []);
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
    if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > moveTolerance) end();
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
