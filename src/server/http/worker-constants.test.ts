import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  changePassword,
  getCurrentUser,
  saveProfile,
  signIn,
  signOut,
} from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { getTakings } from '#contract/money/takings.calls.ts';
import { VERIFY_PATH } from '#contract/papers/control-page.ts';
import { getDriverProfile, saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { acceptRide, countRides, getRide, listRides } from '#contract/rides/rides.calls.ts';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import { writeWorkerConstants } from './worker-constants.ts';

/** What the script in the browser finds: which of these addresses a pattern matches. */
function matchedBy(pattern: string, addresses: string[]): string[] {
  const script = `${writeWorkerConstants('v1')}\naddresses.filter((address) => ${pattern}.test(address))`;
  return [...(runInNewContext(script, { addresses }) as string[])];
}

test('the worker keeps the reads that are readable offline, and no others', () => {
  const kept = [getCurrentUser, getDriverProfile, listRides, countRides].map(({ path }) => path);
  const others = [urlOf(getRide, { id: '42' }), getTakings.path, signIn.path];

  expect(matchedBy('CACHED_PATHS', [...kept, ...others])).toEqual(kept);
});

test('the worker knows what changes who is signed in', () => {
  const paths = [signIn, signOut, changePassword].map(({ path }) => path);

  expect(matchedBy('CHANGES_OF_PERSON', paths)).toEqual([signIn.path, signOut.path]);
});

test('the worker answers pages, except those where clients pay and those that the server draws', () => {
  const left = [
    `${VERIFY_PATH}/7Qm2xV9sKd4TfW1bHc8LrA`,
    '/ma-course/7Qm2xV9sKd4TfW1bHc8LrA',
    '/suivi/7Qm2xV9sKd4TfW1bHc8LrA',
    '/tarifs',
    '/conditions',
    '/mentions-legales',
    API_DOCS_PATH,
    urlOf(getFile, { name: 'logo.webp' }),
    '/payment/42',
    '/icons/any-192.png',
  ];
  const answered = ['/', '/dashboard/client', CONTROL_PATH, '/payment-test'];

  expect(matchedBy('NEVER_PAGES', [...left, ...answered])).toEqual(left);
});

test('the worker knows what changes the vouchers of a driver', () => {
  const changes = [
    urlOf(acceptRide, { id: '42' }),
    saveProfile.path,
    saveDriverProfile.path,
    saveCompany.path,
  ];

  expect(matchedBy('CHANGES_OF_VOUCHERS', [...changes, signIn.path, getTakings.path])).toEqual(changes);
});
