import { defineConfig } from 'vitest/config';

/** The tests of the domain only; what is measured while it runs is slower. */
export default defineConfig({
  test: {
    include: ['src/{domain,contract}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['scripts/mutation/short-random.ts'],
    testTimeout: 60_000,
  },
});
