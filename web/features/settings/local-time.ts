/** An instant as `datetime-local` fields write it, by the clock of this device; empty for none. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What such a field says, as an instant; null while it says none. */
export function fromLocalTime(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
