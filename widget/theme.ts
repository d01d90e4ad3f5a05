import type { Look } from './look.ts';

export type Theme = Look['look']['theme'];

/** Applies the shop's colours to the element; `set` changes them, `end` stops following the browser's preference. */
export function createTheme(element: HTMLElement) {
  // Absent in some embedded browsers.
  const preference = window.matchMedia?.('(prefers-color-scheme: dark)');
  let theme: Theme = 'auto';
  const draw = () => element.toggleAttribute('dark', theme === 'auto' ? !!preference?.matches : theme === 'dark');
  preference?.addEventListener('change', draw);
  return {
    set(look: Look['look'], override: Theme | null) {
      theme = override ?? look.theme;
      draw();
      element.toggleAttribute('left', look.position === 'left');
      for (const [name, colour] of [
        ['--accent', look.accent],
        ['--on-accent', look.accent && readableOn(look.accent)],
      ] as const)
        if (colour) element.style.setProperty(name, colour);
        else element.style.removeProperty(name);
    },
    end: () => preference?.removeEventListener('change', draw),
  };
}

/** Black or white, whichever has more contrast on `#rrggbb`: at least 4.5 to 1 on any colour. */
export function readableOn(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The luminance where both WCAG contrasts are equal: (L + 0.05)² = 1.05 · 0.05.
  return luminance > 0.179 ? '#000' : '#fff';
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
