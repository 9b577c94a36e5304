import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getRoadside, issueVoucher, listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { agreedRide, booked, startedRide } from '#tests/support/bookings.ts';
import { openVoucherWorld, vouchersOf } from '#tests/support/vouchers.ts';
import { openWorld } from '#tests/support/world.ts';

describe('a voucher', () => {
  test('is issued with the acceptance and holds everything that is printed', async () => {
    const { amelie, chloe, passes, deps } = await openVoucherWorld();
    const ride = await booked(amelie, { passengers: 2, luggage: 3, travelReference: 'AF 1681' });
    passes(11);
    await chloe.accepts(ride);

    const [voucher, ...others] = await vouchersOf(chloe, ride);

    expect(others).toEqual([]);
    expect(voucher).toMatchObject({
      rideNumber: ride.number,
      rideStatus: 'accepted',
      number: 'B-2026-000001',
      version: 1,
      issuedAt: deps.clock().toISOString(),
      issuedLater: false,
      replacedAt: null,
      cancelledAt: null,
      onlineUntil: '2026-05-11T22:00:00.000Z',
      missing: [],
      operator: {
        name: 'Beaurivage SAS',
        address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
        phone: '01 84 80 12 60',
      },
      evtcNumber: 'EVTC075240817',
      siren: '999840218',
      client: { name: 'Amélie Martin', phone: '0612345678' },
      passenger: null,
      bookedAt: ride.createdAt,
      pickupAt: ride.scheduledAt,
      pickupPlace: ride.pickupAddress,
      driver: { name: 'Chloé Martin', proCardNumber: '075 241 187 02' },
      vehicle: { make: 'Mercedes-Benz', model: 'Classe E 300 de', plate: 'GH-482-KT' },
      destination: ride.destinationAddress,
      passengers: 2,
      luggage: 3,
      travelReference: 'AF 1681',
      price: ride.estimatedPrice,
      priceLines: ride.priceLines,
      insurer: { name: 'Mutuelle des Quais', policy: '4817 220' },
    });
    expect(voucher?.address).toMatch(/^http:\/\/[^/]+\/verifier\/[\w-]{22}$/u);
    expect(voucher?.fingerprint).toMatch(/^(?:[\da-f]{4} ){3}[\da-f]{4} · (?:[\da-f]{4} ){3}[\da-f]{4}$/u);
  });

  test('is issued all the same when a mention is missing, and says which', async () => {
    const world = await openWorld();
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const ride = await agreedRide(amelie, chloe);

    const [voucher] = await vouchersOf(chloe, ride);

    expect(voucher?.missing).toEqual(['operator', 'evtc_number', 'siren', 'client']);
    expect(voucher?.operator.name).toBe('');
  });

  test('has a number and an address of its own', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const [one] = await vouchersOf(chloe, await agreedRide(amelie, chloe));
    const [other] = await vouchersOf(chloe, await agreedRide(amelie, chloe));

    expect([one?.number, other?.number]).toEqual(['B-2026-000001', 'B-2026-000002']);
    expect(one?.address).not.toBe(other?.address);
  });

  test('is not issued when another driver was faster', async () => {
    const { amelie, chloe, driver, deps } = await openVoucherWorld();
    const yann = await driver('Yann');
    const ride = await booked(amelie);

    await Promise.all([chloe.accepts(ride), yann.accepts(ride)]);

    expect(await vouchersOf(amelie, ride)).toHaveLength(1);
    const lines = await deps.db.selectFrom('chain_lines').select('id').execute();
    expect(lines).toHaveLength(1);
  });
});

