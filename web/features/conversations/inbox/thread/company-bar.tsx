import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import Sparkles from 'lucide-react/icons/sparkles';
import { t } from './messages.ts';

type CompanyProps = { conversation: Conversation; messages: readonly Message[] };

/** The AI replies to a customer who waits for a teammate; taking over stops it. */
export function CompanyBar({ conversation, messages }: CompanyProps) {
  if (!repliesWhileWaiting(conversation, messages)) return null;
  return (
    <p className="flex animate-appear items-start gap-1.5 border-b border-ai-line bg-ai-soft px-[22px] py-1.5 text-sm text-ink-2 max-md:px-4">
      <Sparkles aria-hidden className="mt-0.5 shrink-0 text-ai" />
      <span className="min-w-0 wrap-anywhere">{t('thread.ai_replies_until')}</span>
    </p>
  );
}

/** Whether the AI has written since it handed off, and nobody has taken over. */
function repliesWhileWaiting({ handler, status, handoff }: Conversation, messages: readonly Message[]): boolean {
  if (handler !== 'none' || status !== 'open' || !handoff || handoff.accepted_at) return false;
  const line = messages.findLastIndex(({ activity }) => activity?.kind === 'handoff_requested');
  const since = messages.slice(line + 1);
  // A teammate who was there ended it, even where the conversation waits again.
  if (since.some(({ activity }) => activity?.kind === 'taken_over')) return false;
  return since.some(({ author, status: sent }) => author === 'ai' && sent !== 'cancelled' && sent !== 'failed');
}
