import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowHeight } from './row-height.ts';
import type { ThreadRow } from './thread-rows.ts';

/** How far from the end still counts as the end, in px. */
const nearEnd = 48;
const nearTop = 600;
/** The width of a thread before it is measured, in px. */
const defaultWidth = 640;
/** What comes above the oldest message in px: the pane's padding, and the line for loading older ones. */
export const edge = 18;
const olderLine = 32;

type Shown = {
  rows: readonly ThreadRow[];
  /** The position of the newest message; 0 when there is none. */
  newest: number;
  hasOlder: boolean;
  onNearTop: () => void;
};

/**
 * A virtual list of the thread. At its end it follows new messages; elsewhere nothing moves, also when older messages are prepended.
 * `read` is the highest position seen at the end.
 */
export function useThreadList({ rows, newest, hasOlder, onNearTop }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [read, setRead] = useState(newest);
  if (isAtEnd && read !== newest) setRead(newest);

  const [width, setWidth] = useState(defaultWidth);
  const heights = useMemo(() => rows.map((row) => rowHeight(row, width)), [rows, width]);
  const estimateSize = (index: number) => heights[index] ?? 0;
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React Compiler, the only one it would disturb
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    paddingStart: edge + (hasOlder ? olderLine : 0),
    paddingEnd: 4,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    initialOffset: () => heights.reduce((sum, height) => sum + height, 0),
  });

  const toEnd = () => list.scrollToEnd();
  const openAtEnd = useEffectEvent(toEnd);
  useLayoutEffect(() => openAtEnd(), []);
  // A pane that shrinks, as when the composer grows, keeps its end in view.
  const settle = useEffectEvent(() => {
    setWidth(box.current?.clientWidth ?? defaultWidth);
    if (isAtEnd) toEnd();
  });
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => settle());
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);

  const look = () => {
    const element = box.current;
    if (!element) return;
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd);
    if (element.scrollTop < nearTop) onNearTop();
  };
  // A thread shorter than its pane can't be scrolled to its top.
  const lookAgain = useEffectEvent(look);
  useEffect(() => lookAgain(), [rows]);

  const show = (index: number) => list.scrollToIndex(index, { align: 'center' });
  return { box, list, onScroll: look, isAtEnd, read, toEnd, show };
}
