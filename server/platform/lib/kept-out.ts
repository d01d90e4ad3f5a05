/** What no log line holds: what requests carry, the rows PostgreSQL names in an error about them, and the connection a lost one brings along. For pino's `redact`. */
export const keptOut = {
  paths: ['req.headers', 'res.headers', 'err.detail', 'err.where', 'err.internalQuery', 'err.client'],
  remove: true,
};
