import { expect, test } from 'vitest';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { verifyVoucher } from '#server/features/vouchers/index.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { openVoucherWorld, vouchersOf } from '#tests/support/vouchers.ts';

const SITE = 'https://beaurivage.demo';
const tokenOf = (voucher: VoucherView | undefined) => voucher?.address.split('/').at(-1) ?? '';

async function openAccepted() {
  const world = await openVoucherWorld();
  const ride = await agreedRide(world.amelie, world.chloe);
  const [voucher] = await vouchersOf(world.chloe, ride);
  return { ...world, ride, token: tokenOf(voucher), voucher };
}

test('whoever has the address reads the facts of the voucher, with its client masked', async () => {
  const { deps, token, voucher } = await openAccepted();

  const verified = await verifyVoucher(deps, token, SITE);

  expect(verified).toEqual({
    state: 'last',
    lastVersion: 1,
    changes: [],
    voucher: {
      ...voucher,
      address: `${SITE}/verifier/${token}`,
      client: { name: 'Amélie M.', phone: '06 •• •• •• 78' },
    },
  });
  expect(JSON.stringify(verified)).not.toMatch(/Martin[^"]*0612|061234/u);
});

test('a version that was replaced says what changed, the new one that it is the last', async () => {
  const { deps, chloe, ride, token } = await openAccepted();
  await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD', proCardNumber: '075 999 999 99' });
  const [second] = await vouchersOf(chloe, ride);

  expect(await verifyVoucher(deps, token, SITE)).toMatchObject({
    state: 'replaced',
    lastVersion: 2,
    voucher: { version: 1, replacedAt: deps.clock().toISOString() },
    changes: [
      { label: 'Carte professionnelle', before: '075 241 187 02', after: '075 999 999 99' },
      { label: 'Plaque', before: 'GH-482-KT', after: 'AB-123-CD' },
    ],
  });
  expect(await verifyVoucher(deps, tokenOf(second), SITE)).toMatchObject({ state: 'last', changes: [] });
});

test('another passenger is told as a change, masked like the client', async () => {
  const { deps, amelie, ride, token } = await openAccepted();
  const passenger = { name: 'Yann Le Goff', phone: '06 39 98 12 32' };
  await amelie.calls(changePassenger, { id: ride.id, body: { passenger } });

  const verified = await verifyVoucher(deps, token, SITE);

  expect(verified).toMatchObject({
    state: 'replaced',
    changes: [{ label: 'Passager', before: '', after: 'Yann L. · 06 •• •• •• 32' }],
  });
});

test('the voucher of a ride that was cancelled says so, in every version', async () => {
  const { deps, chloe, ride, token } = await openAccepted();
  await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });
  await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });

  expect(await verifyVoucher(deps, token, SITE)).toMatchObject({
    state: 'cancelled',
    voucher: { version: 1, cancelledAt: deps.clock().toISOString() },
  });
});

test('after the seventh day nothing is shown any more', async () => {
  const { deps, passes, token } = await openAccepted();
  const day = 24 * 60;
  passes(7 * day);
  const onTheSeventh = await verifyVoucher(deps, token, SITE);
  passes(day);

  expect(onTheSeventh.state).toBe('last');
  expect(await verifyVoucher(deps, token, SITE)).toEqual({ state: 'expired' });
});

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', '../../etc/passwd', "' or 1 = 1 --"])(
  'an address that was never issued is unknown: %j',
  async (token) => {
    const { deps } = await openAccepted();

    expect(await verifyVoucher(deps, token, SITE)).toEqual({ state: 'unknown' });
  },
);
