import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof openMetrics>;

/** Prometheus metrics of this process. Labels are route patterns and job names, never ids. */
export function openMetrics(role: string, gauges: { streams(): number; waitingForDatabase(): number }) {
  const register = new Registry();
  register.setDefaultLabels({ role });
  collectDefaultMetrics({ register });
  const registers = [register];
  const http = new Histogram({
    name: 'parley_http_seconds',
    help: 'Duration of HTTP requests, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const jobs = new Histogram({
    name: 'parley_job_seconds',
    help: 'Duration of jobs, in seconds',
    labelNames: ['job', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const errors = new Counter({
    name: 'parley_background_errors_total',
    help: 'Number of errors outside requests',
    labelNames: ['what'],
    registers,
  });
  new Gauge({
    name: 'parley_streams',
    help: 'Number of open live streams',
    registers,
    collect() {
      this.set(gauges.streams());
    },
  });
  new Gauge({
    name: 'parley_database_waiting',
    help: 'Number of requests waiting for a database connection',
    registers,
    collect() {
      this.set(gauges.waitingForDatabase());
    },
  });
  return {
    observe: (route: string, method: string, status: number, seconds: number) => http.observe({ route, method, status }, seconds),
    ran: (job: string, ms: number, ok: boolean) => jobs.observe({ job, outcome: ok ? 'done' : 'failed' }, ms / 1000),
    failed: (what: string) => errors.inc({ what }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
