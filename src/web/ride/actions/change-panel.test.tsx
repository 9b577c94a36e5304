import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  acceptChange,
  refuseChange,
  requestChange,
  withdrawChange,
} from '#contract/rides/change-requests.calls.ts';
import type { ChangeRequestView } from '#contract/rides/change-requests.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, inHours, keepRides, promised as ofToday } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const promised: RideView = { ...ofToday, scheduledAt: inHours(30) };

const change: ChangeRequestView = {
  askedBy: 'client',
  askedAt: inHours(-0.1),
  refusedAt: null,
  rides: 1,
  to: { ...accepted, scheduledAt: inHours(32), estimatedPrice: '48.00' },
};

const asClient = (asked: Partial<ChangeRequestView> = {}) => {
  keepRides({ ...accepted, changeRequest: { ...change, ...asked } });
  return visit('/dashboard/client?onglet=en-cours', { as: amelie });
};
const asDriver = (asked: Partial<ChangeRequestView> = {}, ride: RideView = promised) => {
  keepRides({ ...ride, changeRequest: { ...change, ...asked } });
  return visit('/dashboard/driver?onglet=validees', { as: chloe });
};

const panel = () => screen.findByRole('region', { name: 'Modification demandée' });

function answers(call: typeof acceptChange | typeof refuseChange) {
  const sent: unknown[] = [];
  api.use(
    on(call, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...promised, version: 2 });
    }),
  );
  return sent;
}

describe('what a client asked to change', () => {
  test('is on the card, each fact as it is and as it would be', async () => {
    asClient();

    const shown = within(await panel());

    expect(shown.getByText(/Modification demandée/u)).toBeVisible();
    expect(shown.getByText(/Chloé doit répondre/u)).toBeVisible();
    expect(shown.getByText(/42,50/u).tagName).toBe('DEL');
    expect(shown.getByText(/48,00/u).tagName).toBe('INS');
    expect(shown.getByText('Départ prévu')).toBeVisible();
    expect(shown.queryByRole('button', { name: /Accepter|Confirmer|Refuser/u })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
  });

  test('at a price that is only a guess is said to be one', async () => {
    asDriver({ to: { ...change.to, priceToConfirm: true } });

    const shown = within(await panel());

    expect(shown.getByText(/48,00\s€ à confirmer/u).tagName).toBe('INS');
  });

  test('is taken back', async () => {
    const { user } = asClient();
    api.use(on(withdrawChange, () => HttpResponse.json({ ...accepted, version: 2 })));

    await user.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));

    expect(await screen.findByText('Demande de modification retirée')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
  });

  test('and was refused is said, and may be asked for again', async () => {
    asClient({ refusedAt: inHours(-0.05) });

    expect(await screen.findByText(/Chloé a refusé la modification/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
  });

  test('is accepted by its driver as it was read', async () => {
    const sent = answers(acceptChange);
    const { user } = asDriver();

    await user.click(await screen.findByRole('button', { name: 'Accepter la modification' }));

    expect(await screen.findByText('Modification acceptée')).toBeVisible();
    expect(sent).toEqual([{ version: promised.version, all: false }]);
  });

  test('is refused by its driver', async () => {
    const sent = answers(refuseChange);
    const { user } = asDriver();

    await user.click(await screen.findByRole('button', { name: 'Refuser' }));

    expect(await screen.findByText('Modification refusée')).toBeVisible();
    expect(sent).toEqual([{ version: promised.version, all: false }]);
  });

  test('and was taken back meanwhile cannot be accepted, which is said', async () => {
    const sentence = 'Aucune modification n’attend de réponse pour cette course.';
    refuse(acceptChange, 409, { code: 'no_change_request', message: sentence });
    const { user } = asDriver();

    await user.click(await screen.findByRole('button', { name: 'Accepter la modification' }));

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('of several rides is answered for all of them or for one', async () => {
    const sent = answers(acceptChange);
    const { user } = asDriver({ rides: 4 });
    expect(await screen.findByRole('button', { name: 'Accepter celle-ci seule' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Accepter les 4 modifications' }));

    expect(await screen.findByText('Modification acceptée')).toBeVisible();
    expect(sent).toEqual([{ version: promised.version, all: true }]);
  });
});

describe('what a driver proposes', () => {
  test('is confirmed by the client', async () => {
    const sent = answers(acceptChange);
    const { user } = asClient({ askedBy: 'driver' });
    expect(await screen.findByText(/Chloé propose une modification/u)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Confirmer la modification' }));

    expect(await screen.findByText('Modification acceptée')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('is the client’s own form with the ride in it', async () => {
    keepRides(promised);
    const sent: unknown[] = [];
    api.use(
      on(quoteTrip, () =>
        HttpResponse.json({
          ...promised,
          price: '48.00',
          quoteId: 'signed',
          quoteExpiresAt: inHours(1),
          pickupKnown: true,
          destinationKnown: true,
          stopsKnown: [],
          estimated: false,
          path: [],
        }),
      ),
      on(requestChange, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          ...promised,
          version: 2,
          changeRequest: { ...change, askedBy: 'driver' },
        });
      }),
    );
    const { user } = visit('/dashboard/driver?onglet=validees', { as: chloe });
    await user.click(await screen.findByRole('button', { name: 'Proposer une modification' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proposer une modification' }));
    expect(dialog.getByRole('combobox', { name: 'Adresse de départ' })).toHaveValue(promised.pickupAddress);
    expect(await dialog.findByText(/48,00/u)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Envoyer la proposition' }));

    expect(await screen.findByText('Proposition envoyée')).toBeVisible();
    expect(sent[0]).toMatchObject({ version: promised.version, quoteId: 'signed' });
    expect(await screen.findByText(/Modification proposée/u)).toBeVisible();
  });
});
