import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { completed, inHours } from '#web/testing/stand-in-rides.ts';
import { FeeNotice } from './fee-notice.tsx';

const absent: RideView = {
  ...completed,
  status: 'cancelled',
  fee: { kind: 'absence', amount: '42.50', waivedAt: null },
};

test.each<[string, Partial<RideView>, RegExp]>([
  ['is owed', { paymentStatus: 'unpaid' }, /Frais d’absence.*Restent à régler\./u],
  [
    'was announced in cash is still owed',
    { paymentStatus: 'paid', paymentMethod: 'cash', cashConfirmedAt: null },
    /Restent à régler\./u,
  ],
  [
    'was received in cash is paid',
    { paymentStatus: 'paid', paymentMethod: 'cash', cashConfirmedAt: inHours(-1) },
    /Réglés\./u,
  ],
  [
    'an avoir took back is owed no more',
    { paymentStatus: 'unpaid', creditedAmount: '42.50' },
    /Repris par un avoir\./u,
  ],
  [
    'an avoir took back is not owed again once it was refunded',
    { paymentStatus: 'refunded', paymentMethod: 'paypal', creditedAmount: '42.50' },
    /Repris par un avoir\./u,
  ],
  [
    'an avoir took back in part is owed',
    { paymentStatus: 'unpaid', creditedAmount: '10.00' },
    /Restent à régler\./u,
  ],
  ['was paid online is paid', { paymentStatus: 'paid', paymentMethod: 'paypal' }, /Réglés\./u],
])('a fee that %s says so', (_, money, said) => {
  const { container } = render(<FeeNotice ride={{ ...absent, ...money }} viewer="client" />);

  expect(container).toHaveTextContent(said);
});
