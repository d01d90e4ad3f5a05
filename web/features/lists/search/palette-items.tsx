import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { ariaHotkey } from '../../../lib/hotkeys.ts';
import { t } from '../../../lib/messages.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { type RecentSearch, readRecent, type ResultType } from './recent-searches.ts';
import { type Found, useFound } from './results.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

/** A page by its menu name, or an action of the frame. */
export type SearchCommand = { name: string; detail?: string; kbd?: string } & ({ to: string } | { run: () => void });

const PAUSE = 150;
const icons: Record<ResultType, typeof Inbox> = { conversation: Inbox, customer: User, order: ShoppingBag, product: Package };

type PaletteItemsProps = {
  text: string;
  commands: readonly SearchCommand[];
  userId: string;
  onText: (text: string) => void;
  onPerform: (command: SearchCommand) => void;
  onChoose: (found: Found) => void;
};

/** Search results: the shop's data first, then pages with that name; before any input, the recent searches. */
export function PaletteItems({ text, commands, userId, onText, onPerform, onChoose }: PaletteItemsProps) {
  const query = text.trim();
  const found = useFound(useDebounced(query, PAUSE));
  const [recent] = useState(() => readRecent(userId));
  const groups = query ? found : undefined;
  const named = commands.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const actions = named.filter((command) => 'run' in command);
  const places = named.filter((command) => 'to' in command);
  return (
    <>
      {!query && <p className="px-4 pt-3 text-ink-3">{t('shell.search_hint')}</p>}
      {groups?.length === 0 && (
        <div className={cx('px-4 text-center', named.length === 0 ? 'py-10' : 'pt-6 pb-3')}>
          <p className="font-strong">{t('shell.search_none')}</p>
          <p className="text-ink-3">{t('shell.search_none_hint')}</p>
        </div>
      )}
      <Command.List aria-label={t('shell.search')} className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden">
        {groups?.map(({ type, title, found: items }) => (
          <Group key={type} title={title}>
            {items.map((item) => (
              <Item
                key={item.id}
                value={`${type}:${item.id}`}
                icon={icons[type]}
                name={item.name}
                detail={item.detail}
                onSelect={() => onChoose(item)}
              />
            ))}
          </Group>
        ))}
        {!query && recent.length > 0 && (
          <Group title={t('shell.search_recent')}>
            {recent.map((search) => (
              <Recent key={search.timestamp} search={search} onText={onText} />
            ))}
          </Group>
        )}
        <Commands title={t('shell.search_actions')} icon={Zap} commands={actions} onPerform={onPerform} />
        <Commands title={t('shell.go_to')} icon={ArrowRight} commands={places} onPerform={onPerform} />
      </Command.List>
    </>
  );
}

type CommandsProps = { title: string; icon: typeof Inbox; commands: readonly SearchCommand[]; onPerform: (command: SearchCommand) => void };

const Commands = ({ title, icon, commands, onPerform }: CommandsProps) =>
  commands.length > 0 && (
    <Group title={title}>
      {commands.map((command) => (
        <Item
          key={keyOf(command)}
          value={keyOf(command)}
          icon={icon}
          name={command.name}
          detail={command.detail}
          kbd={command.kbd}
          onSelect={() => onPerform(command)}
        />
      ))}
    </Group>
  );

const keyOf = (command: SearchCommand) => ('to' in command ? command.to : `do:${command.name}`);

/** Searches for the same words again, because the earlier result may have moved. */
function Recent({ search, onText }: { search: RecentSearch; onText: (text: string) => void }) {
  return (
    <Item
      value={`recent:${search.timestamp}`}
      icon={History}
      name={search.name}
      detail={search.query}
      onSelect={() => onText(search.query)}
    />
  );
}

const groupClass =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-strong [&_[cmdk-group-heading]]:text-ink-3';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Command.Group heading={title} className={groupClass}>
    {children}
  </Command.Group>
);

type ItemProps = {
  value: string;
  icon: typeof Inbox;
  name: string;
  detail?: string | undefined;
  /** What does the same without the search. */
  kbd?: string | undefined;
  onSelect: () => void;
};

const Item = ({ value, icon: Icon, name, detail, kbd, onSelect }: ItemProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    aria-keyshortcuts={kbd && ariaHotkey(kbd)}
    className="group flex min-h-row cursor-pointer items-center gap-2.5 rounded px-2 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong"
  >
    <Icon aria-hidden className="text-ink-3" />
    <span className="max-w-[60%] shrink-0 truncate">{name}</span>
    {detail && <span className="min-w-0 truncate text-ink-3 group-data-[selected=true]:text-ink-2">{detail}</span>}
    {kbd && <Kbd keys={kbd} className="ms-auto" />}
  </Command.Item>
);
