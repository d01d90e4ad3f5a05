import { record } from '../data/metrics-queue.ts';
import type { makeRouter } from './router.tsx';

/** Measures each navigation to another page, from the click until its code is loaded and rendered. */
export function measureMoves(router: Pick<ReturnType<typeof makeRouter>, 'state' | 'subscribe'>): () => void {
  let from = router.state.location.pathname;
  let started: number | undefined;
  return router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') started ??= performance.now();
    if (navigation.state !== 'idle' || location.pathname === from) return;
    from = location.pathname;
    const began = started ?? performance.now();
    started = undefined;
    requestAnimationFrame(() => record('route_change', Math.round(performance.now() - began)));
  });
}
