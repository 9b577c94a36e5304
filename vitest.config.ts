import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Generous: what is slow on a busy machine is not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'rules',
          include: ['src/{domain,contract}/**/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { ...patience, name: 'server', include: ['src/server/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          ...patience,
          name: 'stories',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          name: 'screens',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A jsdom and a React for every file would cost more than the tests; our own modules start anew all the same.
          isolate: false,
          setupFiles: ['src/web/testing/fresh-modules.ts', 'src/web/testing/setup.ts'],
          sequence: { setupFiles: 'list' },
        },
      },
    ],
  },
});
