/** Minor units to the decimal string of the API. */
export function toAmount(cents: number) {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
/** The decimal string of the API (checked by the contract) to minor units. */
export function toCents(amount: string) {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0') || 0);
  return sign === '-' ? -cents : cents;
}
