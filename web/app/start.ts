import { setGoTo } from '../data/go-to.ts';
import { trackErrors } from '../data/error-tracking.ts';
import { keepSession } from '../data/keep-session.ts';
import { sendLateLogOut } from '../data/late-log-out.ts';
import { measurePerformance } from '../data/metrics.ts';
import { leftOnPurpose } from '../data/session-end.ts';
import { showTheme } from '../data/theme.ts';
import { keepRecentSearchesPrivate } from '../features/lists/search/index.ts';
import { followZones } from './follow-zones.ts';
import { measureMoves } from './measure-moves.ts';
import { reloadOnce } from './reload-once.ts';
import type { makeRouter } from './router.tsx';

/** Starts what runs beside the screens: theme, session, metrics, error tracking. */
export function startServices(router: ReturnType<typeof makeRouter>): void {
  setGoTo((path) => {
    const { location: from } = router.state;
    if (from.pathname !== path) void router.navigate(path, { state: leftOnPurpose() ? null : { from } });
  });
  showTheme();
  followZones();
  reloadOnce(() => {
    const { location: target } = router.state.navigation;
    return target && router.createHref(target);
  });
  keepRecentSearchesPrivate();
  keepSession();
  sendLateLogOut();
  measurePerformance();
  measureMoves(router);
  trackErrors();
}
