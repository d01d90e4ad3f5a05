import { cx } from '../lib/cx.ts';

/** The colours that a tag can have, by their names in the design tokens. */
const COLOURS = {
  grey: 'bg-[var(--tag-grey)]',
  red: 'bg-[var(--tag-red)]',
  orange: 'bg-[var(--tag-orange)]',
  yellow: 'bg-[var(--tag-yellow)]',
  green: 'bg-[var(--tag-green)]',
  teal: 'bg-[var(--tag-teal)]',
  blue: 'bg-[var(--tag-blue)]',
  purple: 'bg-[var(--tag-purple)]',
  pink: 'bg-[var(--tag-pink)]',
};

export type TagColour = keyof typeof COLOURS;

/** A tag's colour. Decorative: the name is shown beside it. */
export const TagDot = ({ colour, className }: { colour: TagColour; className?: string }) => (
  <span aria-hidden className={cx('inline-block size-[7px] shrink-0 rounded-full', COLOURS[colour], className)} />
);
