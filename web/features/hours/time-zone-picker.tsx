import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useState } from 'react';
import { timeZoneChoices } from '../../lib/places.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../ui/popover-or-sheet.tsx';
import { t } from './words.ts';

/** Hundreds of zones: one types a part of the name. */
export function TimeZonePicker({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [open, setOpen] = useState(false);
  const buttonId = useId();
  // The one in use stands first, since nobody finds it among hundreds.
  const choices = useMemo(
    () =>
      [value, ...timeZoneChoices(value).flatMap(({ value: zone }) => (zone === value ? [] : [zone]))].map((id) => ({
        id,
        label: nameOf(id),
      })),
    [value],
  );
  const choose = (zone: string) => {
    setOpen(false);
    onChange(zone);
  };
  const trigger = (
    <Button id={buttonId} aria-label={`${t('hours.time_zone')}: ${nameOf(value)}`}>
      {nameOf(value)}
      <ChevronDown aria-hidden className="text-ink-3" />
    </Button>
  );
  return (
    <PopoverOrSheet trigger={trigger} label={t('hours.time_zone')} open={open} onOpenChange={setOpen} className="w-[280px] p-0!">
      <ChoiceList label={t('hours.time_zone')} choices={choices} chosen={[value]} onChoose={choose} />
    </PopoverOrSheet>
  );
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ');
