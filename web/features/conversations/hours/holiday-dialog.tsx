import { updateBusinessHours } from '@parley/contract/hours';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useId, useState } from 'react';
import { errorsIn } from '../../../data/form-errors.ts';
import { inputSchemaOf } from '../../../data/input-schema.ts';
import { notifyProblem } from '../../../data/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Holiday } from './draft.ts';
import { t } from './messages.ts';

type HolidayDialogProps = { holiday: Holiday | undefined; today: string; onClose: () => void; onKeep: (holiday: Holiday) => void };

const loadHolidaySchema = async () => (await inputSchemaOf(updateBusinessHours)).shape.schedules.element.shape.holidays.element;
type HolidaySchema = Awaited<ReturnType<typeof loadHolidaySchema>>;

/** Edits a holiday in the form behind it; saving the hours saves it. */
export function HolidayDialog({ holiday, today, onClose, onKeep }: HolidayDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState<Holiday>(holiday ?? { name: '', from: today, to: today, yearly: false, slots: [] });
  /** Set by the first submit; from then on each edit is validated as it is made. */
  const [schema, setSchema] = useState<HolidaySchema>();
  const errors = errorsIn(schema, draft);
  const change = (part: Partial<Holiday>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of the hours lies around this one, and submit events would reach it.
    event.stopPropagation();
    void keep(event.currentTarget);
  };
  const keep = async (form: HTMLFormElement) => {
    const loaded = await loadHolidaySchema().catch(notifyProblem);
    if (!loaded) return;
    setSchema(loaded);
    const { success, data } = loaded.safeParse(draft);
    if (success) onKeep(data);
    else form.querySelector<HTMLElement>(`[name="${Object.keys(errorsIn(loaded, draft))[0] ?? ''}"]`)?.focus();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('hours.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary">
        {t('hours.holiday_keep')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={holiday ? t('hours.holiday_edit', { name: holiday.name }) : t('hours.holiday_new')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('hours.holiday_name')} error={errors['name']}>
          <Input name="name" value={draft.name} maxLength={60} onChange={({ target }) => change({ name: target.value })} />
        </Field>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t('hours.holiday_from')} error={errors['from']}>
            <Input
              type="date"
              name="from"
              value={draft.from}
              onChange={({ target: { value } }) => change({ from: value, ...(draft.to < value && { to: value }) })}
            />
          </Field>
          <Field label={t('hours.holiday_to')} error={errors['to']}>
            <Input type="date" name="to" min={draft.from} value={draft.to} onChange={({ target }) => change({ to: target.value })} />
          </Field>
        </div>
        <Checkbox label={t('hours.holiday_yearly')} checked={draft.yearly} onChange={({ target }) => change({ yearly: target.checked })} />
        <Openings slots={draft.slots} errors={errors} onChange={(slots) => change({ slots })} />
      </form>
    </Dialog>
  );
}

type Slots = Holiday['slots'];
type OpeningsProps = { slots: Slots; errors: Record<string, string>; onChange: (slots: Slots) => void };

/** No times mean closed. */
function Openings({ slots, errors, onChange }: OpeningsProps) {
  const set = (at: number, part: Partial<Slots[number]>) =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...part } : slot)));
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('hours.holiday_open')}
        checked={slots.length > 0}
        onChange={({ target }) => onChange(target.checked ? [{ from: '10:00', to: '14:00' }] : [])}
      />
      {slots.map((slot, index) => {
        const number = index + 1;
        const issue = errors[`slots.${index}.from`] ?? errors[`slots.${index}.to`];
        return (
          <div key={index} role="group" aria-label={t('hours.holiday_opening', { number })}>
            <div className="flex items-center gap-1.5">
              <Input
                type="time"
                name={`slots.${index}.from`}
                aria-label={t('hours.holiday_opens', { number })}
                value={slot.from}
                onChange={({ target }) => set(index, { from: target.value })}
              />
              <span className="text-ink-3">{t('hours.to')}</span>
              <Input
                type="time"
                name={`slots.${index}.to`}
                aria-label={t('hours.holiday_closes', { number })}
                value={slot.to}
                onChange={({ target }) => set(index, { to: target.value })}
              />
              <IconButton
                label={t('hours.holiday_slot_remove', { number })}
                icon={<X />}
                onClick={() => onChange(slots.filter((_, at) => at !== index))}
              />
            </div>
            {issue && <p className="mt-1 text-sm text-bad">{issue}</p>}
          </div>
        );
      })}
      {slots.length > 0 && slots.length < 6 && (
        <Button className="justify-self-start" onClick={() => onChange([...slots, { from: '16:00', to: '18:00' }])}>
          {t('hours.holiday_slot_add')}
        </Button>
      )}
    </div>
  );
}
