import { t } from '../../lib/messages.ts';
import type { LayerProps } from '../../ui/on-demand.tsx';
import { Popover } from '../../ui/popover.tsx';
import { ShopList } from './shop-list.tsx';

export function ShopPopover(layer: LayerProps) {
  return (
    <Popover label={t('shell.your_shops')} side="top" className="p-1!" {...layer}>
      <ShopList onChosen={() => layer.onOpenChange(false)} />
    </Popover>
  );
}
