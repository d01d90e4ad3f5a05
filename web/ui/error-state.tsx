import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title?: string;
  text?: ReactNode;
  retry?: () => void;
  busy?: boolean;
  className?: string;
};

/** Shown when something failed to load, with a retry button. */
export function ErrorState({ title = t('ui.error_title'), text = t('ui.error_text'), retry, busy = false, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={<CircleAlert className="text-bad" />}
        title={title}
        text={text}
        action={
          retry && (
            <Button onClick={retry} busy={busy}>
              {t('ui.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
