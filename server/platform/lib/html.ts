import { decodeHTMLStrict } from 'entities';

/** Text as it may stand in HTML, between tags and in attributes in double quotes. */
export const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The signs that `&eacute;` and `&#233;` stand for; one that is not closed by a semicolon stays as it is. */
export const withoutEntities = (text: string) => decodeHTMLStrict(text);

/** The colours of pages that stand alone, light and dark: the values of the app's tokens. */
export const pageColours = `:root {
  color-scheme: light dark;
  --bg: oklch(98.6% 0.002 90); --surface: oklch(100% 0 0); --hover: oklch(96.6% 0.003 90); --line: oklch(92.6% 0.004 90); --control: oklch(63% 0.008 280);
  --ink: oklch(23% 0.012 280); --ink-2: oklch(45% 0.012 280); --on-ink: oklch(99% 0 0); --bad: oklch(51% 0.19 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: oklch(17.5% 0.008 280); --surface: oklch(20.2% 0.009 280); --hover: oklch(24% 0.011 280); --line: oklch(27.5% 0.011 280); --control: oklch(55.5% 0.012 280);
    --ink: oklch(94% 0.006 280); --ink-2: oklch(76% 0.01 280); --on-ink: oklch(19% 0.01 280); --bad: oklch(74% 0.13 25);
  }
}
* { box-sizing: border-box; }
`;
