import { expect, test, vi } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

test('what is made on first use is made once, and not before', () => {
  const make = vi.fn(() => ({ made: true }));
  const use = onFirstUse(make);

  expect(make).not.toHaveBeenCalled();
  expect(use()).toBe(use());
  expect(make).toHaveBeenCalledOnce();
});
