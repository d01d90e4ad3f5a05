import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field-context.ts';
import { inputClass } from './input-class.ts';

type TextareaProps = ComponentProps<'textarea'> & {
  /** Grows with its text up to this many lines, then scrolls. */
  maxRows?: number;
  /** Without its own border, inside a box that has one and shows the focus: `has-[textarea:focus-visible]:border-ink`. */
  borderless?: boolean;
};

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

export function Textarea({ rows = 3, maxRows = 12, borderless = false, className, ref, onInput, ...rest }: TextareaProps) {
  const field = useFieldControl(rest);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => grow(box.current), [rest.value]);
  return (
    <textarea
      {...rest}
      {...field}
      ref={(element) => {
        box.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      rows={rows}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
      style={{ minHeight: `calc(${rows}lh + 16px)`, maxHeight: `calc(${maxRows}lh + 16px)` }}
      className={
        borderless
          ? cx(
              'block w-full resize-none bg-transparent px-3 py-2 text-ink [field-sizing:content] pointer-coarse:text-[16px] focus-visible:outline-none',
              className,
            )
          : inputClass(cx('block resize-none px-2.5 py-2 [field-sizing:content]', className))
      }
    />
  );
}

/** For browsers without `field-sizing`: measured from zero height, so that it shrinks as well. */
function grow(box: HTMLTextAreaElement | null): void {
  if (!box || growsByItself()) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + 2}px`;
}
