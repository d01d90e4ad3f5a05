/** Errors of PostgreSQL and its driver that mean a lost connection rather than a failed statement. */
const codes = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const sentences =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether an error or its cause is a lost database connection, so that a retry may succeed. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.has(code) || sentences.test(error.message) || isLostConnection(error.cause);
}
