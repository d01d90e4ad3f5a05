import type { Brand } from '@parley/contract/brands';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { t } from './messages.ts';

type CardProps = { brand: Brand; onEdit: () => void; onDelete: () => void };
/** Counts of orders and conversations stop at this number. */
const most = 10_000;

/** A brand's appearance, signature and counts. */
export function BrandCard({ brand, onEdit, onDelete }: CardProps) {
  const { name, logo, is_default: isDefault, colours, tone, sender, policies, members, actions } = brand;
  const written = (['returns', 'shipping', 'privacy'] as const).filter((policy) => policies[policy] !== '');
  const facts = [
    { label: t('brands.tone'), value: t(`brands.tone_${tone}`) },
    {
      label: t('brands.colours'),
      value: (
        <span className="flex flex-wrap gap-3">
          {[colours.primary, colours.accent].map((colour) => colour && <Swatch key={colour} colour={colour} />)}
        </span>
      ),
    },
    { label: t('brands.sender'), value: [sender.name, sender.email].filter(Boolean).join(' · ') || t('brands.sender_none') },
    {
      label: t('brands.policies'),
      value:
        written.length > 0
          ? t('brands.policies_set', { names: written.map((policy) => t(`brands.policy_${policy}`)).join(', ') })
          : t('brands.policies_none'),
    },
    {
      label: t('brands.members'),
      value: members.length > 0 ? members.map((member) => member.name).join(', ') : t('brands.members_none'),
    },
  ];
  return (
    <Card className="grid h-full content-start gap-3" aria-label={name}>
      <div className="flex items-center gap-3">
        <Picture src={logo} className="size-11 rounded-md!" />
        <div className="min-w-0 flex-1">
          <h3 className="flex items-center gap-2">
            <span className="truncate">{name}</span>
            {isDefault && <Tag>{t('brands.default')}</Tag>}
          </h3>
          <Counts brand={brand} />
        </div>
        {actions.includes('edit') && <IconButton label={t('brands.edit', { name })} icon={<Pencil />} onClick={onEdit} />}
        {actions.includes('delete') && <IconButton label={t('brands.delete', { name })} icon={<Trash2 />} onClick={onDelete} />}
      </div>
      <KeyValue items={facts} />
      {isDefault && <p className="text-sm text-ink-3">{t('brands.default_text')}</p>}
    </Card>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className="size-3.5 rounded-sm border" style={{ backgroundColor: colour }} />
    {colour.toUpperCase()}
  </span>
);

const ofBrand = (id: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field: 'brand', op: 'is', value: [id] }] }))}`;

function Counts({ brand: { id, products_count: products, orders_count: orders, conversations_count: conversations } }: { brand: Brand }) {
  const link = 'underline-offset-2 hover:underline';
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-3 tabular-nums">
      <Link to={`/products?${ofBrand(id)}`} className={link}>
        {t('brands.products', { count: products })}
      </Link>
      <Link to={`/orders?${ofBrand(id)}`} className={link}>
        {counted('orders', orders)}
      </Link>
      <span>{counted('conversations', conversations)}</span>
    </p>
  );
}
const counted = (what: 'orders' | 'conversations', count: number) => {
  const words = t(`brands.${what}`, { count });
  return count < most ? words : words.replace(formatNumber(count), `${formatNumber(count)}+`);
};
