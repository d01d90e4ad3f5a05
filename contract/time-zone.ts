/** Whether it is the name of a time zone. An offset such as +02:00 is none: it means the opposite to the database. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
}
