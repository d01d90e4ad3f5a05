import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { asApplication, openCluster, withDatabase } from '../server/testing/cluster.ts';
import { secret } from './parley.ts';

const run = promisify(execFile);

/** One PostgreSQL cluster for all e2e tests, with two template databases: an empty one and one with the demo shop, created once. */
export default async function prepare(project: TestProject) {
  const cluster = await openCluster('e2e');
  const { admin, template, appPassword } = cluster;
  const demo = await cluster.copy(`${template}_demo`);
  const ownerUrl = withDatabase(admin, demo);
  // Runs in a child process, so that this one doesn't keep the whole server in memory during the tests.
  await run(process.execPath, [path.join(import.meta.dirname, 'fill-demo.ts')], {
    env: {
      ...process.env,
      PARLEY_OWNER_DATABASE_URL: ownerUrl,
      PARLEY_APP_DATABASE_URL: asApplication(ownerUrl, appPassword),
      PARLEY_SECRET: secret,
    },
  });
  project.provide('journeys', { admin, appPassword, empty: template, demo });
  return cluster.close;
}

declare module 'vitest' {
  interface ProvidedContext {
    journeys: { admin: string; appPassword: string; empty: string; demo: string };
  }
}
