import type { View } from '@parley/contract/views';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { OwnViewItems, ViewDialogs, type ViewQuestion } from '../list-views/index.ts';
import type { ListDefinition, ListView } from './definition.ts';
import { type ListCriteria, differs, useMayKeepViews, useViews } from './list-place.ts';
import { t } from './messages.ts';

/** How many of the shop's own views are tabs; the rest is in the menu. */
const mostTabs = 3;
const all = 'all';

type TabsProps<Row, Change> = {
  definition: ListDefinition<Row, Change>;
  view: ListView | null;
  criteria: ListCriteria;
  panelId: string;
  onShow: (id: string) => void;
};

/** All, the built-in views, and the shop's own; the last item opens the actions on views. */
export function ViewTabs<Row, Change>({ definition, view, criteria, panelId, onShow }: TabsProps<Row, Change>) {
  const [question, ask] = useState<ViewQuestion | null>(null);
  const mayKeep = useMayKeepViews();
  const own = useViews(definition).data?.items ?? [];
  const counts = definition.useCounts?.() ?? {};
  const shownOwn = own.filter(({ id }, place) => place < mostTabs || id === view?.id);
  const tabs = [
    ...(definition.withoutAll ? [] : [{ id: all, label: t('lists.all') }]),
    ...definition.views.map(({ id, name }) => ({ id, label: name, ...(id in counts && { count: counts[id] ?? null }) })),
    ...shownOwn.map(({ id, name }) => ({ id, label: name })),
  ];
  const mine = own.find(({ id }) => id === view?.id);
  return (
    <>
      <Tabs
        label={t('lists.views')}
        tabs={tabs}
        value={view?.id ?? all}
        onChange={(id) => onShow(id === all ? '' : id)}
        panelId={panelId}
        end={
          mayKeep && <ViewMenu definition={definition} own={own} mine={mine} view={view} criteria={criteria} onShow={onShow} onAsk={ask} />
        }
      />
      {question && <ViewDialogs list={definition.list} question={question} criteria={criteria} onShow={onShow} onClose={() => ask(null)} />}
    </>
  );
}

type MenuProps<Row, Change> = Omit<TabsProps<Row, Change>, 'panelId'> & {
  own: readonly View[];
  mine: View | undefined;
  onAsk: (question: ViewQuestion) => void;
};

function ViewMenu<Row, Change>({ definition, own, mine, view, criteria, onShow, onAsk }: MenuProps<Row, Change>) {
  const isChanged = view !== null && differs(criteria, view, definition.defaultColumns);
  if (own.length === 0)
    return (
      <Button variant="ghost" icon={<Plus />} onClick={() => onAsk({ kind: 'save' })}>
        {t('lists.save_view')}
      </Button>
    );
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" icon={<ChevronDown />}>
          {t('lists.views')}
        </Button>
      }
    >
      <MenuLabel>{t('lists.views')}</MenuLabel>
      {own.map(({ id, name }) => (
        <MenuChoice key={id} checked={id === view?.id} onSelect={() => onShow(id === view?.id ? '' : id)}>
          <span className="max-w-[220px] truncate">{name}</span>
        </MenuChoice>
      ))}
      <MenuSeparator />
      {mine?.may_change && <OwnViewItems view={mine} changed={isChanged ? criteria : null} onShow={onShow} onAsk={onAsk} />}
      <MenuItem onSelect={() => onAsk({ kind: 'save' })}>{t('lists.view_save_as')}</MenuItem>
    </Menu>
  );
}
