import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, inHours, keepRides, promised } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const other: RideView = { ...promised, id: 'ride-9', number: 9, scheduledAt: inHours(3.2) };

describe('a request that overlaps an accepted ride', () => {
  test.each([
    ['/dashboard/driver', 'Accepter'],
    ['/pending-rides', 'Accepter la course'],
  ])('warns on %s and can still be accepted', async (path, accept) => {
    keepRides(asked, other);

    visit(path, { as: chloe });

    const card = await screen.findByRole('article', { name: 'Course n° 12' });
    expect(await within(card).findByText(/^Chevauche votre course de \d{2}:\d{2}$/u)).toBeVisible();
    expect(card).toHaveTextContent(
      /Gare de Lyon → Aéroport d’Orly\. Il vous manquerait .*trajet entre les deux compris/u,
    );
    expect(within(card).getByRole('button', { name: accept })).toBeEnabled();
  });

  test('perhaps, when a place is unknown: the notice says so', async () => {
    keepRides({ ...asked, pickupLat: null, pickupLng: null, distance: null, duration: null }, other);

    visit('/dashboard/driver', { as: chloe });

    const card = await screen.findByRole('article', { name: 'Course n° 12' });
    expect(await within(card).findByText(/^Chevauche peut-être votre course de \d{2}:\d{2}$/u)).toBeVisible();
    expect(card).toHaveTextContent(/Lieu à préciser\s: le temps de trajet entre les deux n’est pas connu\./u);
  });

  test('shows nothing where there is enough time', async () => {
    keepRides(asked, { ...other, scheduledAt: inHours(9) });

    visit('/dashboard/driver', { as: chloe });

    const card = await screen.findByRole('article', { name: 'Course n° 12' });
    await screen.findByRole('heading', { name: /^Prochaine course/u });
    expect(card).not.toHaveTextContent('Chevauche');
  });
});
