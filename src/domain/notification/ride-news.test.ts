import { expect, test } from 'vitest';
import { moves } from '../ride/moves.ts';
import { newsFor } from './ride-news.ts';

const ride = { clientId: 'amelie', driverId: 'chloe' };
const amelie = { id: 'amelie', role: 'client' } as const;
const chloe = { id: 'chloe', role: 'driver' } as const;
const yann = { id: 'yann', role: 'driver' } as const;
const ines = { id: 'ines', role: 'admin' } as const;
const heard = (viewer: typeof amelie | typeof chloe | typeof yann | typeof ines, by: string | null) =>
  moves.filter((move) => newsFor(viewer, ride, { move, by }) !== undefined);

test('the client hears the answers of the driver, the driver what the client asks and takes back', () => {
  expect(heard(amelie, 'chloe')).toEqual([
    'accept',
    'reject',
    'cancel',
    'refuse_cancellation',
    'approve_cancellation',
    'absent',
    'waive_fee',
  ]);
  expect(heard(chloe, 'amelie')).toEqual(['cancel', 'request_cancellation', 'withdraw_cancellation']);
  expect(heard(amelie, null)).toContain('cancel');
});

test('nobody hears what they did, nor what concerns somebody else', () => {
  expect([...heard(amelie, 'amelie'), ...heard(chloe, 'chloe')]).toEqual([]);
  expect([...heard(yann, 'amelie'), ...heard(ines, 'chloe')]).toEqual([]);
});
