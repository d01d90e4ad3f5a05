import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'default' | 'ghost' | 'human' | 'ai' | 'danger';
export type ButtonSize = 'control' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-on-ink shadow-paper hover:bg-ink/90',
  default: 'border-line-strong bg-surface text-ink shadow-paper hover:bg-hover',
  ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  human: 'border-human-line bg-human-soft text-human shadow-paper hover:border-human',
  ai: 'border-ai-line bg-ai-soft text-ai shadow-paper hover:border-ai',
  danger: 'border-line-strong bg-surface text-bad shadow-paper hover:border-bad hover:bg-bad-soft',
};

const SIZES: Record<ButtonSize, string> = {
  control: 'h-control gap-[7px] px-[11px]',
  large: 'h-10 gap-2 px-[18px] text-[14.5px] max-md:text-[16px]',
};

const GHOST_SIZES: Record<ButtonSize, string> = {
  control: 'h-control gap-[7px] px-[7px]',
  large: 'h-10 gap-2 px-3 text-[14.5px] max-md:text-[16px]',
};

/** The look of a button, for links: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'control', more?: string): string {
  return cx(
    'touch-target inline-flex shrink-0 items-center justify-center rounded border font-medium whitespace-nowrap transition-colors',
    'disabled:pointer-events-none disabled:opacity-50',
    (variant === 'ghost' ? GHOST_SIZES : SIZES)[size],
    VARIANTS[variant],
    more,
  );
}
