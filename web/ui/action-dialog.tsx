import { type ComponentProps, type ReactNode, useId } from 'react';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

type ActionDialogProps = {
  title: string;
  text?: string;
  /** The main button's label. */
  does: string;
  /** The label of the cancel button, where "Cancel" could be mistaken for the action. */
  keep?: string;
  danger?: boolean;
  size?: ComponentProps<typeof Dialog>['size'];
  form: { props: ComponentProps<'form'>; busy: boolean; problem?: string | undefined };
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog for one action: a sentence, its fields, and the button that runs it. */
export function ActionDialog({ title, text, does, keep, danger = false, size = 'medium', form, onClose, children }: ActionDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      {...(text && { description: text })}
      size={size}
      footer={
        <>
          <Button onClick={onClose}>{keep ?? t('ui.cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} busy={form.busy}>
            {does}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <FormProblem>{form.problem}</FormProblem>
        {children}
      </form>
    </Dialog>
  );
}
