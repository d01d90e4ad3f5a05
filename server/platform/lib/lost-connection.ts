/** What PostgreSQL and its driver say when a connection went away rather than a statement failed. */
const codes = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const sentences =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether an error, or what caused it, is a lost connection to the database: then the same work may succeed in a moment. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.has(code) || sentences.test(error.message) || isLostConnection(error.cause);
}
