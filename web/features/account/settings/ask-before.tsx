import type { Endpoint } from '@parley/contract/endpoint';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../data/notify.ts';
import type { Input } from '../../../data/request.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from './messages.ts';

type AskBeforeProps<E extends Endpoint> = {
  endpoint: E;
  input: Input<E>;
  /** Without one, the button shows its words. */
  icon?: ReactNode;
  /** Where the icon's name says more than the action. */
  label?: string;
  title: string;
  text: string;
  /** The label of the button that runs it. */
  action: string;
  /** The toast on success. */
  done: string;
};

/** A button for an action that can't be undone: it asks for confirmation. */
export function AskBefore<E extends Endpoint>({ endpoint, input, icon, title, text, action, label = action, done }: AskBeforeProps<E>) {
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
      {icon ? (
        <IconButton label={label} icon={icon} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} size="small" title={title} description={text} footer={footer} />
    </>
  );
}
