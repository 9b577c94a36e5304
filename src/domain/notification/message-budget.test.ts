import { expect, test } from 'vitest';
import { messageBudget } from './message-budget.ts';

test('what strangers cause takes no message from the rides', () => {
  expect(messageBudget('new_ride')).toBe('requests');
  expect(messageBudget('accepted')).toBe('rides');
  expect(messageBudget('cancellation_requested')).toBe('rides');
});

test('the reminders of an evening take no message from the rides', () => {
  expect(messageBudget('evening_reminder')).toBe('reminders');
  expect(messageBudget('day_list')).toBe('reminders');
});
