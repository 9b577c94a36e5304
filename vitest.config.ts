import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/{domain,contract}/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'server', include: ['src/server/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'stories',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'src/web/testing/setup.ts',
        },
      },
    ],
  },
});
