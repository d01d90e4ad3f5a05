/**
 * Values redacted from all logs, for pino's `redact`: request contents, rows in PostgreSQL error details, and the connection attached to
 * connection errors.
 */
export const redactedPaths = {
  paths: ['req.headers', 'res.headers', 'err.detail', 'err.where', 'err.internalQuery', 'err.client'],
  remove: true,
};
