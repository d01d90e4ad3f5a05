/** What no log line holds: what requests carry, and the rows PostgreSQL names in an error about them. For pino's `redact`. */
export const keptOut = {
  paths: ['req.headers', 'res.headers', 'err.detail', 'err.where', 'err.internalQuery'],
  remove: true,
};
