import { expect, test } from 'vitest';
import { migrationState } from './migration-state.ts';

const known = ['0001_accounts', '0002_rides'];

test.each([
  ['all of them have run', known, 'current'],
  ['one has not run', ['0001_accounts'], 'behind'],
  ['a newer version added something', [...known, '0003_chat'], 'current'],
  [
    'a newer version took away what this one no longer uses',
    [...known, '0003_chat', '0004_drop_fees_after_0002'],
    'current',
  ],
  [
    'a newer version took away what this one still uses',
    [...known, '0003_chat', '0004_drop_fees_after_0003'],
    'beyond',
  ],
])('when %s', (_, done, state) => {
  expect(migrationState(known, new Set(done))).toBe(state);
});

test('a version that takes something away itself knows that it can', () => {
  const newer = [...known, '0003_chat', '0004_drop_fees_after_0003'];

  expect(migrationState(newer, new Set(newer))).toBe('current');
});
