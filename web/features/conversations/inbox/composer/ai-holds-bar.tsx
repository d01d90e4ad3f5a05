import type { Conversation } from '@parley/contract/conversations';
import Pencil from 'lucide-react/icons/pencil';
import Sparkles from 'lucide-react/icons/sparkles';
import StickyNote from 'lucide-react/icons/sticky-note';
import { cx } from '../../../../lib/cx.ts';
import { useHotkey } from '../../../../lib/hotkeys.ts';
import { Button } from '../../../../ui/button.tsx';
import { composerPlace } from './composer-place.ts';
import { firstNameOf } from './first-name.ts';
import { TakeOverButton } from '../thread/take-over-button.tsx';
import { t } from '../messages.ts';

type BarProps = { conversation: Conversation; isTakingOver: boolean; onTakeOver: () => void; onWrite: (isNote: boolean) => void };

/** Replaces the composer while the AI is the handler: taking over comes first, so that two never answer at once by accident. */
export function AiHoldsBar({ conversation, isTakingOver, onTakeOver, onWrite }: BarProps) {
  const canNote = conversation.actions.includes('note');
  useHotkey('r', () => onWrite(false));
  useHotkey('n', () => onWrite(true), { when: canNote });
  return (
    <div className={cx(composerPlace, 'border border-ai-line bg-ai-soft')}>
      <p className="flex gap-[9px] px-3 pt-2.5">
        <Sparkles aria-hidden className="mt-0.5 text-ai" />
        <span className="min-w-0 wrap-anywhere">
          {t('inbox.ai_holds', { name: firstNameOf(conversation) })} <span className="text-ink-2">{t('inbox.ai_holds_text')}</span>
        </span>
      </p>
      <div className="flex items-center gap-1 px-2 py-1.5">
        {canNote && (
          <Button variant="ghost" icon={<StickyNote />} kbd="n" onClick={() => onWrite(true)}>
            <span className="max-md:sr-only">{t('inbox.private_note')}</span>
          </Button>
        )}
        <Button variant="ghost" icon={<Pencil />} kbd="r" className="ms-auto" onClick={() => onWrite(false)}>
          {t('inbox.write_myself')}
        </Button>
        <TakeOverButton conversation={conversation} isBusy={isTakingOver} onTakeOver={onTakeOver} />
      </div>
    </div>
  );
}
