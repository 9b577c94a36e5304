import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { reportLanding, undoLanding } from '#contract/rides/landing.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const untold = { landedAt: null, luggageAt: null };
const soon: RideView = { ...accepted, scheduledAt: inHours(0.5), landing: untold };
const landed: RideView = { ...soon, landing: { landedAt: inHours(0), luggageAt: null } };
const current = () => visit('/dashboard/client?onglet=en-cours', { as: amelie });

/** A ride that each sign changes into the next of these. */
function answerSigns(first: RideView, ...answers: RideView[]) {
  const { rides } = keepRides(first);
  const received: unknown[] = [];
  const reply = async ({ request }: { request: Request }) => {
    received.push(await request.json());
    const ride = answers.shift() ?? first;
    rides.set(ride.id, ride);
    return HttpResponse.json(ride);
  };
  api.use(on(reportLanding, reply), on(undoLanding, reply));
  return received;
}

describe('a passenger at a station', () => {
  test('tells the landing, takes it back, tells it again, then the luggage', async () => {
    const done = { ...landed, landing: { landedAt: inHours(-0.2), luggageAt: inHours(0) } };
    const received = answerSigns(soon, landed, soon, landed, done);
    const { user } = current();

    await user.click(await screen.findByRole('button', { name: 'J’ai atterri' }));
    expect(await screen.findByText(/^Atterri à/u)).toHaveTextContent(/^Atterri à \d{2}:\d{2}$/u);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'J’ai atterri' }));
    await user.click(await screen.findByRole('button', { name: 'J’ai mes bagages' }));

    expect(await screen.findByText(/^Bagages récupérés à/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'J’ai mes bagages' })).toBeNull();
    expect(received).toEqual([
      { sign: 'landed' },
      { sign: 'landed' },
      { sign: 'landed' },
      { sign: 'luggage' },
    ]);
  });

  test('has it as the main button; calling comes second', async () => {
    keepRides(soon);

    current();

    expect(await screen.findByRole('button', { name: 'J’ai atterri' })).toHaveClass('button-primary');
    expect(screen.getByRole('link', { name: 'Appeler' })).toHaveClass('button-secondary');
  });

  test('has nothing to tell hours before, nor elsewhere', async () => {
    keepRides({ ...soon, scheduledAt: inHours(3.1) }, { ...accepted, id: 'ride-9', number: 9 });

    current();

    expect(await screen.findAllByRole('link', { name: 'Appeler' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'J’ai atterri' })).toBeNull();
  });

  test('reads why it could not be told', async () => {
    keepRides(soon);
    refuse(reportLanding, 409, { code: 'landing_too_early', message: 'Vous pourrez le dire plus tard.' });
    const { user } = current();

    await user.click(await screen.findByRole('button', { name: 'J’ai atterri' }));

    expect(await screen.findByText('Vous pourrez le dire plus tard.')).toBeVisible();
  });
});

describe('their driver', () => {
  const way = {
    ...{ expectedAt: null, byPhone: [], calledAt: [] },
    ...{ freeUntil: inHours(-0.1), freeMinutes: 60, waitingPrice: '0.70' },
  };
  const there: RideView = {
    ...promised,
    scheduledAt: inHours(-1.2),
    onTheWayAt: inHours(-2),
    arrivedAt: inHours(-1.5),
    cancellationTerms: { freeHours: 24, latePercent: 50, absencePercent: 100 },
    landing: untold,
    way,
  };
  const live = async () => within(await screen.findByRole('region', { name: 'Prochaine course' }));

  test('sees both signs with their times', async () => {
    const landing = { landedAt: '2026-05-04T12:08:00.000Z', luggageAt: null };
    keepRides({ ...there, landing });

    visit('/dashboard/driver', { as: chloe });

    const block = await live();
    expect((await block.findByText('A atterri')).nextSibling).toHaveTextContent('14:08');
    expect(block.getByText('A ses bagages').nextSibling).toHaveTextContent('pas encore');
  });

  test('is asked twice before noting the absence of someone who has not landed', async () => {
    keepRides(there);
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await (await live()).findByRole('button', { name: 'Client absent' }));
    const warning = within(await screen.findByRole('dialog', { name: 'Atterrissage non signalé' }));
    expect(warning.queryByRole('button', { name: 'Terminer pour absence' })).toBeNull();
    await user.click(warning.getByRole('button', { name: 'Noter l’absence quand même' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Client absent\u00a0?' }));
    expect(dialog.getByRole('button', { name: 'Terminer pour absence' })).toBeVisible();
  });

  test('is asked once about someone who landed, and reads when', async () => {
    keepRides({ ...there, landing: { landedAt: inHours(-1.1), luggageAt: null } });
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await (await live()).findByRole('button', { name: 'Client absent' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Client absent\u00a0?' }));
    expect(dialog.getByText('A atterri').nextSibling).toHaveTextContent(/^\d{2}:\d{2}$/u);
  });
});
