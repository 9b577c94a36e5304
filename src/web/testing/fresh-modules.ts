import { vi } from 'vitest';

// Runs before every file: our modules start anew, so that no store and no clock is left over from the file before.
vi.resetModules();
