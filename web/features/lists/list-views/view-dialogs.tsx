import type { ListName } from '@parley/contract/lists';
import { createView, deleteView, updateView, type View } from '@parley/contract/views';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Kept, ViewQuestion } from './view-question.ts';
import { t } from './messages.ts';

type DialogsProps = {
  list: ListName;
  question: ViewQuestion;
  criteria: Kept;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** The dialogs that create, rename or delete a view. */
export function ViewDialogs({ question, ...rest }: DialogsProps) {
  if (question.kind === 'save') return <SaveView {...rest} />;
  if (question.kind === 'rename') return <RenameView view={question.view} onClose={rest.onClose} />;
  return <DeleteView view={question.view} onShow={rest.onShow} onClose={rest.onClose} />;
}

function SaveView({ list, criteria: { filter, sort, order, columns }, onShow, onClose }: Omit<DialogsProps, 'question'>) {
  const merchant = useMerchantId();
  const mayShare = useMay('settings:write');
  const form = useContractForm(async () => createView, {
    defaults: { merchant, list, name: '', shared: false, filter, sort, order, columns: columns && [...columns] },
    onDone: ({ id }) => {
      notify.success(t('lists.view_saved'));
      onClose();
      onShow(id);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('lists.view_save_title')}
      description={t('lists.view_save_text')}
      footer={<Buttons form="save-view" busy={form.busy} onClose={onClose} />}
    >
      <form id="save-view" {...form.props} className="grid gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('lists.view_name')} error={form.error('name')}>
          <Input {...form.field('name')} maxLength={60} autoFocus />
        </Field>
        {mayShare && (
          <Checkbox
            label={t('lists.view_shared_label')}
            checked={form.values.shared ?? false}
            onChange={({ target }) => form.set('shared', target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function RenameView({ view, onClose }: { view: View; onClose: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => updateView, {
    defaults: { merchant, id: view.id, name: view.name },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('lists.view_rename_title')}
      footer={<Buttons form="rename-view" busy={form.busy} onClose={onClose} />}
    >
      <form id="rename-view" {...form.props} className="grid gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('lists.view_name')} error={form.error('name')}>
          <Input {...form.field('name')} maxLength={60} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}

function DeleteView({ view, onShow, onClose }: { view: View; onShow: (id: string) => void; onClose: () => void }) {
  const merchant = useMerchantId();
  const deleting = useCommand(deleteView, {
    onDone: () => {
      notify.success(t('lists.view_deleted'));
      onClose();
      onShow('');
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('lists.view_delete_title', { name: view.name })}
      description={view.shared ? t('lists.view_delete_shared_text') : t('lists.view_delete_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('lists.cancel')}</Button>
          <Button variant="danger" busy={deleting.isPending} onClick={() => deleting.mutate({ merchant, id: view.id })}>
            {t('lists.delete')}
          </Button>
        </>
      }
    />
  );
}

const Buttons = ({ form, busy, onClose }: { form: string; busy: boolean; onClose: () => void }) => (
  <>
    <Button onClick={onClose}>{t('lists.cancel')}</Button>
    <Button variant="primary" type="submit" form={form} busy={busy}>
      {t('lists.save')}
    </Button>
  </>
);
