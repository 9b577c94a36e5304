import { vi } from 'vitest';

// Before every file: resets our modules, so that no state of the previous file is left.
vi.resetModules();
