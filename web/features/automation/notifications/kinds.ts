import type { NotificationType } from '@parley/contract/notifications';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import AtSign from 'lucide-react/icons/at-sign';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Clock from 'lucide-react/icons/clock-alert';
import CreditCard from 'lucide-react/icons/credit-card';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Undo from 'lucide-react/icons/undo-2';
import Hand from 'lucide-react/icons/hand';
import Reply from 'lucide-react/icons/message-square-reply';
import Receipt from 'lucide-react/icons/receipt';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import UserCheck from 'lucide-react/icons/user-check';
import Webhook from 'lucide-react/icons/webhook';

/** Icon and color of each type. Amber means a customer waits for a person. */
export const kinds: Record<NotificationType, { icon: typeof Hand; waits?: true }> = {
  handoff_requested: { icon: Hand, waits: true },
  handoff_overdue: { icon: Clock, waits: true },
  assigned: { icon: UserCheck },
  mentioned: { icon: AtSign },
  customer_replied: { icon: Reply },
  snooze_ended: { icon: AlarmClock },
  schedule_cancelled: { icon: CalendarX },
  csat_low: { icon: ThumbsDown },
  approval_requested: { icon: ShieldQuestion, waits: true },
  approval_decided: { icon: ShieldCheck },
  order_placed: { icon: ShoppingBag },
  return_requested: { icon: Undo },
  payment_problem: { icon: CreditCard },
  webhook_problem: { icon: Webhook },
  usage_limit: { icon: CreditCard },
  plan_payment_failed: { icon: CreditCard },
  plan_invoice: { icon: Receipt },
};
