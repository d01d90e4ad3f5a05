import Ellipsis from 'lucide-react/icons/ellipsis';
import TagIcon from 'lucide-react/icons/tag';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { ConsentFields, type ConsentInput } from './consent-fields.tsx';
import { type CustomerChange, useTags } from './data.ts';
import { t } from './messages.ts';

type ActionsProps = { onChange: (change: CustomerChange) => void };

/** The bulk actions for customers. */
export default function BulkActions({ onChange }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TagsAction onChange={onChange} />
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('customers.give_consent')}
      </Button>
      <Menu align="end" trigger={<IconButton className="size-7!" label={t('customers.more')} icon={<Ellipsis />} />}>
        <MenuItem tone="danger" onSelect={() => onChange({ blocked: true })}>
          {t('customers.block')}
        </MenuItem>
        <MenuItem onSelect={() => onChange({ blocked: false })}>{t('customers.unblock')}</MenuItem>
      </Menu>
      {isAsking && <ConsentAction onChange={onChange} onClose={() => setAsking(false)} />}
    </>
  );
}

function TagsAction({ onChange }: ActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const tags = useTags().data?.items ?? [];
  const turn = (open: boolean) => {
    setOpen(open);
    setChosen([]);
  };
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const change = (customerChange: CustomerChange) => {
    turn(false);
    onChange(customerChange);
  };
  return (
    <PopoverOrSheet
      trigger={<IconButton className="size-7!" label={t('customers.tags')} icon={<TagIcon />} />}
      open={isOpen}
      onOpenChange={turn}
      label={t('customers.tags')}
      align="end"
      className="p-1!"
    >
      <ChoiceList
        label={t('customers.tags')}
        choices={tags.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> }))}
        chosen={chosen}
        onChoose={toggle}
        empty={t('customers.tag_none_yet')}
      />
      {tags.length > 0 && (
        <div className="flex justify-end gap-2 border-t p-2">
          <Button disabled={chosen.length === 0} onClick={() => change({ remove_tag_ids: chosen })}>
            {t('customers.tags_take')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => change({ add_tag_ids: chosen })}>
            {t('customers.tags_give')}
          </Button>
        </div>
      )}
    </PopoverOrSheet>
  );
}

function ConsentAction({ onChange, onClose }: ActionsProps & { onClose: () => void }) {
  const [consent, setConsent] = useState<ConsentInput>({ channel: 'email', state: 'granted', source: t('customers.consent_source_usual') });
  const form = {
    busy: false,
    props: {
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        onClose();
        onChange({ consent: { ...consent, source: consent.source.trim() || t('customers.consent_source_usual') } });
      },
    },
  };
  return (
    <ActionDialog title={t('customers.consent_title_many')} does={t('customers.give_consent')} size="small" form={form} onClose={onClose}>
      <ConsentFields consent={consent} onChange={setConsent} withChannel />
    </ActionDialog>
  );
}
