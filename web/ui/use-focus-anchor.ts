import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the section that the address names after #, and puts the focus there. */
export function useFocusAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
