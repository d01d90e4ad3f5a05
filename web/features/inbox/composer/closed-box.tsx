import type { Conversation } from '@parley/contract/conversations';
import Mail from 'lucide-react/icons/mail';
import StickyNote from 'lucide-react/icons/sticky-note';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { firstNameOf } from './first-name.ts';
import { t } from './words.ts';

type ClosedProps = { conversation: Conversation; isKept: boolean; onNote: () => void };

/** In the words' place when the channel takes none: why, until when, and what can be done instead. */
export function ClosedBox({ conversation, isKept, onNote }: ClosedProps) {
  const { channel, customer, actions } = conversation;
  return (
    <div className="px-3 pt-2 pb-3 text-sm">
      <p className="text-ink">{channel === 'website' ? t('composer.closed') : t(`composer.closed_${channel}`)}</p>
      <p className="mt-1 text-ink-2">
        {t('composer.closed_next', { name: firstNameOf(conversation) })} {isKept && t('composer.closed_kept')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {actions.includes('note') && (
          <Button icon={<StickyNote />} kbd="n" onClick={onNote}>
            {t('composer.write_note')}
          </Button>
        )}
        {customer.email && (
          <a href={`mailto:${customer.email}`} className={buttonClass()}>
            <Mail aria-hidden />
            {t('composer.write_email')}
          </a>
        )}
      </div>
    </div>
  );
}
