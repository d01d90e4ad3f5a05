import { priorities } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import TagIcon from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef, useState } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { pressKey } from '../../../lib/press-key.ts';
import SnoozeLayer from '../thread/snooze-layer.tsx';
import { t } from '../words.ts';
import { useBrands } from '../data.ts';
import type { ExportAsked } from '../../imports/index.ts';
import { AssignPicker } from './assign-picker.tsx';
import { ExportSelected } from './export-selected.tsx';
import { TagPicker } from './tag-picker.tsx';
import type { BulkChange } from './use-bulk.ts';

type BulkDeedsProps = { onChange: (change: BulkChange) => void };
type Asked = { /** What an export of what is chosen asks for; null where no export can say it. */ exported: ExportAsked | null };

/** What can be done with many conversations at once. The keys of one conversation mean all that are chosen while any are. */
export default function BulkDeeds({ onChange, exported }: BulkDeedsProps & Asked) {
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
      {exported && <ExportSelected asked={exported} />}
      <MoreMenu onChange={onChange} />
    </>
  );
}

/** A key that opens a menu: as if the person were at its button. */
function useOpener(key: string) {
  const trigger = useRef<HTMLButtonElement>(null);
  useHotkey(key, () => pressKey(trigger.current, 'Enter'), { first: true });
  return trigger;
}

function SnoozeMenu({ onChange }: BulkDeedsProps) {
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

function TagMenu({ onChange }: BulkDeedsProps) {
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

function MoreMenu({ onChange }: BulkDeedsProps) {
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
