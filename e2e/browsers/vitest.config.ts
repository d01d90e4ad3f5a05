import { defineConfig } from 'vitest/config';

// `npm run test:browsers`. Not one of the projects of `npm test`: it needs browsers that a machine may not have.
export default defineConfig({
  root: '.',
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['e2e/browsers/journeys.ts'],
    globalSetup: './e2e/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
