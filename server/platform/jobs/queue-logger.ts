import { Logger } from 'graphile-worker';

export type Log = {
  warn(detail: object, text: string): void;
  error(detail: object, text: string): void;
  debug(detail: object, text: string): void;
  info(detail: object, text: string): void;
};

/** The queue logs every job; keep only its warnings and errors. */
export const queueLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: true }, message);
  });
