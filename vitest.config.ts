import fs from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A set-up file that exists; the browser journeys run without one, too. */
const present = (file: string) => (fs.existsSync(new URL(file, import.meta.url)) ? [file] : []);

export default defineConfig({
  test: {
    // PostgreSQL and Chromium want a share of a small machine as well.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: present('./server/testing/cluster.ts'),
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: '.', environment: 'happy-dom', include: ['web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: './widget/vite.config.ts',
        test: { name: 'widget', root: '.', environment: 'happy-dom', include: ['widget/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: present('./e2e/setup.ts'),
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // After the others, so that a browser measures and waits on a quiet machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