describe('the next version', () => {
  test.each([
    ['another vehicle', { vehicleMake: 'Tesla', vehicleModel: 'Model 3', vehiclePlate: 'AB-123-CD' }],
    ['another plate', { vehiclePlate: 'AB-123-CD' }],
    ['another professional card', { proCardNumber: '075 999 999 99' }],
  ])('comes with %s, and the one before stays as it was', async (_, change) => {
    const { amelie, chloe, passes, deps } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe);
    const [first] = await vouchersOf(chloe, ride);
    passes(60);

    await chloe.savesDriverProfile(change);

    const [second, before] = await vouchersOf(amelie, ride);
    expect(second).toMatchObject({ number: first?.number, version: 2, replacedAt: null });
    expect(JSON.stringify(second)).toContain(Object.values(change)[0]);
    expect(before).toEqual({ ...first, replacedAt: deps.clock().toISOString() });
  });

  test('comes with another name of the operator, address or telephone, for every ride that waits', async () => {
    const { amelie, chloe, admin } = await openVoucherWorld();
    const ines = await admin('Inès');
    const rides = [await agreedRide(amelie, chloe), await agreedRide(amelie, chloe)];

    await ines.calls(saveCompany, { body: { legalName: 'Les Quais' } });
    await ines.savesSettings({ contactPhone: '01 99 99 99 99' });

    for (const ride of rides)
      expect(await vouchersOf(chloe, ride)).toMatchObject([
        { version: 3, operator: { name: 'Les Quais SAS', phone: '01 99 99 99 99' } },
        { version: 2, operator: { name: 'Les Quais SAS', phone: '01 84 80 12 60' } },
        { version: 1, operator: { name: 'Beaurivage SAS' } },
      ]);
  });

  test('comes with another name of the driver', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe);

    await chloe.savesProfile({ lastName: 'Vasseur-Montigny' });

    expect(await vouchersOf(chloe, ride)).toMatchObject([
      { version: 2, driver: { name: 'Chloé Vasseur-Montigny' } },
      { version: 1 },
    ]);
  });

  test('comes with another driver', async () => {
    const { amelie, chloe, admin, driver } = await openVoucherWorld();
    const [ines, yann] = [await admin('Inès'), await driver('Yann')];
    const ride = await agreedRide(amelie, chloe);

    await ines.handsOver(ride, yann);

    expect(await vouchersOf(yann, ride)).toMatchObject([
      { version: 2, driver: { name: 'Yann Martin', proCardNumber: '' }, vehicle: { plate: '' } },
      { version: 1, driver: { name: 'Chloé Martin' } },
    ]);
    expect((await chloe.calls(listRideVouchers, { id: ride.id })).statusCode).toBe(404);
  });

  test('keeps the client as they were when the ride was accepted', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe);
    await amelie.savesProfile({ lastName: 'Durand' });

    expect(await vouchersOf(chloe, ride)).toHaveLength(1);
    await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

    expect((await vouchersOf(chloe, ride))[0]?.client.name).toBe('Amélie Martin');
  });

  test('does not come for what is not printed, nor for what was said before', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const ride = await agreedRide(amelie, chloe);

    await chloe.savesDriverProfile({ bio: 'Quinze ans de route.', vehiclePlate: 'GH-482-KT' });
    await chloe.calls(saveCompany, { body: { hostName: 'Hébergement Exemple', siren: '999840218' } });

    expect(await vouchersOf(chloe, ride)).toHaveLength(1);
  });

  test('does not come once the ride has started, nor when it is over', async () => {
    const { amelie, chloe } = await openVoucherWorld();
    const started = await startedRide(amelie, chloe);
    const cancelled = await agreedRide(amelie, chloe);
    await chloe.moves(cancelled, { status: 'cancelled', reason: 'Panne' });

    await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

    expect(await vouchersOf(chloe, started)).toHaveLength(1);
    expect(await vouchersOf(chloe, cancelled)).toHaveLength(1);
  });

  test('is not missed by a ride that is accepted while the facts change', { timeout: 30_000 }, async () => {
    const { amelie, chloe, passes } = await openVoucherWorld();
    for (let round = 1; round <= 8; round += 1) {
      const ride = await booked(amelie);
      const plate = `AA-${round}00-BB`;

      await Promise.all([chloe.accepts(ride), chloe.savesDriverProfile({ vehiclePlate: plate })]);

      const [last] = await vouchersOf(chloe, ride);
      expect(last?.vehicle.plate).toBe(plate);
      await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
      passes(15);
    }
  });
});

test('a cancelled ride says since when on its voucher', async () => {
  const { amelie, chloe, passes, deps } = await openVoucherWorld();
  const ride = await agreedRide(amelie, chloe);
  passes(5);
  await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });

  const [voucher] = await vouchersOf(amelie, ride);

  expect(voucher).toMatchObject({ rideStatus: 'cancelled', cancelledAt: deps.clock().toISOString() });
});

