import { create } from 'zustand';
import { localStore, mediaQuery } from '../lib/browser.ts';

export type Theme = 'dark' | 'light';
type ThemeState = { theme: Theme; toggle: () => void; set: (theme: Theme) => void };

const STORAGE = 'theme';

const systemPreference = () => mediaQuery('(prefers-color-scheme: dark)');

/** The saved theme, otherwise the operating system's. The storage holds the plain word, not JSON. */
export function initialTheme(): Theme {
  const saved = localStore.getItem(STORAGE);
  if (saved === 'dark' || saved === 'light') return saved;
  return systemPreference().matches ? 'dark' : 'light';
}

export const useTheme = create<ThemeState>()((set, get) => ({
  theme: initialTheme(),
  toggle: () => get().set(get().theme === 'dark' ? 'light' : 'dark'),
  set: (theme) => {
    localStore.setItem(STORAGE, theme);
    set({ theme });
  },
}));

/** Keeps the root's class in sync with the theme, also when another tab or, while none was chosen, the system changes it. Returns an unsubscribe function. */
export function showTheme(): () => void {
  const show = () => document.documentElement.classList.toggle('dark', useTheme.getState().theme === 'dark');
  const again = () => useTheme.setState({ theme: initialTheme() });
  const follow = ({ key }: StorageEvent) => {
    if (key === STORAGE) again();
  };
  const preference = systemPreference();
  show();
  const stop = useTheme.subscribe(show);
  window.addEventListener('storage', follow);
  preference.addEventListener('change', again);
  return () => {
    stop();
    window.removeEventListener('storage', follow);
    preference.removeEventListener('change', again);
  };
}
