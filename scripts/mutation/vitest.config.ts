import { defineConfig } from 'vitest/config';

/** The tests of the domain only. */
export default defineConfig({
  test: { include: ['src/{domain,contract}/**/*.test.ts'], environment: 'node' },
});
