import type { Conversation } from '@parley/contract/conversations';
import Store from 'lucide-react/icons/store';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useBrands } from '../data.ts';
import { FactButton } from './fact-button.tsx';
import { t } from './words.ts';

const BrandLayer = onDemand('menu', () => import('./brand-layer.tsx'));

/** Of which brand it is, where the shop has more than one. */
export function BrandMenu({ conversation }: { conversation: Conversation }) {
  const brands = useBrands().data?.items ?? [];
  const name = conversation.brand?.name ?? brands.find((one) => one.is_default)?.name;
  if (brands.length < 2 || name === undefined) return null;
  if (!conversation.actions.includes('assign')) return <span className="truncate px-1.5 text-ink-3">{name}</span>;
  const button = (
    <FactButton label={t('thread.brand_is', { name })}>
      <Store aria-hidden className="size-3.5!" />
      <span className="truncate">{name}</span>
    </FactButton>
  );
  return <BrandLayer trigger={button} conversation={conversation} />;
}
