import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { IconButton } from './icon-button.tsx';

const DOTS = {
  neutral: 'bg-ink-3',
  ok: 'bg-ok',
  bad: 'bg-bad',
  info: 'bg-info',
  human: 'bg-human',
  ai: 'bg-ai',
};

const LOOKS: Partial<Record<keyof typeof DOTS, string>> = {
  human: 'border-human-line bg-human-soft',
  ai: 'border-ai-line bg-ai-soft',
};

type BannerProps = {
  tone?: keyof typeof DOTS;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
};

/** One sentence about the whole page. Only the AI and a person's turn colour it; any other tone is a dot. */
export function Banner({ tone = 'neutral', children, action, onDismiss, className }: BannerProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex min-h-11 items-center gap-2.5 rounded-lg border px-3 py-1.5', LOOKS[tone] ?? 'bg-surface', className)}
    >
      <span aria-hidden className={cx('size-[7px] shrink-0 rounded-full', DOTS[tone])} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onDismiss && <IconButton label={t('ui.dismiss')} icon={<X />} onClick={onDismiss} className="-me-1.5" />}
    </div>
  );
}
