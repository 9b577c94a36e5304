import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { accepted } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { WaiveDialog } from './waive-dialog.tsx';

const announced: Partial<RideView> = { paymentStatus: 'paid', paymentMethod: 'cash', cashConfirmedAt: null };

test.each<[string, Partial<RideView>, RegExp]>([
  ['that nobody paid', {}, /Amélie Durand ne vous devra plus rien\./u],
  ['whose cash was only announced', announced, /Amélie Durand ne vous devra plus rien\./u],
  [
    'whose cash was received',
    { ...announced, cashConfirmedAt: '2026-05-04T10:00:00.000Z' },
    /Vous rendrez à Amélie Durand ce qui a été payé en espèces\./u,
  ],
])('waiving a fee %s says what follows', (_, payment, words) => {
  const ride: RideView = { ...accepted, status: 'cancelled', ...payment };

  show(<WaiveDialog ride={ride} open onClose={() => {}} onDone={() => {}} now={new Date()} />);

  expect(screen.getByText(words)).toBeVisible();
});
