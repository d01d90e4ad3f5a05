import { defineConfig } from 'vitest/config';
import { reaches, readImports } from './scripts/changed.mjs';

// PostgreSQL and Chromium want a share of a small machine as well. A project that extends another configuration does not inherit this.
const maxWorkers = 2;

/** Every test of the contract, the engine, the server and the scripts; those that start the product or PostgreSQL, over any import, and those that need neither. */
const imports = readImports(import.meta.dirname);
const tests = [...imports.keys()].filter((file) => /^(contract|engine|server|scripts)\/.*\.test\.ts$/.test(file));
const needsDatabase = (file: string) => reaches(file, ['server/testing/cluster.ts', 'server/platform/db/embedded-postgres.ts'], imports);
const [onDatabase, pure] = [tests.filter(needsDatabase), tests.filter((file) => !needsDatabase(file))];

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: onDatabase,
          globalSetup: './server/testing/cluster.ts',
          // Each file starts the product anew; reading its thousand modules once per worker is enough.
          isolate: false,
          // Longer than whatever a test waits for, beside whatever else runs: what is measured is measured in bench/.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: pure, isolate: false, testTimeout: 20_000, hookTimeout: 30_000 },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: './web/testing/setup.ts',
          // A page, its session and its reads live on in modules: files that shared them failed each other now and then.
          isolate: true,
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        extends: './widget/vite.config.ts',
        test: { name: 'widget', root: '.', environment: 'happy-dom', include: ['widget/**/*.test.{ts,tsx}'], isolate: false, maxWorkers },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // After the others: two browsers and their servers are enough for a small machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
