import { toast } from 'react-hot-toast/headless';
import { Button } from './button.tsx';

type Action = { label: string; kbd?: string; run: () => void };

/** A toast with one action button, shown for this many milliseconds. */
export function actionToast(text: string, { label, kbd, run }: Action, duration: number): { dismiss: () => void } {
  const id = toast(
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-24 flex-1 break-words">{text}</span>
      <Button className="-my-1" {...(kbd && { kbd })} onClick={run}>
        {label}
      </Button>
    </span>,
    { duration },
  );
  return { dismiss: () => toast.dismiss(id) };
}
