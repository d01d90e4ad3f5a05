import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';

const TONES = {
  neutral: 'border-line bg-surface text-ink-2',
  ai: 'border-ai-line text-ai',
  human: 'border-human-line text-human',
};

type TagProps = {
  children: ReactNode;
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  /** A filter's chip is as high as the controls beside it. */
  large?: boolean;
  /** Removes it; `name` is used in the button's label. */
  onRemove?: () => void;
  name?: string;
  className?: string;
};

export function Tag({ children, tone = 'neutral', icon, large = false, onRemove, name = '', className }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[5px] rounded-sm border px-[7px] text-xs font-medium whitespace-nowrap [&>.lucide]:size-[11px]',
        large ? 'h-control' : 'h-[19px] max-md:h-6',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={t('ui.remove', { name })}
          onClick={onRemove}
          className="touch-target -me-[7px] -ms-1 grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink"
        >
          <X className="size-[11px]" />
        </button>
      )}
    </span>
  );
}
