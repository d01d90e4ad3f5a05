import { priorities } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import TagIcon from 'lucide-react/icons/tag';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import { type ReactElement, useRef, useState } from 'react';
import { useHotkey } from '../../../../lib/hotkeys.ts';
import { pressKey } from '../../../../lib/press-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceList } from '../../../../ui/choice-list.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../../ui/popover-or-sheet.tsx';
import { TagDot } from '../../../../ui/tag-dot.tsx';
import { type ExportQuery, useExport } from '../../../lists/imports/index.ts';
import { useBrands, useTags, useTeammates, useTeams } from '../data.ts';
import { useMe } from '../me.ts';
import { answerers } from '../thread/answerers.ts';
import SnoozeLayer from '../thread/snooze-layer.tsx';
import { t } from '../messages.ts';
import type { BulkChange } from './use-bulk.ts';

type BulkActionsProps = { onChange: (change: BulkChange) => void };
type ExportableProps = { /** The export of the selection; null when its criteria can't be exported. */ exported: ExportQuery | null };

/** Actions on the selected conversations. While any are selected, the keys for one conversation apply to the selection. */
export default function BulkActions({ onChange, exported }: BulkActionsProps & ExportableProps) {
  const resolve = () => onChange({ status: 'resolved' });
  useHotkey('e', resolve, { first: true });
  useHotkey('m', () => onChange({ muted: true }), { first: true });
  useHotkey('u', () => onChange({ read: false }), { first: true });
  return (
    <>
      <IconButton className="size-7!" label={t('list.resolve')} kbd="e" icon={<Check />} onClick={resolve} />
      <SnoozeMenu onChange={onChange} />
      <AssignPicker trigger={<IconButton className="size-7!" label={t('list.assign')} icon={<UserPlus />} />} onChoose={onChange} />
      <TagMenu onChange={onChange} />
      {exported && <ExportSelected query={exported} />}
      <MoreMenu onChange={onChange} />
    </>
  );
}

/** A key that opens a menu, as if its button had been clicked. */
function useOpener(key: string) {
  const trigger = useRef<HTMLButtonElement>(null);
  useHotkey(key, () => pressKey(trigger.current, 'Enter'), { first: true });
  return trigger;
}

function SnoozeMenu({ onChange }: BulkActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useOpener('s');
  return (
    <SnoozeLayer
      trigger={<IconButton ref={trigger} className="size-7!" label={t('list.snooze')} kbd="s" icon={<Clock />} />}
      open={isOpen}
      onOpenChange={setOpen}
      onSnooze={(until) => onChange({ status: 'snoozed', snoozed_until: until })}
    />
  );
}

function TagMenu({ onChange }: BulkActionsProps) {
  const [isOpen, setOpen] = useState(false);
  useHotkey('t', () => setOpen(true), { first: true });
  return (
    <TagPicker
      trigger={<IconButton className="size-7!" label={t('list.tags')} kbd="t" icon={<TagIcon />} />}
      open={isOpen}
      onOpenChange={setOpen}
      onAdd={(ids) => onChange({ add_tag_ids: ids })}
      onRemove={(ids) => onChange({ remove_tag_ids: ids })}
    />
  );
}

