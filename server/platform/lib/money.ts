/** Converts minor units to the API's decimal string. */
export function toAmount(cents: number) {
  const sign = cents < 0 ? '-' : '';
  const units = Math.abs(cents);
  return `${sign}${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`;
}
/** Converts the API's decimal string (validated by the contract) to minor units. */
export function toCents(amount: string) {
  const [, sign, units = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = Number(units) * 100 + Number(part.padEnd(2, '0') || 0);
  return sign === '-' ? -cents : cents;
}
