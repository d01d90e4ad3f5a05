import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { LogOutButton, ThemeButton } from '../frame/foot-buttons.tsx';

const ShopPopover = onDemand('dialog', async () => ({ default: (await import('./shop-popover.tsx')).ShopPopover }));

/** The shop, the signed-in user, the theme and log-out. */
export function ShopFoot({ canSwitch = true }: { canSwitch?: boolean }) {
  const user = useAuth((auth) => auth.user);
  if (!user) return null;
  return (
    <div className="flex w-full items-center">
      {canSwitch && user.merchants.length > 1 ? <ShopButton /> : <ShopLines />}
      <ThemeButton />
      <LogOutButton />
    </div>
  );
}

function ShopLines({ isButton = false }: { isButton?: boolean }) {
  const user = useAuth((auth) => auth.user);
  const name = user?.merchant_name ?? user?.name ?? '';
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 px-1.5 py-0.5 text-start">
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-0.5 font-medium">
          <span className="truncate">{name}</span>
          {isButton && <ChevronsUpDown aria-hidden className="size-[11px]! text-ink-3" />}
        </span>
        <span className="block truncate text-xs text-ink-3" title={user?.email}>
          {user?.email}
        </span>
      </span>
    </span>
  );
}

/** For users of several shops. */
function ShopButton() {
  const shop = useAuth((auth) => auth.user?.merchant_name ?? '');
  const button = (
    <button type="button" aria-label={t('shell.switch_shop', { shop })} className="flex min-w-0 flex-1 rounded hover:bg-hover">
      <ShopLines isButton />
    </button>
  );
  return <ShopPopover trigger={button} />;
}
