import { listRewrites, type Rewrite, rewrites } from '@parley/contract/inbox';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Menu, MenuItem, MenuLabel } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { t } from './messages.ts';

type ItemsProps = LayerProps & { isEmpty: boolean; hasSelection: () => boolean; onChoose: (how: Rewrite) => void };

/** The ways the AI can rewrite a draft; those the shop's engine can't do are disabled with the reason. */
export default function RewriteItems({ isEmpty, hasSelection, onChoose, ...layer }: ItemsProps) {
  const merchant = useMerchantId();
  const { data, isError } = useRead(listRewrites, { merchant });
  const offered = data?.items ?? [];
  const blocked = (!data && isError && t('composer.rewrite_unknown')) || (data?.items.length === 0 && t('composer.rewrite_none'));
  return (
    <Menu side="top" {...layer}>
      <MenuLabel>{blocked || labelOf(isEmpty, layer.open && hasSelection())}</MenuLabel>
      {rewrites.map((how) => (
        <MenuItem key={how} disabled={isEmpty || !offered.includes(how)} onSelect={() => onChoose(how)}>
          {t(`composer.rewrite_${how}`)}
          {data && !offered.includes(how) && <span className="ms-auto ps-3 text-xs text-ink-3">{t('composer.rewrite_cannot')}</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}

function labelOf(isEmpty: boolean, hasSelection: boolean): string {
  if (isEmpty) return t('composer.rewrite_first');
  return hasSelection ? t('composer.rewrite_selection') : t('composer.rewrite_whole');
}
