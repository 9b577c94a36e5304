import { defineConfig } from 'vitest/config';

/** Drills take minutes and need programs that not every machine has: they are commands, not tests of every run. */
export default defineConfig({
  test: {
    include: ['tests/drills/*.drill.ts'],
    environment: 'node',
    testTimeout: 40 * 60_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/global-setup.ts',
  },
});