function MoreMenu({ onChange }: BulkActionsProps) {
  const brands = useBrands().data?.items ?? [];
  return (
    <Menu align="end" trigger={<IconButton className="size-7!" label={t('list.more_actions')} icon={<Ellipsis />} />}>
      <MenuItem onSelect={() => onChange({ status: 'open' })}>{t('list.reopen')}</MenuItem>
      <MenuItem onSelect={() => onChange({ read: true })}>{t('list.mark_read')}</MenuItem>
      <MenuItem kbd="u" onSelect={() => onChange({ read: false })}>
        {t('list.mark_unread')}
      </MenuItem>
      <MenuItem kbd="m" onSelect={() => onChange({ muted: true })}>
        {t('list.mute')}
      </MenuItem>
      <MenuItem onSelect={() => onChange({ muted: false })}>{t('list.unmute')}</MenuItem>
      <MenuSeparator />
      <MenuLabel>{t('list.priority')}</MenuLabel>
      {priorities.toReversed().map((priority) => (
        <MenuItem key={priority} onSelect={() => onChange({ priority })}>
          {t(`list.is_${priority}`)}
        </MenuItem>
      ))}
      {brands.length > 1 && <MenuLabel>{t('list.brand')}</MenuLabel>}
      {brands.length > 1 &&
        brands.map(({ id, name, is_default }) => (
          <MenuItem key={id} onSelect={() => onChange({ brand_id: is_default ? null : id })}>
            {name}
          </MenuItem>
        ))}
    </Menu>
  );
}

type To = { assignee_id?: string | null; team_id?: string | null };
type AssignPickerProps = { trigger: ReactElement<{ id?: string }>; onChoose: (to: To) => void };

/** Assigns to the teammate, to nobody, to somebody else, or to a team. */
function AssignPicker({ trigger, onChoose }: AssignPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const teammates = useTeammates(isOpen).data?.items ?? [];
  const teams = useTeams(isOpen).data?.items ?? [];
  const choices = [
    ...answerers(teammates, me.id).map(({ user_id, name }) => ({
      id: `person ${user_id}`,
      label: user_id === me.id ? t('list.assign_to_me') : name,
      icon: <User aria-hidden />,
    })),
    { id: 'person ', label: t('list.assign_to_nobody'), icon: <UserX aria-hidden /> },
    ...teams.map(({ id, name }) => ({ id: `team ${id}`, label: name, icon: <Users aria-hidden /> })),
    ...(teams.length > 0 ? [{ id: 'team ', label: t('list.no_team'), icon: <Users aria-hidden /> }] : []),
  ];
  const choose = (chosen: string) => {
    const [kind, id] = chosen.split(' ');
    setOpen(false);
    onChoose(kind === 'team' ? { team_id: id || null } : { assignee_id: id || null });
  };
  return (
    <PopoverOrSheet trigger={trigger} label={t('list.assign')} align="end" className="p-1!" open={isOpen} onOpenChange={setOpen}>
      <ChoiceList label={t('list.assign')} choices={choices} onChoose={choose} />
    </PopoverOrSheet>
  );
}

type TagPickerProps = LayerProps & { onAdd: (ids: string[]) => void; onRemove: (ids: string[]) => void };

/** Adds or removes tags on many conversations. */
function TagPicker({ onAdd, onRemove, ...layer }: TagPickerProps) {
  const close = (action: (ids: string[]) => void) => (ids: string[]) => {
    layer.onOpenChange(false);
    action(ids);
  };
  return (
    <PopoverOrSheet {...layer} label={t('list.tags')} align="end" className="p-1!">
      <Tags onAdd={close(onAdd)} onRemove={close(onRemove)} />
    </PopoverOrSheet>
  );
}

/** Mounted each time it opens, so that it starts empty. */
function Tags({ onAdd, onRemove }: Omit<TagPickerProps, keyof LayerProps>) {
  const [chosen, setChosen] = useState<string[]>([]);
  const tags = useTags().data?.items ?? [];
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <ChoiceList
        label={t('list.tags')}
        choices={tags.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> }))}
        chosen={chosen}
        onChoose={toggle}
        empty={t('list.no_tags')}
      />
      {tags.length > 0 && (
        <div className="flex justify-end gap-2 border-t p-2">
          <Button disabled={chosen.length === 0} onClick={() => onRemove(chosen)}>
            {t('list.take_off')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {t('list.give')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Exports the selection to a file. */
function ExportSelected({ query }: { query: ExportQuery }) {
  const { start, busy } = useExport('conversations', query);
  return (
    <IconButton className="size-7!" label={t('list.export')} icon={<Download />} aria-disabled={busy} onClick={() => busy || start()} />
  );
}
