import { switchShop } from '@parley/contract/auth';
import Check from 'lucide-react/icons/check';
import { useNavigate } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { useCommand } from '../../data/use-command.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The user's shops. Choosing another one opens its dashboard, since the current page may show something of this shop. */
export function ShopList({ onChosen }: { onChosen?: () => void }) {
  const user = useAuth((auth) => auth.user);
  const updateUser = useAuth((auth) => auth.updateUser);
  const navigate = useNavigate();
  const change = useCommand(switchShop, {
    onDone: (changed) => {
      void navigate('/dashboard');
      updateUser(changed);
      onChosen?.();
    },
  });
  return (
    <ul className="grid gap-0.5">
      {user?.merchants.map((shop) => {
        const isCurrent = shop.merchant_id === user.merchant_id;
        return (
          <li key={shop.merchant_id}>
            <button
              type="button"
              aria-current={isCurrent || undefined}
              disabled={change.isPending}
              onClick={() => (isCurrent ? onChosen?.() : change.mutate({ merchant_id: shop.merchant_id }))}
              className="flex min-h-row w-full items-center gap-[9px] rounded-sm px-2 py-1 text-start hover:bg-hover"
            >
              <Avatar name={shop.name} />
              <span className="min-w-0 flex-1 truncate">{shop.name}</span>
              {isCurrent && <Check aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
