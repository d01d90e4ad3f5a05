const morning = 9;

function morningIn(days: number, now: Date): Date {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(morning, 0, 0, 0);
  return date;
}

/** Until when a conversation sleeps, in the teammate's own time; "Monday" is always the next one. */
export const snoozeTimes = {
  hour: (now: Date) => new Date(now.getTime() + 3_600_000),
  tomorrow: (now: Date) => morningIn(1, now),
  week: (now: Date) => morningIn((8 - now.getDay()) % 7 || 7, now),
};
