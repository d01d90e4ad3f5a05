import type { Look } from './chat/view.ts';
import { readableOn } from './lib/contrast.ts';

export type Theme = Look['look']['theme'];

/** Keeps the shop's colours on the element; `set` says which, `end` lets go of the browser's preference. */
export function createTheme(element: HTMLElement) {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  let theme: Theme = 'auto';
  const draw = () => element.toggleAttribute('dark', theme === 'auto' ? preference.matches : theme === 'dark');
  preference.addEventListener('change', draw);
  return {
    set(look: Look['look'], wanted: Theme | null) {
      theme = wanted ?? look.theme;
      draw();
      element.toggleAttribute('left', look.position === 'left');
      for (const [name, colour] of [
        ['--accent', look.accent],
        ['--on-accent', look.accent && readableOn(look.accent)],
      ] as const)
        if (colour) element.style.setProperty(name, colour);
        else element.style.removeProperty(name);
    },
    end: () => preference.removeEventListener('change', draw),
  };
}
