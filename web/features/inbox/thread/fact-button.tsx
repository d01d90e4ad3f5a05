import type { ComponentProps, ReactNode } from 'react';
import { ariaHotkey } from '../../../lib/hotkeys.ts';
import { buttonClass } from '../../../ui/button-class.ts';

type FactButtonProps = ComponentProps<'button'> & {
  /** What it changes and how that stands, for people who hear the page: it holds the words that are shown. */
  label: string;
  kbd?: string;
  children: ReactNode;
};

/** One fact of the conversation, as the button that changes it. */
export const FactButton = ({ label, kbd, children, ...rest }: FactButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    aria-keyshortcuts={kbd && ariaHotkey(kbd)}
    className={buttonClass('ghost', 'control', 'h-7! max-w-44 gap-1.5! px-1.5! text-sm! pointer-coarse:h-9!')}
  >
    {children}
  </button>
);
