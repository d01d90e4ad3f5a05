import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { LeaveGuard } from './leave-guard.tsx';

type DialogProps = {
  title: string;
  does: string;
  form: { props: ComponentProps<'form'>; busy: boolean; dirty: boolean; problem: string | undefined };
  /** Why it cannot be sent now. */
  wait?: string | undefined;
  /** A step within the page would close it, too. */
  guardsPage?: boolean;
  /** Above the fields. */
  notice?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A long form: nothing typed goes without being asked about. */
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
      {isAsking && <AskToDrop onKeep={() => ask(false)} onDrop={onClose} />}
    </Dialog>
  );
}

const AskToDrop = ({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) => (
  <Dialog
    open
    onOpenChange={onKeep}
    size="small"
    title={t('ui.discard_title')}
    description={t('ui.leave_text')}
    footer={
      <>
        <Button variant="danger" onClick={onDrop}>
          {t('ui.discard')}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {t('ui.keep_editing')}
        </Button>
      </>
    }
  />
);
