import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { OfferedOptionsView } from '#contract/pricing/price-extras.ts';
import { listOfferedOptions } from '#contract/pricing/pricing.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { answer, api, on } from '#web/testing/api.ts';
import { asked as waiting } from '#web/testing/stand-in-rides.ts';
import { keep, measure, quote, showBooking } from '../show-booking.tsx';

const offered: OfferedOptionsView = [
  { code: 'baby_seat', price: '10.00', most: 2 },
  { code: 'sign', price: '0.00', most: 1 },
];

async function openFold(options = offered) {
  answer(listOfferedOptions, options);
  const { user } = showBooking();
  await user.click(screen.getByText('1 passager'));
  return user;
}

describe('the options of a trip', () => {
  test('are offered in the fold, with their price, up to their largest quantity', async () => {
    const asked = measure();
    keep({});
    const user = await openFold();

    await user.click(await screen.findByRole('button', { name: /^Ajouter.: Siège bébé$/u }));
    await user.click(screen.getByRole('button', { name: 'Ajouter siège bébé' }));

    const options = screen.getByRole('group', { name: 'Options' });
    expect(options).toHaveTextContent(/Siège bébé10,00\s€ par trajet/u);
    expect(options).toHaveTextContent('Accueil avec pancarteOffert');
    expect(screen.getByRole('button', { name: 'Ajouter siège bébé' })).toBeDisabled();
    expect(await screen.findByText('· 1 option')).toBeVisible();
    await expect.poll(() => asked.at(-1)?.get('options')).toBe('baby_seat:2');
  });

  test('are ordered with the trip, and are in the recap as a fact and as a line', async () => {
    measure({
      priceLines: [
        ...quote.priceLines,
        { kind: 'option', option: 'sign', quantity: 1, unitPrice: '0.00', amount: '0.00' },
      ],
    });
    keep({ options: 'sign:1' });
    const bodies: unknown[] = [];
    api.use(
      on(bookRide, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(waiting);
      }),
    );
    const user = await openFold();

    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));
    const recap = await screen.findByRole('dialog');
    const line = await within(recap).findByText(/Accueil avec pancarte ×.1/u);
    expect(line.nextSibling).toHaveTextContent('Offert');
    expect(within(recap).getByText('Accueil avec pancarte')).toBeVisible();
    await user.click(within(recap).getByRole('button', { name: 'Réserver avec obligation de paiement' }));

    await expect.poll(() => bodies).toMatchObject([{ options: { sign: 1 } }]);
  });

  test('are absent while none is offered', async () => {
    measure();
    keep({});
    await openFold([]);

    expect(await screen.findByRole('checkbox', { name: 'Péages autorisés' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Options' })).toBeNull();
  });

  test('that are no longer offered are taken away, and it is said', async () => {
    keep({ options: 'animal:1' });
    const said = 'L’option « Animal » n’est plus proposée en cette quantité.';
    api.use(
      on(quoteTrip, ({ request }) =>
        new URL(request.url).searchParams.has('options')
          ? HttpResponse.json({ code: 'option_not_offered', message: said }, { status: 409 })
          : HttpResponse.json(quote),
      ),
    );
    showBooking();

    expect(await screen.findByText(said)).toBeVisible();
    expect(await screen.findByText(/^Prix.: 72,10\s€/u)).toBeInTheDocument();
  });
});
