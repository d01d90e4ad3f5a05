import { t } from './words.ts';

/** The contract's own figure, written out so that no validation is loaded for it; a test holds the two together. */
export const LEAST = 10;

/** How far a new password is: only its length counts. A bar for the eye, the same in words for everybody. */
export function PasswordMeter({ password }: { password: string }) {
  const { length } = password;
  const words =
    length === 0
      ? t('auth.password_start', { count: LEAST })
      : length < LEAST
        ? t('auth.password_short', { count: LEAST - length })
        : t('auth.password_enough', { count: length });
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-ink transition-[width]" style={{ width: `${Math.min(1, length / LEAST) * 100}%` }} />
      </span>
      {words}
    </span>
  );
}
