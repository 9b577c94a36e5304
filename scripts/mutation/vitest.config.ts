import { defineConfig } from 'vitest/config';

/** The rules alone: they need nothing but themselves. */
export default defineConfig({
  test: { include: ['src/{domain,contract}/**/*.test.ts'], environment: 'node' },
});
