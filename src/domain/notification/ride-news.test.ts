import { expect, test } from 'vitest';
import { changeMoves } from '../ride/change-request.ts';
import { moves } from '../ride/moves.ts';
import { newsFor } from './ride-news.ts';

const ride = { clientId: 'amelie', driverId: 'chloe' };
const amelie = { id: 'amelie', role: 'client' } as const;
const chloe = { id: 'chloe', role: 'driver' } as const;
const yann = { id: 'yann', role: 'driver' } as const;
const ines = { id: 'ines', role: 'admin' } as const;
const news = (viewer: typeof amelie | typeof chloe | typeof yann | typeof ines, by: string | null) =>
  moves.filter((move) => newsFor(viewer, ride, { move, by }) !== undefined);

test('the client hears the answers of the driver, the driver what the client asks and takes back', () => {
  expect(news(amelie, 'chloe')).toEqual([
    'accept',
    'reject',
    'cancel',
    'refuse_cancellation',
    'approve_cancellation',
    'hand_over',
    'absent',
    'waive_fee',
    'set_off',
    'arrive',
    'waive_raise',
    'keep_raise',
  ]);
  expect(news(chloe, 'amelie')).toEqual([
    'cancel',
    'request_cancellation',
    'withdraw_cancellation',
    'hand_over',
    'contest_price',
    'land',
    'collect_luggage',
  ]);
  expect(news(amelie, null)).toContain('cancel');
});

test('a hand-over reads otherwise for the client than for the new driver', () => {
  const handedOver = { move: 'hand_over', by: 'ines' } as const;
  expect(newsFor(amelie, ride, handedOver)).toBe('hand_over');
  expect(newsFor(chloe, ride, handedOver)).toBe('handed_to_you');
  expect(newsFor(yann, ride, handedOver)).toBeUndefined();
});

test('nobody hears what they did, nor what concerns someone else', () => {
  expect([...news(amelie, 'amelie'), ...news(chloe, 'chloe')]).toEqual([]);
  expect([...news(yann, 'amelie'), ...news(ines, 'chloe')]).toEqual([]);
});

test('a change reads otherwise for the one who asked than for the one who answers', () => {
  const news = (viewer: typeof amelie | typeof chloe, by: string) =>
    changeMoves.map((move) => newsFor(viewer, ride, { move, by }));

  expect(news(amelie, 'chloe')).toEqual([
    'change_proposed',
    'proposal_withdrawn',
    'change_refused',
    'change_accepted',
  ]);
  expect(news(chloe, 'amelie')).toEqual([
    'change_requested',
    'change_withdrawn',
    'proposal_refused',
    'change_confirmed',
  ]);
  expect(news(chloe, 'chloe')).toEqual([undefined, undefined, undefined, undefined]);
});

test('the driver of an order by telephone hears that its client confirmed it', () => {
  expect(newsFor(chloe, ride, { move: 'confirm', by: 'amelie' })).toBe('order_confirmed');
  expect(newsFor(chloe, ride, { move: 'confirm', by: 'chloe' })).toBeUndefined();
  expect(newsFor(amelie, ride, { move: 'confirm', by: 'chloe' })).toBeUndefined();
});

test('a ride that the platform accepted is news to its driver; its client has just read it', () => {
  const instantly = { ...ride, instant: {} };
  const accepted = { move: 'accept', by: 'chloe' } as const;

  expect(newsFor(chloe, instantly, accepted)).toBe('accepted_for_you');
  expect(newsFor(amelie, instantly, accepted)).toBeUndefined();
  expect(newsFor(amelie, instantly, { move: 'cancel', by: 'chloe' })).toBe('cancel');
});
