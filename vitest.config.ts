import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Generous: what is slow on a busy machine is not wrong. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

// No project is isolated: a process for every file would cost more than its tests. Those of screens, whose modules have
// a state, start with new ones.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'rules',
          include: ['src/{domain,contract}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
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
          isolate: false,
          setupFiles: ['src/web/testing/fresh-modules.ts', 'src/web/testing/setup.ts'],
          sequence: { setupFiles: 'list' },
        },
      },
    ],
  },
});
