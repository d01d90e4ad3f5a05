import type { Conversation } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useBrands } from '../data.ts';
import { useActionsOnAny } from '../use-conversation-actions.ts';

/** The brands this teammate sees; choosing the default clears the brand. */
export default function BrandLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const { moveToBrand } = useActionsOnAny();
  const brands = useBrands().data?.items ?? [];
  const isChosen = ({ id, is_default }: { id: string; is_default: boolean }) =>
    conversation.brand ? conversation.brand.id === id : is_default;
  return (
    <Menu align="end" {...layer}>
      {brands.map((one) => (
        <MenuItem
          key={one.id}
          icon={isChosen(one) ? <Check /> : <span className="size-[15px]" />}
          onSelect={() => moveToBrand(conversation, one.is_default ? null : { id: one.id, name: one.name })}
        >
          {one.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
