import Hand from 'lucide-react/icons/hand';
import Sparkles from 'lucide-react/icons/sparkles';
import { cx } from '../../../../lib/cx.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { t } from '../messages.ts';

type Row = { name: string; says: string; who: 'ai' | 'human'; state: string; minutes: number; open?: boolean };

const rows: Row[] = [
  {
    name: t('landing.picture_nadia'),
    says: t('landing.picture_person'),
    who: 'human',
    state: t('landing.picture_wants'),
    minutes: 2,
    open: true,
  },
  { name: t('landing.picture_jonas'), says: t('landing.picture_jonas_says'), who: 'human', state: t('landing.picture_unsure'), minutes: 6 },
  {
    name: t('landing.picture_aisha'),
    says: t('landing.picture_aisha_says'),
    who: 'human',
    state: t('landing.picture_frustrated'),
    minutes: 11,
  },
  { name: t('landing.picture_tom'), says: t('landing.picture_tom_says'), who: 'ai', state: t('landing.picture_answering'), minutes: 12 },
];

export function PictureList() {
  return (
    <div className="border-e max-md:hidden">
      <p className="flex gap-[15px] border-b px-3 pt-3 font-medium text-ink-3">
        <span className="pb-[9px] text-ink shadow-[inset_0_-2px_var(--ink)]">
          {t('landing.picture_needs_you')} <b>{formatNumber(3)}</b>
        </span>
        <span>{t('landing.picture_ai')}</span>
        <span>{t('landing.picture_mine')}</span>
        <span>{t('landing.picture_all')}</span>
      </p>
      {rows.map((row) => (
        <ListRow key={row.name} {...row} />
      ))}
    </div>
  );
}

function ListRow({ name, says, who, state, minutes, open = false }: Row) {
  const ago = formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'narrow' });
  return (
    <div className={cx('flex gap-2.5 border-b px-3 py-2.5', open && 'bg-selected')}>
      <Avatar name={name} className="mt-0.5" />
      <div className="grid min-w-0 flex-1">
        <p className="flex items-center gap-1.5">
          <b>{name}</b>
          {who === 'human' && <span className="size-1.5 rounded-full bg-human" />}
          <span className="ms-auto text-xs text-ink-3 tabular-nums">{ago}</span>
        </p>
        <p className="truncate text-ink-2">{says}</p>
        <p className="mt-[3px] flex gap-2 text-xs whitespace-nowrap text-ink-3">
          <PictureWho who={who}>{state}</PictureWho> · {t('landing.picture_website')}
        </p>
      </div>
    </div>
  );
}

/** The handler: the AI in its colour, or that a person is needed in theirs. */
function PictureWho({ who, children }: { who: 'ai' | 'human'; children: string }) {
  const Icon = who === 'ai' ? Sparkles : Hand;
  return (
    <span className={`inline-flex items-center gap-[5px] font-medium ${who === 'ai' ? 'text-ai' : 'text-human'}`}>
      <Icon className="size-3" />
      {children}
    </span>
  );
}
