import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Generous: what is slow on a busy machine is not wrong. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

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
          setupFiles: 'src/web/testing/setup.ts',
        },
      },
    ],
  },
});
