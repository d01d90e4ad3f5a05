import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A finger's breadth from the end still counts as the end. */
const nearEnd = 48;
const nearTop = 300;

type Shown = {
  /** Positions of the oldest and the newest message; 0 when there is none. */
  oldest: number;
  newest: number;
  onNearTop: () => void;
};

/**
 * Keeps the eye's place in a thread: at the end it follows what comes, elsewhere nothing moves, also when older messages
 * are put on top. `read` counts up to which position was seen at the end.
 */
export function useThreadScroll({ oldest, newest, onNearTop }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const last = useRef({ oldest, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  const [read, setRead] = useState(newest);
  if (isAtEnd && read !== newest) setRead(newest);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const settle = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    const grown = element.scrollHeight - last.current.height;
    if (last.current.isAtEnd) toEnd();
    else if (oldest < last.current.oldest) element.scrollTop += grown;
    last.current = { ...last.current, oldest, height: element.scrollHeight };
    if (element.scrollTop < nearTop) onNearTop();
  });
  useLayoutEffect(() => settle(), [oldest, newest]);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => settle());
    for (const element of [box.current, content.current]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    last.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    setAtEnd(last.current.isAtEnd);
    if (element.scrollTop < nearTop) onNearTop();
  };
  return { box, content, onScroll, isAtEnd, read, toEnd };
}
