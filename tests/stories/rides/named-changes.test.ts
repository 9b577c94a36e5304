import { describe, expect, test } from 'vitest';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import type { Person } from '#tests/support/people.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const anna = { name: 'Anna Petit', phone: '+33611111111' };
const another = { ...anna, phone: '+33622222222' };

async function openDesk() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const ride = await agreedRide(amelie, chloe, { passenger: anna });
  const messages = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received.map(({ text }) => text);
  };
  await messages();
  return { amelie, chloe, ride, messages };
}

const reasonsOf = async (person: Person, { id }: RideView) =>
  (await person.calls(listRideEvents, { id })).json().map(({ reason }) => reason);

describe('another number of the passenger', () => {
  test('is among the changes, and no message and no history names it', async () => {
    const { amelie, chloe, ride, messages } = await openDesk();

    const asked = (await amelie.asksChange(ride, { ...toOrly, passenger: another })).json();

    const [text = ''] = await messages();
    const history = await reasonsOf(chloe, ride);
    expect(asked.changeRequest?.to.passenger).toEqual(another);
    expect(text).toContain('Téléphone du passager\u00a0: modifié');
    expect(history).toContain('Téléphone du passager\u00a0: modifié');
    for (const number of ['22 22 22', '222222', '11 11 11', '111111'])
      expect(`${text} ${history.join(' ')}`).not.toContain(number);
  });

  test('is read as it was and as it would be by the client who has a link', async () => {
    const { chloe, ride, guest } = await openGuestWorld({ ride: { ...toOrly, passenger: anna } });
    await chloe.asksChange(ride, { ...toOrly, passenger: another });

    const page = (await guest.opens()).body;

    expect(page).toContain('<dt>Téléphone du passager</dt>');
    expect(page).toContain('<del>06 11 11 11 11</del><ins>06 22 22 22 22</ins>');
  });
});

test('a price that is only a guess is said to be one, to whoever is asked', async () => {
  const { amelie, chloe, ride, messages } = await openDesk();
  const toEiffel = {
    destinationAddress: 'Tour Eiffel, 75007 Paris',
    destinationLat: 48.8584,
    destinationLng: 2.2945,
  };
  await chloe.asksChange(ride, { ...toOrly, ...toEiffel });

  const { changeRequest } = await rideNow(amelie, ride);

  const [text = ''] = await messages();
  expect(changeRequest?.to.priceToConfirm).toBe(true);
  expect(text).toMatch(/Prix\s: \d+,\d\d\s€ à confirmer \(avant/u);
});
