import type { ReactElement } from 'react';
import { t } from '../../lib/messages.ts';
import { Popover } from '../../ui/popover.tsx';
import { ShopList } from './shop-list.tsx';

type ShopPopoverProps = { trigger: ReactElement; open: boolean; onOpenChange: (open: boolean) => void };

export function ShopPopover({ trigger, open, onOpenChange }: ShopPopoverProps) {
  return (
    <Popover trigger={trigger} label={t('shell.your_shops')} side="top" open={open} onOpenChange={onOpenChange} className="p-1!">
      <ShopList onChosen={() => onOpenChange(false)} />
    </Popover>
  );
}
