import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listOfferedOptions } from '#contract/pricing/pricing.calls.ts';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import { storeDuplicateRequest, storeEditRequest } from '#web/signals/ride-in-form.ts';
import { answer, at } from '#web/testing/api.ts';
import { asked } from '#web/testing/rides.ts';
import { keep, measure, showBooking } from '../show-booking.tsx';

const karim = { name: 'Karim Haddad', phone: '+33639981207' };

beforeEach(() => void answer(listOfferedOptions, []));

async function openFold() {
  measure();
  const { user } = showBooking();
  await user.click(screen.getByText('1 passager'));
  return user;
}

describe('a passenger who is someone else', () => {
  test('is asked for only once the box is ticked, and ordered with name and telephone', async () => {
    keep({});
    const received = answer(bookRide, asked);
    const user = await openFold();
    const box = await screen.findByRole('checkbox', { name: /Le passager est quelqu’un d’autre/u });
    expect(screen.queryByLabelText('Nom du passager')).toBeNull();

    await user.click(box);
    await user.type(screen.getByLabelText('Nom du passager'), 'Karim Haddad');
    await user.type(screen.getByLabelText(/Son téléphone/u), '06 39 98 12 07');
    expect(screen.getByText('· pour Karim Haddad')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));
    const recap = await screen.findByRole('dialog');
    expect(recap).toHaveTextContent(/Passager\s: Karim Haddad/u);
    await user.click(
      await within(recap).findByRole('button', { name: 'Réserver avec obligation de paiement' }),
    );

    await expect
      .poll(() => received)
      .toMatchObject([{ passenger: { name: 'Karim Haddad', phone: '06 39 98 12 07' } }]);
  });

  test('needs a name, and a number that is one; the fold opens to say so', async () => {
    keep({ isForOther: true, passengerPhone: '12' });
    const user = await openFold();
    await screen.findByLabelText('Nom du passager');
    await user.click(screen.getByText('1 passager'));

    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));
    expect(await screen.findByText('Indiquez le nom du passager.')).toBeVisible();
    await user.type(screen.getByLabelText('Nom du passager'), 'Zoé');
    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(await screen.findByText('Ce numéro n’est pas valable.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays with the ride that is edited or booked again, and leaves it when the box is emptied', async () => {
    const ride = { ...asked, passengers: 1, passenger: karim, scheduledAt: '2030-05-06T07:30:00.000Z' };
    answer(at(getRide, { id: ride.id }), ride);
    storeDuplicateRequest(ride);
    await openFold();
    expect(await screen.findByLabelText('Nom du passager')).toHaveValue('Karim Haddad');
    cleanup();

    storeEditRequest(ride);
    const received = answer(at(editRide, { id: ride.id }), ride);
    const user = await openFold();
    await user.click(await screen.findByRole('checkbox', { name: /Le passager/u }));
    await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));
    await user.click(await screen.findByRole('button', { name: 'Modifier la course' }));

    await expect.poll(() => received).toMatchObject([{ passenger: null }]);
  });
});
