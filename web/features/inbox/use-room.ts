import { useMedia } from '../../lib/use-media.ts';

/** How many of list, thread and customer have room beside each other, the frame's menu included. */
export function useRoom() {
  const hasThree = useMedia('(width >= 1180px)');
  const hasTwo = useMedia('(width >= 1000px)');
  if (hasThree) return 'three panes';
  return hasTwo ? 'two panes' : 'one pane';
}
