import type { Conversation } from '@parley/contract/conversations';
import UserPlus from 'lucide-react/icons/user-plus';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useMe } from '../me.ts';
import { FactButton } from './fact-button.tsx';
import { t } from './words.ts';

const AssignLayer = onDemand('dialog', () => import('./assign-layer.tsx'));

/** Whose conversation it is: a teammate's, a team's, nobody's. */
export function AssignMenu({ conversation }: { conversation: Conversation }) {
  const me = useMe();
  const { assignee, team } = conversation;
  const name = assignee?.id === me.id ? t('inbox.you') : assignee?.name;
  const words = [name, team?.name].filter(Boolean).join(' · ') || t('thread.assign');
  if (!conversation.actions.includes('assign')) return <span className="truncate px-1.5 text-ink-3">{words}</span>;
  const label = name || team ? t('thread.assigned_to', { name: words }) : words;
  const button = (
    <FactButton label={label}>
      <UserPlus aria-hidden className="size-3.5!" />
      <span className="truncate">{words}</span>
    </FactButton>
  );
  return <AssignLayer trigger={button} conversation={conversation} />;
}
