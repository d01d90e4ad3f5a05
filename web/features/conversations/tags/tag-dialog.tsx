import { createTag, type Tag, tagColours, updateTag } from '@parley/contract/tags';
import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import type { ListedTag } from './rows.ts';
import { t } from './messages.ts';

/** Creates a tag. */
export function NewTag({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const formId = useId();
  const form = useContractForm(async () => createTag, {
    defaults: { merchant, name: '', colour: 'grey', description: '' },
    blame: { 'tag.name_taken': 'name' },
    onDone: (tag) => {
      notify.success(t('tags.made', tag));
      onClose();
    },
  });
  return (
    <TagDialog title={t('tags.make')} save={t('tags.make')} formId={formId} busy={form.busy} onClose={onClose}>
      <form {...form.props} id={formId} className="grid gap-4">
        <TagFields {...form} colour={form.values.colour ?? 'grey'} onColour={(colour) => form.set('colour', colour)} />
      </form>
    </TagDialog>
  );
}

/** Changes a tag's name, description or color. */
export function EditTag({ tag, onClose }: { tag: ListedTag; onClose: () => void }) {
  const merchant = useMerchantId();
  const formId = useId();
  const { id, name, colour, description } = tag;
  const form = useContractForm(async () => updateTag, {
    defaults: { merchant, id, name, colour, description },
    blame: { 'tag.name_taken': 'name' },
    onDone: (saved) => {
      notify.success(t('tags.saved', saved));
      onClose();
    },
  });
  return (
    <TagDialog title={t('tags.edit_label', tag)} save={t('tags.save')} formId={formId} busy={form.busy} onClose={onClose}>
      <form {...form.props} id={formId} className="grid gap-4">
        <TagFields {...form} colour={form.values.colour ?? colour} onColour={(chosen) => form.set('colour', chosen)} />
      </form>
    </TagDialog>
  );
}

type TagDialogProps = { title: string; save: string; formId: string; busy: boolean; onClose: () => void; children: ReactNode };

function TagDialog({ title, save, formId, busy, onClose, children }: TagDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>{t('tags.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {save}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer}>
      {children}
    </Dialog>
  );
}

type TagFieldsProps = {
  field: (name: 'name' | 'description') => { name: string; value: string; onChange: ChangeEventHandler<HTMLInputElement> };
  error: (path: string) => string | undefined;
  problem: string | undefined;
  colour: Tag['colour'];
  onColour: (colour: Tag['colour']) => void;
};

function TagFields({ field, error, problem, colour, onColour }: TagFieldsProps) {
  return (
    <>
      <Field label={t('tags.name_label')} hint={t('tags.name_hint')} error={error('name')}>
        <Input {...field('name')} maxLength={40} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field label={t('tags.description')} hint={t('tags.description_hint')} error={error('description')} optional>
        <Input {...field('description')} maxLength={200} autoComplete="off" />
      </Field>
      <ColourChoice value={colour} onChange={onColour} />
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

type ColourChoiceProps = { value: Tag['colour']; onChange: (colour: Tag['colour']) => void };

/** A radio group: one tab stop, the arrow keys choose; each color has its name beside it. */
function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('tags.colour')}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {tagColours.map((colour) => (
          <label
            key={colour}
            className="relative flex h-control cursor-pointer items-center gap-2 rounded border border-line px-2.5 transition-colors hover:bg-hover has-checked:border-ink has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              onChange={() => onChange(colour)}
              className="absolute inset-0 cursor-pointer appearance-none rounded outline-none"
            />
            <TagDot colour={colour} className="size-2.5!" />
            {t(`tags.colour_${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
