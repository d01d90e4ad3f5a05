import { listTeam } from '@parley/contract/merchants';
import { useAuth, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { cx } from '../../../../lib/cx.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { floatingClass } from '../../../../ui/floating-class.ts';
import { useListKeys } from '../../../../ui/use-list-keys.ts';
import type { Mention } from './drafts.ts';
import { t } from './messages.ts';

const maxResults = 6;

type PickerProps = {
  query: string;
  /** The text field: it keeps the focus, and its keys move in the list. */
  anchor: HTMLTextAreaElement | null;
  onPick: (teammate: Mention) => void;
  onClose: () => void;
};

/** Teammates whose name starts with the query. Arrow keys move, Enter or Tab picks, Escape closes. */
export default function MentionPicker({ query, anchor, onPick, onClose }: PickerProps) {
  const found = useTeammates(query);
  const { listId, optionId, active } = useListKeys(anchor, query, found, { take: onPick, close: onClose });
  if (found.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('composer.teammates')}
      className={cx(floatingClass, 'absolute start-0 bottom-full mb-1 w-64 p-1')}
    >
      {found.map((teammate) => (
        <div
          key={teammate.id}
          id={optionId(teammate)}
          role="option"
          aria-selected={teammate === active}
          // Prevents the click from taking the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(teammate)}
          className={cx(
            'flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2',
            teammate === active && 'bg-hover dark:bg-line-strong',
          )}
        >
          <Avatar name={teammate.name} />
          <span className="truncate">{teammate.name}</span>
        </div>
      ))}
    </div>
  );
}

function useTeammates(query: string): Mention[] {
  const merchant = useMerchantId();
  const myId = useAuth((auth) => auth.user?.id);
  const { data } = useRead(listTeam, { merchant });
  const words = query.toLowerCase();
  return (data?.items ?? [])
    .filter(
      ({ user_id, name }) =>
        user_id !== myId &&
        name
          .toLowerCase()
          .split(' ')
          .some((part) => part.startsWith(words)),
    )
    .slice(0, maxResults)
    .map(({ user_id, name }) => ({ id: user_id, name }));
}
