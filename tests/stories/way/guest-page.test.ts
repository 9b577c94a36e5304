import { describe, expect, test } from 'vitest';
import { listRideMessages } from '#contract/people/chat.calls.ts';
import { getGuestLink, renewGuestLink, revokeGuestLink } from '#contract/rides/telephone-orders.calls.ts';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import { rideNow } from '#tests/support/bookings.ts';
import { openGuestWorld } from '#tests/support/guests.ts';
import { openPaymentWorld } from '#tests/support/payments.ts';
import { isOfRequest } from '#tests/support/statement-counter.ts';
import { camille } from '#tests/support/verbs.ts';
import { vouchersOf } from '#tests/support/vouchers.ts';

async function openUnderTerms() {
  const { chloe, world } = await openGuestWorld();
  await chloe.savesSettings({ cancellationTerms: '24/50/100' });
  const { ride, link } = (await chloe.takesOrder({ agreedPrice: '60', priceReason: 'Forfait' })).json();
  return { chloe, world, ride, path: new URL(link.url ?? '').pathname };
}

describe('whoever has the link of a ride', () => {
  test('reads the ride, its price and who comes, and nothing else of the account', async () => {
    const { guest } = await openGuestWorld({ agreedPrice: '25', priceReason: 'Cliente fidèle' });

    const page = await guest.opens();

    expect(page.statusCode).toBe(200);
    for (const fact of [
      'Camille, votre course est prête',
      'Préparée par Chloé le 4 mai 2026 à 09:30, par téléphone.',
      'Gare de Lyon',
      'Aéroport de Paris-Orly',
      'Remise',
      '25,00\u00a0€',
      'Réserver avec obligation de paiement',
      'Ce lien n’ouvre que cette course. Il s’éteint le 11 mai 2026.',
    ])
      expect(page.body).toContain(fact);
    expect(page.body).not.toMatch(/fidèle|Rousseau-Delmas|06 12 34 56 78|\.invalid/u);
  });

  test('reads before the order what the ride emits, where it is known', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    const before = await guest.opens();

    await chloe.savesDriverProfile({ vehicleCo2e: 100 });
    const page = await guest.opens();

    const { co2e } = await rideNow(chloe, ride);
    expect(before.body).not.toContain('CO2e');
    expect(page.body).toContain('Réserver avec obligation de paiement');
    expect(page.body).toContain(`${co2eText(co2e)}</li>`);
  });

  test('confirms once, with the time on version 2 of the voucher, and follows the ride to its end', async () => {
    const { world, chloe, ride, guest } = await openGuestWorld();
    world.passes(11);

    const confirmed = await guest.sends('confirmer');
    const again = await guest.sends('confirmer');

    expect([confirmed.statusCode, again.statusCode]).toEqual([303, 303]);
    expect((await rideNow(chloe, ride)).telephone).toMatchObject({
      confirmedAt: '2026-05-04T07:41:00.000Z',
      byTelephone: false,
    });
    const versions = await vouchersOf(chloe, ride);
    expect(versions.map(({ confirmation }) => confirmation)).toEqual([
      { at: '2026-05-04T07:41:00.000Z', notedBy: null },
      undefined,
    ]);
    expect((await guest.opens()).body).toContain('Confirmé le 4 mai 2026 à 09:41.');
    await chloe.starts(ride);
    expect((await guest.opens()).body).toContain('<h1>Vous êtes à bord</h1>');
    await chloe.completes(ride);
    expect((await guest.opens()).body).toContain('Vous êtes arrivé');
  });

  test('writes to the driver and reads the answer; sent twice, it is one message', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    const key = { key: 'one-form' };

    await guest.sends('messages', { content: 'Code 24B7 <b>', ...key });
    await guest.sends('messages', { content: 'Code 24B7 <b>', ...key });
    await chloe.writes(ride, 'Bien reçu');

    const { body } = await guest.opens('messages');
    expect(body.match(/Code 24B7 &lt;b&gt;/gu)).toHaveLength(1);
    expect(body).toContain('Bien reçu');
    const seen = (await chloe.calls(listRideMessages, { rideId: ride.id })).json();
    expect(seen.map(({ content }) => content)).toEqual(['Code 24B7 <b>', 'Bien reçu']);
    expect((await guest.sends('messages', { content: '' })).statusCode).toBe(400);
  });

  test('contests a price that was raised at the end, with a reason, and reads the answer', async () => {
    const { chloe, ride, guest } = await openGuestWorld({ agreedPrice: '25', priceReason: 'Habituée' });
    await guest.sends('confirmer');
    await chloe.starts(ride);
    await chloe.completes(ride, '40.00');
    const raised = await guest.opens();

    const silent = await guest.sends('contester', { reason: ' ' });
    const contested = await guest.sends('contester', { reason: 'Trajet prévu <b>' });
    const again = await guest.sends('contester', { reason: 'Encore' });

    expect(raised.body).toContain('15,00\u00a0€ de plus que prévu');
    expect([silent.statusCode, contested.statusCode, again.statusCode]).toEqual([400, 303, 409]);
    expect(silent.body).toContain('role="alert"');
    expect((await rideNow(chloe, ride)).raise).toMatchObject({ reason: 'Trajet prévu <b>' });
    expect((await guest.opens()).body).toContain('15,00\u00a0€ contestés');
    await chloe.answersContest(ride, 'waived');
    expect((await guest.opens()).body).toContain('La différence est abandonnée');
  });

  test('asks for the cancellation, and reads the answer', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    await guest.sends('confirmer');

    await guest.sends('annuler', { reason: 'Vol annulé' });

    expect(await rideNow(chloe, ride)).toMatchObject({
      status: 'accepted',
      cancellationReason: 'Vol annulé',
    });
    expect((await guest.opens()).body).toContain('Annulation demandée');
    const twice = await guest.sends('annuler', {});
    expect([twice.statusCode, twice.body.includes('role="alert"')]).toEqual([409, true]);
    await chloe.moves(ride, { status: 'cancelled' });
    expect((await guest.opens()).body).toContain('Votre course est annulée');
  });

  test('cancels at once under the terms of the order, at the amount that was read', async () => {
    const { chloe, world, ride, path } = await openUnderTerms();
    const visitor = world.visitor();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = (await visitor.opens(path)).body;
    expect(page).toContain('50\u00a0% ensuite');
    expect(page).toContain('après 60\u00a0min d’attente offerte, soit 60,00\u00a0€');
    expect((await visitor.opens(`${path}/annuler`)).body).toContain('30,00\u00a0€ resteraient dus');

    const other = await visitor.sends('POST', `${path}/annuler`, { body: 'fee=0.00', headers: form });
    const done = await visitor.sends('POST', `${path}/annuler`, { body: 'fee=30.00', headers: form });

    expect([other.statusCode, done.statusCode]).toEqual([409, 303]);
    expect(await rideNow(chloe, ride)).toMatchObject({ status: 'cancelled', fee: { amount: '30.00' } });
    const owed = (await visitor.opens(path)).body;
    expect(owed).toMatch(/Frais d’annulation\u00a0: 30,00\u00a0€<\/b><span>Restent à régler/u);
    expect((await visitor.opens(`${path}/payer`)).body).toContain('Payer 30,00\u00a0€');
  });

  test('reads of an absence what it costs, until its driver has the money', async () => {
    const { chloe, world, ride, path } = await openUnderTerms();
    const visitor = world.visitor();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await world.deps.db.updateTable('rides').set({ scheduled_at: world.deps.clock() }).execute();
    world.passes(61);
    await chloe.notesAbsence(ride);
    const owed = (await visitor.opens(path)).body;

    await visitor.sends('POST', `${path}/payer`, { body: 'method=cash', headers: form });
    const announced = (await visitor.opens(path)).body;
    await chloe.confirmsCash(ride);
    const paid = (await visitor.opens(path)).body;

    for (const page of [owed, announced])
      expect(page).toMatch(/Frais d’absence\u00a0: 60,00\u00a0€<\/b><span>Restent à régler/u);
    expect(paid).toMatch(/Frais d’absence\u00a0: 60,00\u00a0€<\/b><span>Réglés/u);
  });

  test('reads what is kept of an absence with what it costs, and no call', async () => {
    const { chloe, world, ride, path } = await openUnderTerms();
    await chloe.setsOff(ride);
    await chloe.arrives(ride);
    await chloe.callsClient(ride);
    world.passes(6 * 60);
    await chloe.notesAbsence(ride);

    const { body } = await world.visitor().opens(path);

    expect(body).toContain('Frais d’absence\u00a0: 60,00\u00a0€');
    expect(body).toContain(
      '<span>Sur place\u00a0: 09:30</span><span>Attente offerte\u00a0: jusqu’à 15:00</span>',
    );
    expect(body).not.toContain('appelé');
  });

  test('takes the voucher and the calendar', async () => {
    const { guest } = await openGuestWorld();

    const pending = await openGuestWorld({ takenByMe: false });
    expect((await pending.guest.opens('bon.pdf')).statusCode).toBe(404);
    const [voucher, calendar] = [await guest.opens('bon.pdf'), await guest.opens('agenda.ics')];

    expect(voucher.headers['content-type']).toBe('application/pdf');
    expect(calendar.body).toContain('BEGIN:VEVENT');
  });

  test('declares cash, which the driver confirms', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    await guest.sends('confirmer');

    expect((await guest.sends('payer', { method: 'gold' })).statusCode).toBe(409);
    const paid = await guest.sends('payer', { method: 'cash' });

    expect(paid.statusCode).toBe(303);
    expect((await guest.opens()).body).toContain('À régler au chauffeur, en espèces');
    expect(await rideNow(chloe, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' });
    expect((await guest.opens('payer')).statusCode).toBe(303);
  });

  test('pays by PayPal and by card, on the page of the provider, and comes back here', async () => {
    const { world, chloe, paypal, stripe } = await openPaymentWorld();
    for (const method of ['paypal', 'stripe'] as const) {
      const { ride, link } = (await chloe.takesOrder()).json();
      const path = new URL(link.url ?? '').pathname;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const visitor = world.visitor();
      await visitor.sends('POST', `${path}/confirmer`, { body: '', headers: form });

      const away = await visitor.sends('POST', `${path}/payer`, { body: `method=${method}`, headers: form });
      const [, url = ''] = /id="suite" rel="noreferrer" href="([^"]+)"/u.exec(away.body) ?? [];
      expect(url).not.toBe('');
      const [order] = await world.deps.db
        .selectFrom('payments')
        .selectAll()
        .where('ride_id', '=', ride.id)
        .execute();
      if (method === 'paypal') paypal.approve(order?.order_id ?? '');
      else stripe.pay(order?.order_id ?? '');
      const back = await visitor.opens(`${path}/payer?retour=1`);

      expect([back.statusCode, back.headers.location]).toEqual([303, path]);
      expect((await visitor.opens(path)).body).toContain('Payée');
      expect(await rideNow(chloe, ride)).toMatchObject({ paymentStatus: 'paid', paymentMethod: method });
    }
  });
});

