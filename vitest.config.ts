import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  // Generous: what is slow on a busy machine is not wrong.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // A process for every file would cost more than its tests.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'rules',
          include: ['src/{domain,contract}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...everywhere,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...everywhere,
          name: 'stories',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        plugins: [react()],
        test: {
          ...everywhere,
          name: 'screens',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Modules of screens have a state: every file starts with new ones.
          setupFiles: ['src/web/testing/fresh-modules.ts', 'src/web/testing/setup.ts'],
          sequence: { setupFiles: 'list' },
        },
      },
    ],
  },
});
