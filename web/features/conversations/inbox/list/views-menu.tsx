import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { OwnViewItems, type ViewQuestion } from '../../../lists/list-views/index.ts';
import { useViews } from '../data.ts';
import { t } from '../messages.ts';
import { type ListCriteria, differs, type ListView } from './criteria.ts';
import { builtInViews } from './built-in-views.ts';

type ViewsMenuProps = LayerProps & {
  view: ListView | null;
  criteria: ListCriteria;
  onShow: (id: string) => void;
  onAsk: (question: ViewQuestion) => void;
};

/** Built-in, own and shared views; below them the actions on the current one. */
export default function ViewsMenu({ view, criteria, onShow, onAsk, ...layer }: ViewsMenuProps) {
  const all = useViews().data?.items ?? [];
  const groups = [
    { title: t('list.views_built_in'), views: builtInViews },
    { title: t('list.views_own'), views: all.filter((one) => one.mine && !one.shared) },
    { title: t('list.views_shared'), views: all.filter((one) => one.shared) },
  ];
  const own = all.find((one) => one.id === view?.id);
  return (
    <Menu align="end" {...layer}>
      {groups
        .filter(({ views }) => views.length > 0)
        .map(({ title, views }) => (
          <Group key={title} title={title} views={views} now={view?.id} onShow={onShow} />
        ))}
      <MenuSeparator />
      {own?.may_change && (
        <OwnViewItems view={own} changed={differs(criteria, own) ? { ...criteria, columns: null } : null} onShow={onShow} onAsk={onAsk} />
      )}
      <MenuItem onSelect={() => onAsk({ kind: 'save' })}>{t('list.view_save_as')}</MenuItem>
    </Menu>
  );
}

type GroupProps = { title: string; views: readonly ListView[]; now: string | undefined; onShow: (id: string) => void };

/** Choosing the current view again leaves it. */
const Group = ({ title, views, now, onShow }: GroupProps) => (
  <>
    <MenuLabel>{title}</MenuLabel>
    {views.map(({ id, name }) => (
      <MenuChoice key={id} checked={id === now} onSelect={() => onShow(id === now ? '' : id)}>
        <span className="max-w-[220px] truncate">{name}</span>
      </MenuChoice>
    ))}
  </>
);