describe('a ride that was accepted before there were vouchers', () => {
  /** As an instance of the version before accepts it. */
  async function acceptedBefore() {
    const world = await openVoucherWorld();
    const ride = await booked(world.amelie);
    world.passes(10);
    await world.deps.db
      .updateTable('rides')
      .set({ status: 'accepted', driver_id: world.chloe.id, accepted_at: world.deps.clock() })
      .where('id', '=', ride.id)
      .execute();
    world.passes(30);
    return { ...world, ride };
  }

  test('has none, also when its facts change, until its driver asks for it', async () => {
    const { chloe, ride } = await acceptedBefore();
    await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

    expect(await vouchersOf(chloe, ride)).toEqual([]);
  });

  test('then gets one with the true times', async () => {
    const { chloe, ride, deps } = await acceptedBefore();

    const answer = await chloe.calls(issueVoucher, { id: ride.id });

    expect(answer.json()).toMatchObject({
      version: 1,
      issuedLater: true,
      issuedAt: deps.clock().toISOString(),
      bookedAt: ride.createdAt,
    });
    expect(await vouchersOf(chloe, ride)).toEqual([answer.json()]);
  });

  test('gets only one, however often it is asked for', async () => {
    const { chloe, ride } = await acceptedBefore();

    await Promise.all([1, 2, 3].map(() => chloe.calls(issueVoucher, { id: ride.id })));

    expect(await vouchersOf(chloe, ride)).toHaveLength(1);
  });

  test('gets none when it is over, nor from another driver', async () => {
    const { chloe, driver, ride } = await acceptedBefore();
    const yann = await driver('Yann');
    await chloe.starts(ride);
    await chloe.completes(ride);

    expect((await chloe.calls(issueVoucher, { id: ride.id })).statusCode).toBe(409);
    expect((await yann.calls(issueVoucher, { id: ride.id })).statusCode).toBe(404);
  });
});

test('a voucher is never changed, moved or removed', async () => {
  const { amelie, chloe, deps } = await openVoucherWorld();
  await agreedRide(amelie, chloe);

  for (const statement of [
    sql`update vouchers set token = 'x'`,
    sql`delete from vouchers`,
    sql`truncate vouchers`,
  ])
    await expect(statement.execute(deps.db)).rejects.toThrow('append-only');
});

test('a driver shows the ride under way, then those of today and tomorrow, and their papers', async () => {
  const { amelie, chloe, driver, client } = await openVoucherWorld();
  const [yann, karim] = [await driver('Yann'), await client('Karim')];
  await chloe.savesDriverProfile({ proCardExpiry: '2029-09-14', vehicleEnergy: 'plugin_hybrid' });
  const tomorrow = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-05T21:00:00.000Z' });
  const today = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-04T15:00:00.000Z' });
  await agreedRide(karim, chloe, { scheduledAt: '2026-05-05T22:30:00.000Z' });
  await agreedRide(karim, yann);
  const underWay = await startedRide(karim, chloe, { scheduledAt: '2026-05-04T16:00:00.000Z' });
  const dropped = await agreedRide(karim, chloe);
  await chloe.moves(dropped, { status: 'cancelled', reason: 'Panne' });
  await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });

  const { vouchers, papers } = (await chloe.calls(getRoadside)).json();

  expect(vouchers.map(({ rideId, version }) => [rideId, version])).toEqual([
    [underWay.id, 1],
    [today.id, 2],
    [tomorrow.id, 2],
  ]);
  expect(papers).toMatchObject({
    name: 'Chloé Martin',
    proCardExpiry: '2029-09-14',
    vehicle: { plate: 'AB-123-CD', energy: 'plugin_hybrid' },
    evtcNumber: 'EVTC075240817',
    insurer: { name: 'Mutuelle des Quais' },
  });
});

test('a driver at the kerb shows the voucher after midnight too, and when they set off and were there', async () => {
  const { amelie, chloe, passes } = await openVoucherWorld();
  const ride = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-04T21:50:00.000Z' });
  const [toTwentyPast, pastMidnight] = [830, 50];
  passes(toTwentyPast);
  await chloe.setsOff(ride);
  passes(pastMidnight);

  const { vouchers } = (await chloe.calls(getRoadside)).json();

  expect(vouchers).toMatchObject([{ rideId: ride.id, steppedAt: '2026-05-04T21:20:00.000Z' }]);
});

test('a driver shows beside each voucher when its earlier versions were issued and replaced', async () => {
  const { amelie, chloe, admin, driver, passes, deps } = await openVoucherWorld();
  const [ines, yann] = [await admin('Inès'), await driver('Yann')];
  const ride = await agreedRide(amelie, yann, { scheduledAt: '2026-05-05T21:00:00.000Z' });
  const first = deps.clock().toISOString();
  passes(20);
  await ines.handsOver(ride, chloe);
  const second = deps.clock().toISOString();
  passes(40);
  await chloe.savesDriverProfile({ vehiclePlate: 'AB-123-CD' });
  const third = deps.clock().toISOString();
  const once = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-05T21:30:00.000Z' });

  const { vouchers } = (await chloe.calls(getRoadside)).json();

  expect(vouchers).toMatchObject([
    { rideId: ride.id, version: 3, issuedAt: third, replacedAt: null },
    { rideId: once.id, version: 1, replacedAt: null },
  ]);
  expect(vouchers.map(({ earlier }) => earlier)).toEqual([
    [
      { version: 2, issuedAt: second, replacedAt: third },
      { version: 1, issuedAt: first, replacedAt: second },
    ],
    [],
  ]);
});
