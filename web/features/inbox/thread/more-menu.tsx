import type { Conversation } from '@parley/contract/conversations';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { t } from './words.ts';

const MoreLayer = onDemand('menu', () => import('./more-layer.tsx'));

type MoreProps = { conversation: Conversation; onShowCustomer: (() => void) | null };

/** What is done with a conversation now and then. */
export function MoreMenu(props: MoreProps) {
  return <MoreLayer trigger={<IconButton label={t('inbox.more')} icon={<Ellipsis />} />} {...props} />;
}
