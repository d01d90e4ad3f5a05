import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the section that the address names after #, and puts the focus there. */
export function useFocusAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!section?.parentElement) return;
    section.focus({ preventScroll: true });
    // What stands above it grows when it has loaded; the section stays in view until the user does something.
    const observer = new ResizeObserver(() => section.scrollIntoView());
    observer.observe(section.parentElement);
    const end = () => observer.disconnect();
    const acts = new AbortController();
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(act, end, { once: true, signal: acts.signal });
    return () => {
      end();
      acts.abort();
    };
  }, [hash, key]);
}
