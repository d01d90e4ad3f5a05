import type { ProblemCode } from '@parley/contract/problems';

/** Why the database can't serve a request that is fine, and when to try again, in seconds. */
export type Outage = { code: Extract<ProblemCode, `database.${string}`>; retryAfter: number };
type Row = Outage & { states: readonly string[]; says?: RegExp };

/** The errors of PostgreSQL, its driver and the pool that pass. Any other is a defect. */
const outages: readonly Row[] = [
  // disk_full
  { code: 'database.full', retryAfter: 30, states: ['53100'] },
  // read_only_sql_transaction: the server is a standby, or an operator has made it read-only
  { code: 'database.read_only', retryAfter: 5, states: ['25006'] },
  {
    code: 'database.busy',
    retryAfter: 1,
    // serialization_failure and deadlock_detected after the last attempt, lock_not_available, out_of_memory, too_many_connections
    states: ['40001', '40P01', '55P03', '53200', '53300'],
    says: /timeout exceeded when trying to connect/i,
  },
  {
    code: 'database.unavailable',
    retryAfter: 2,
    // io_error, admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout, connection exceptions
    states: ['58030', '57P01', '57P02', '57P03', '57P05', '08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
    says: /connection terminated|client has encountered a connection error/i,
  },
];

/** query_canceled: the statement ran into its timeout. The server may have much to do, but the statement may also be ours to mend. */
const slow: Row = { code: 'database.slow', retryAfter: 5, states: ['57014'] };

/** A reader that writes is our mistake, whatever state the database is in. */
export class ReaderWrote extends Error {}

const stateOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** The outage that an error or its cause reports; undefined for every other error. A job that meets one uses up no attempt. */
export const outageOf = (error: unknown): Outage | undefined => findIn(outages, error);

/** What a client may try again: an outage, or a statement that took too long. */
export const retryableOf = (error: unknown): Outage | undefined => findIn([...outages, slow], error);

function findIn(rows: readonly Row[], error: unknown): Outage | undefined {
  if (!(error instanceof Error) || error instanceof ReaderWrote) return undefined;
  return rows.find(({ states, says }) => states.includes(stateOf(error)) || says?.test(error.message)) ?? findIn(rows, error.cause);
}

/** Whether a transaction lost to a concurrent one and can succeed when it is run again. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['40001', '40P01'].includes(stateOf(error)) || isConflict(error.cause);
}
