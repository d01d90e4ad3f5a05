import { toast } from 'react-hot-toast/headless';
import { Button } from './button.tsx';

type Action = { label: string; kbd?: string; run: () => void };

/** A toast with one action button, shown for this many milliseconds. */
export function actionToast(text: string, { label, kbd, run }: Action, duration: number): { dismiss: () => void } {
  const id = toast(
    <span className="flex items-center gap-3">
      <span className="min-w-0 break-words">{text}</span>
      <Button className="-my-1" {...(kbd && { kbd })} onClick={run}>
        {label}
      </Button>
    </span>,
    { duration },
  );
  return { dismiss: () => toast.dismiss(id) };
}
