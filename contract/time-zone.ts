/** Whether it is the name of a time zone. An offset such as +02:00 is none: it means the opposite to the database. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
}

/** The region of an abbreviation such as CET or PST, which the database doesn't know or reads as a fixed offset. Other names stay. */
export const withoutAbbreviation = (zone: string): string =>
  /^[a-z]{3}$/i.test(zone) && isTimeZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;
