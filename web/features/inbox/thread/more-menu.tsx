import type { Conversation } from '@parley/contract/conversations';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { t } from '../words.ts';

const MoreItems = onDemand('menu', () => import('./more-items.tsx'));

type MoreProps = { conversation: Conversation; onShowCustomer: (() => void) | null };

/** On a phone the header has room for one button; everything else that may be done is behind this one. */
export function MoreMenu(props: MoreProps) {
  return <MoreItems trigger={<IconButton label={t('inbox.more')} icon={<Ellipsis />} />} {...props} />;
}
