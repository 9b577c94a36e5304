import { describe, expect, test } from 'vitest';
import { shareRide } from '#contract/rides/follow-links.calls.ts';
import { NO_PAYMENT_METHOD } from '#contract/sentences/payment-names.fr.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const pathOf = (url: string | null) => new URL(url ?? '').pathname;

describe('a step of the page of a ride', () => {
  test('that is over leads back to the ride: what was cancelled cannot be cancelled again', async () => {
    const { chloe, world } = await openGuestWorld();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const { link } = (await chloe.takesOrder({ agreedPrice: '60', priceReason: 'Forfait' })).json();
    const path = pathOf(link.url);
    const visitor = world.visitor();
    const cancelled = await visitor.sends('POST', `${path}/annuler`, { body: 'fee=30.00', headers });

    const back = await visitor.opens(`${path}/annuler`);
    const again = await visitor.sends('POST', `${path}/annuler`, { body: 'fee=30.00', headers });

    expect([cancelled.statusCode, back.statusCode, back.headers.location]).toEqual([303, 303, path]);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('role="alert"');
    expect(again.body).not.toContain('Elle prend effet tout de suite');
  });

  test('shows no button to pay where no method of payment is offered, and says whom to ask', async () => {
    const { chloe, guest } = await openGuestWorld();
    await guest.sends('confirmer');
    await chloe.savesSettings({
      enableCashPayments: 'false',
      enablePaypalPayments: 'false',
      enableStripePayments: 'false',
    });

    const { body } = await guest.opens('payer');

    expect(body).toContain(NO_PAYMENT_METHOD.replaceAll("'", '&#39;'));
    expect(body).not.toMatch(/type="radio"|>Payer [\d,]+/u);
  });

  test('names the passenger for what the passenger wrote', async () => {
    const { chloe, world } = await openGuestWorld();
    const passenger = { name: 'Leïla Haddad', phone: '06 39 98 12 07' };
    const { ride, link } = (await chloe.takesOrder({ ride: { ...toOrly, passenger } })).json();
    const { url } = (await chloe.calls(shareRide, { id: ride.id })).json();
    const visitor = world.visitor();
    const body = new URLSearchParams({ content: 'Je suis à la sortie 3' }).toString();
    await visitor.sends('POST', `${pathOf(url)}/messages`, { body, headers });
    await visitor.sends('POST', `${pathOf(link.url)}/messages`, { body: 'content=Merci', headers });

    const page = (await visitor.opens(`${pathOf(link.url)}/messages`)).body;

    expect(page).toMatch(/Je suis à la sortie 3<\/p><small>Leïla Haddad, /u);
    expect(page).toMatch(/Merci<\/p><small>Vous, /u);
  });
});
