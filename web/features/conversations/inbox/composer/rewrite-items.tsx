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
  const { data, isPending } = useRead(listRewrites, { merchant }, { quiet: true });
  const offered = data?.items ?? [];
  return (
    <Menu side="top" {...layer}>
      <MenuLabel>{labelOf(isEmpty, !isPending && offered.length === 0, layer.open && hasSelection())}</MenuLabel>
      {rewrites.map((how) => (
        <MenuItem key={how} disabled={isEmpty || !offered.includes(how)} onSelect={() => onChoose(how)}>
          {t(`composer.rewrite_${how}`)}
          {!isPending && !offered.includes(how) && <span className="ms-auto ps-3 text-xs text-ink-3">{t('composer.rewrite_cannot')}</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}

function labelOf(isEmpty: boolean, isUnable: boolean, hasSelection: boolean): string {
  if (isUnable) return t('composer.rewrite_none');
  if (isEmpty) return t('composer.rewrite_first');
  return hasSelection ? t('composer.rewrite_selection') : t('composer.rewrite_whole');
}
