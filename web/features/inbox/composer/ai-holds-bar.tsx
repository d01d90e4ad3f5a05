import type { Conversation } from '@parley/contract/conversations';
import Pencil from 'lucide-react/icons/pencil';
import Sparkles from 'lucide-react/icons/sparkles';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { t } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TakeOverButton } from '../thread/take-over-button.tsx';

type BarProps = { conversation: Conversation; onWrite: (isNote: boolean) => void };

/** In the composer's place while the AI answers: taking over first, so that two never talk at once without meaning it. */
export function AiHoldsBar({ conversation, onWrite }: BarProps) {
  const canNote = conversation.actions.includes('note');
  useHotkey('r', () => onWrite(false));
  useHotkey('n', () => onWrite(true), { when: canNote });
  return (
    <div className="mx-4 mb-3.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-lg border border-ai-line bg-ai-soft py-2 ps-3 pe-2 max-md:mx-3 max-md:mb-[max(14px,env(safe-area-inset-bottom))]">
      <Sparkles aria-hidden className="text-ai" />
      <p className="me-auto min-w-40 flex-1">
        {t('inbox.ai_holds', { name: conversation.customer_name })} <span className="text-ink-2">{t('inbox.ai_holds_text')}</span>
      </p>
      {canNote && (
        <Button variant="ghost" icon={<StickyNote />} kbd="n" onClick={() => onWrite(true)}>
          {t('inbox.private_note')}
        </Button>
      )}
      <Button variant="ghost" icon={<Pencil />} kbd="r" onClick={() => onWrite(false)}>
        {t('inbox.write_myself')}
      </Button>
      <TakeOverButton conversation={conversation} />
    </div>
  );
}
