import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { LeaveGuard } from './leave-guard.tsx';

type DialogProps = {
  title: string;
  does: string;
  form: { props: ComponentProps<'form'>; busy: boolean; dirty: boolean; problem: string | undefined };
  /** Why it can't be submitted now. */
  wait?: string | undefined;
  /** Navigating within the page would close it, too. */
  guardsPage?: boolean;
  /** Above the fields. */
  notice?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog for a long form: closing it with unsaved input asks first. */
export function FormDialog({ title, does, form, wait, guardsPage = false, notice, onClose, children }: DialogProps) {
  const formId = useId();
  const [isAsking, ask] = useState(false);
  const close = () => (form.dirty ? ask(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={title}
      size="large"
      footer={
        <>
          <div className="me-auto grid min-w-0 flex-1 content-center text-sm">
            <FormProblem>{form.problem}</FormProblem>
            {wait && <p className="text-ink-2">{wait}</p>}
          </div>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy} disabled={wait !== undefined}>
            {does}
          </Button>
        </>
      }
    >
      {notice}
      <form {...form.props} id={formId} className="grid gap-4">
        {children}
      </form>
      <LeaveGuard when={form.dirty} everywhere={guardsPage} />
      {isAsking && <DiscardDialog onKeep={() => ask(false)} onDiscard={onClose} />}
    </Dialog>
  );
}
