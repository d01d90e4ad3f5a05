import type { Conversation } from '@parley/contract/conversations';
import Flag from 'lucide-react/icons/flag';
import { cx } from '../../../lib/cx.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { FactButton } from './fact-button.tsx';
import { t } from './words.ts';

const PriorityLayer = onDemand('menu', () => import('./priority-layer.tsx'));

/** How urgent it is; only what is out of the ordinary is written out. */
export function PriorityMenu({ conversation }: { conversation: Conversation }) {
  const { priority, actions } = conversation;
  const words = t(`thread.priority_${priority}`);
  const flag = <Flag aria-hidden className={cx('size-3.5!', priority !== 'normal' && priority !== 'low' && 'fill-current text-ink')} />;
  if (!actions.includes('prioritise'))
    return priority === 'normal' ? null : <span className="flex items-center gap-1 px-1.5">{words}</span>;
  const button = (
    <FactButton label={t('thread.priority_is', { priority: words })}>
      {flag}
      {priority !== 'normal' && <span>{words}</span>}
    </FactButton>
  );
  return <PriorityLayer trigger={button} conversation={conversation} />;
}
