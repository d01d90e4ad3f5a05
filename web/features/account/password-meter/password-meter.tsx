import { t } from './messages.ts';

/** The contract's value, repeated so that no validation code is loaded for it; a test compares the two. */
export const LEAST = 10;

/** Shows how long a new password is: a bar, and the same as text. Only the length counts. */
export function PasswordMeter({ password }: { password: string }) {
  const { length } = password;
  const words =
    length === 0
      ? t('password_meter.start', { count: LEAST })
      : length < LEAST
        ? t('password_meter.short', { count: LEAST - length })
        : t('password_meter.enough', { count: length });
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-ink transition-[width]" style={{ width: `${Math.min(1, length / LEAST) * 100}%` }} />
      </span>
      {words}
    </span>
  );
}
