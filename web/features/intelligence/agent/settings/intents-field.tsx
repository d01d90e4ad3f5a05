import { type Intent, intents } from '@parley/contract/intents';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceList } from '../../../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../../../ui/popover-or-sheet.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { t } from '../messages.ts';
import { intentLabel } from './intent-label.ts';

const choices = intents.map((id) => ({ id, label: intentLabel(id) })).sort((a, b) => a.label.localeCompare(b.label));
const maxIntents = 20;

type IntentsFieldProps = { chosen: readonly Intent[]; onChange: (chosen: Intent[]) => void; disabled: boolean };

/** Chooses intents among those both engines recognize. */
export function IntentsField({ chosen, onChange, disabled }: IntentsFieldProps) {
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const toggle = (id: string) => {
    const intent = intents.find((one) => one === id);
    if (!intent) return;
    const next = chosen.includes(intent) ? chosen.filter((one) => one !== intent) : [...chosen, intent];
    if (next.length <= maxIntents) onChange(next);
  };
  const trigger = (
    <Button
      id={`${labelId}-button`}
      aria-labelledby={`${labelId} ${labelId}-button`}
      disabled={disabled}
      icon={<ChevronDown aria-hidden />}
    >
      {t('agent.intents_choose')}
    </Button>
  );
  return (
    <div className="grid content-start gap-1.5">
      <p id={labelId} className="font-medium">
        {t('agent.card_intents')}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <PopoverOrSheet trigger={trigger} label={t('agent.card_intents')} open={open} onOpenChange={setOpen} className="p-0!">
          <ChoiceList label={t('agent.card_intents')} choices={choices} chosen={chosen} onChoose={toggle} />
        </PopoverOrSheet>
        {chosen.map((intent) => (
          <Tag key={intent} large name={intentLabel(intent)} {...(!disabled && { onRemove: () => toggle(intent) })}>
            {intentLabel(intent)}
          </Tag>
        ))}
      </div>
    </div>
  );
}
