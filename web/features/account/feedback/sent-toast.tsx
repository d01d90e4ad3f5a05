import { toast } from 'react-hot-toast/headless';
import { t } from './messages.ts';

/** The server's thanks, and the page on which the feedback can be followed. */
export const showSent = (text: string, id: string) =>
  toast.success(
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>{text}</span>
      <a href={`/feedback/${id}`} target="_blank" rel="noreferrer" className="touch-target rounded-xs underline underline-offset-2">
        {t('feedback.see_status')}
      </a>
    </span>,
    { duration: 8000 },
  );