describe('a link that opens nothing', () => {
  test('is one page with 404 for a revoked, renewed, old, guessed and malformed token, by the same work', async () => {
    const { world, chloe, ride, guest, statements } = await openGuestWorld({ counted: true });
    const other = (await chloe.takesOrder({ contact: { ...camille, firstName: 'Zoé' } })).json();
    const otherPath = new URL(other.link.url ?? '').pathname;
    await chloe.calls(renewGuestLink, { id: ride.id });
    await chloe.calls(revokeGuestLink, { id: other.ride.id });
    const wrong = [
      guest.path,
      otherPath,
      `/ma-course/${'A'.repeat(43)}`,
      '/ma-course/x',
      `/ma-course/${'é'.repeat(300)}`,
    ];
    await guest.opens();

    const answers = [];
    for (const path of wrong) {
      statements.length = 0;
      const { statusCode, body } = await world.visitor().opens(encodeURI(path));
      answers.push({ statusCode, body, work: statements.filter(isOfRequest).length });
    }

    expect(answers[0]).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('Ce lien n’est plus actif'),
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.work).toBe(1);
  });

  test('ends a week after the ride, for reading and for every act', async () => {
    const { world, chloe, ride, guest } = await openGuestWorld();
    const { url } = (await chloe.calls(getGuestLink, { id: ride.id })).json();
    expect(url).not.toBeNull();
    world.passes(7 * 24 * 60 + 4 * 60 + 29);
    expect((await guest.opens()).statusCode).toBe(200);

    world.passes(1);

    expect((await guest.opens()).statusCode).toBe(404);
    for (const step of ['confirmer', 'payer', 'messages', 'annuler', 'compte'])
      expect((await guest.sends(step, { content: 'x', method: 'cash', email: 'a@b.fr' })).statusCode).toBe(
        404,
      );
    expect((await rideNow(chloe, ride)).telephone?.confirmedAt).toBeNull();
  });

  test('reaches no other ride, whatever the form names', async () => {
    const { chloe, ride, guest } = await openGuestWorld();
    const other = (await chloe.takesOrder({ contact: { ...camille, firstName: 'Zoé' } })).json().ride;

    await guest.sends('annuler', { rideId: other.id, id: other.id, reason: 'Ruse' });
    await guest.sends('messages', { rideId: other.id, content: 'Ruse' });
    await guest.sends('payer', { rideId: other.id, method: 'cash' });

    expect(await rideNow(chloe, other)).toMatchObject({
      cancellationRequestedAt: null,
      paymentStatus: 'unpaid',
    });
    expect((await chloe.calls(listRideMessages, { rideId: other.id })).json()).toEqual([]);
    expect((await rideNow(chloe, ride)).cancellationRequestedAt).not.toBeNull();
    expect((await guest.opens(`${other.id}/bon.pdf`)).statusCode).toBe(404);
  });

  test('is closed with the account that is blocked', async () => {
    const { world, guest } = await openGuestWorld();
    await world.deps.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('is_contact', '=', true)
      .execute();

    expect((await guest.opens()).statusCode).toBe(404);
  });
});

describe('the page of a guest', () => {
  test('takes over no session and sets no cookie, is not cached, indexed, framed or told to others', async () => {
    const { world, chloe, guest } = await openGuestWorld();
    const amelie = await world.client('Amélie');

    for (const person of [chloe, amelie, world.visitor()]) {
      const page = await person.opens(guest.path);
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/u);
      expect(page.body).not.toMatch(/Amélie|amelie@/u);
    }
    const acted = await guest.sends('confirmer');
    expect([acted.headers['set-cookie'], acted.headers['referrer-policy']]).toEqual([
      undefined,
      'no-referrer',
    ]);
  });

  test('is limited by the address that asks, and its token is in no log line', async () => {
    const { world, guest } = await openGuestWorld({ limited: true });
    for (let count = 0; count < 60; count += 1) await guest.opens();

    const page = await guest.opens();

    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/u)]);
    expect(page.body).toContain('Trop de demandes');
    expect(world.logLines.join('\n')).not.toContain(guest.path.split('/').at(-1));
  });
});
