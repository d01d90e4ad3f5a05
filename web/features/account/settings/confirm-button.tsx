import type { Endpoint } from '@parley/contract/endpoint';
import { useState } from 'react';
import { notify } from '../../../data/notify.ts';
import type { Input } from '../../../data/request.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { t } from './messages.ts';

type ConfirmButtonProps<E extends Endpoint> = {
  endpoint: E;
  input: Input<E>;
  title: string;
  text: string;
  /** The label of the button, and of the one that runs it. */
  action: string;
  /** The toast on success. */
  done: string;
};

/** A button with words for an action that asks for confirmation. */
export function ConfirmButton<E extends Endpoint>({ endpoint, input, title, text, action, done }: ConfirmButtonProps<E>) {
  const [isOpen, setOpen] = useState(false);
  const work = useCommand(endpoint, {
    onDone: () => {
      setOpen(false);
      notify.success(done);
    },
  });
  const footer = (
    <>
      <Button onClick={() => setOpen(false)}>{t('settings.cancel')}</Button>
      <Button variant="danger" busy={work.isPending} onClick={() => work.mutate(input)}>
        {action}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="small" title={title} description={text} footer={footer} />
    </>
  );
}
