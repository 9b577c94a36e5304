import { expect, test } from 'vitest';
import { isPushAddress } from './push-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGu',
  'https://push.apple.com/QGu',
  'https://notify.windows.com/w',
  'https://fcm.googleapis.com:443/fcm/send/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://updates.push.services.mozilla.com.evil.example/x',
  'https://evil.updates.push.services.mozilla.com/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com.evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://notify.windows.com.evil.example/x',
  'ftp://evil.example/https://fcm.googleapis.com/x',
  'https://evil.example/fcm.googleapis.com/x',
  'https://user@evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/x',
  'https://127.0.0.1/x',
  'https://localhost:5432/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com/a b',
  'file:///etc/passwd',
  '',
])('« %s » is none', (address) => {
  expect(isPushAddress(address)).toBe(false);
});
