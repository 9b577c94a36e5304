import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

test('a message is what was typed, without the blanks around it', () => {
  expect(messageText('  J’arrive \n')).toBe('J’arrive');
});

test.each(['', '   ', '\n\t'])('%j is nothing to send', (typed) => {
  expect(messageText(typed)).toBeUndefined();
});
