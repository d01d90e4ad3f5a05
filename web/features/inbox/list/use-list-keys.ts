import type { RefObject } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { pressKey } from '../press-key.ts';

/** J and K move in the list from wherever one is, as the arrow keys do inside it; Enter on a row opens it. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useHotkey('j', () => move(list.current, 'ArrowDown'));
  useHotkey('k', () => move(list.current, 'ArrowUp'));
}

function move(list: HTMLElement | null, key: 'ArrowDown' | 'ArrowUp') {
  const row = list?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]');
  const isFirstMove = !list?.contains(document.activeElement) && row?.ariaCurrent !== 'true';
  if (isFirstMove) row?.focus();
  else pressKey(row, key);
}
