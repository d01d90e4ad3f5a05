import { cx } from '../lib/cx.ts';

/** The look that Input, Textarea and Select share. On touch screens the text is 16 px, or iOS zooms into the field. */
export const inputClass = (more?: string): string =>
  cx(
    'w-full min-w-0 rounded border border-line-strong bg-surface text-ink transition-colors pointer-coarse:text-[16px]',
    // A field that is wrong scrolls into view with the message below it.
    'aria-invalid:scroll-my-12 hover:border-control-line aria-invalid:border-bad disabled:bg-hover disabled:text-ink-3 [&:is(input,textarea)]:read-only:bg-hover',
    'focus-visible:outline-offset-[-1px]',
    more,
  );
