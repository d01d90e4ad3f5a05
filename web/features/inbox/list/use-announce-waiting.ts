import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../ui/live.tsx';
import { useCounts } from '../data.ts';
import { waitingSentence } from './waiting-sentence.ts';

/** Not more often than this, in milliseconds: who hears the page wants to know how things stand, not each step there. */
const pause = 20_000;

/** Says aloud when more people wait than were said before; fewer is no news. */
export function useAnnounceWaiting(): void {
  const waiting = useCounts().data?.needs_you;
  const said = useRef({ count: Infinity, at: 0 });
  const say = useEffectEvent(() => {
    const count = waiting ?? 0;
    const isNews = count > said.current.count;
    said.current = { count, at: isNews ? Date.now() : said.current.at };
    if (isNews) announce(waitingSentence(count));
  });
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(say, Math.max(0, said.current.at + pause - Date.now()));
    return () => clearTimeout(timer);
  }, [waiting]);
}
