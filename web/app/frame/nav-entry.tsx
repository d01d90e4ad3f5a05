import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';

type NavEntryProps = {
  to: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  current: boolean;
  end?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
};

/** An entry of a menu. */
export function NavEntry({ to, icon: Icon, current, end, onClick, children }: NavEntryProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        onClick={onClick}
        className={cx(
          'flex h-[30px] items-center gap-[9px] rounded px-2 transition-colors max-md:h-11',
          current ? 'bg-hover font-medium text-ink ring-1 ring-line ring-inset' : 'text-ink-2 hover:bg-hover hover:text-ink',
        )}
      >
        <Icon aria-hidden />
        <span className="min-w-0 truncate">{children}</span>
        {end && <span className="ms-auto">{end}</span>}
      </Link>
    </li>
  );
}
