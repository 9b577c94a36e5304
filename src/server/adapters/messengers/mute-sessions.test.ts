import { expect, test, vi } from 'vitest';
import { muteSessions } from './mute-sessions.ts';

test('sessions are kept out of the log, everything else stays', () => {
  const print = vi.fn();
  const printer = { info: print, warn: print, error: print };
  muteSessions(printer);

  printer.info('Closing session:', { privKey: 'secret' });
  printer.warn('Session already closed', { privKey: 'secret' });
  printer.error('Session error:Error: Bad MAC');
  printer.warn('database connection lost', 7);
  printer.info({ session: 1 });

  expect(print.mock.calls).toEqual([['database connection lost', 7], [{ session: 1 }]]);
});
