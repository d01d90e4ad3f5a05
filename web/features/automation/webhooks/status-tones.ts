/** The color of each status of an event in the log. */
export const statusTones = { succeeded: 'ok', pending: 'info', failed: 'bad', waiting: 'neutral' } as const;
