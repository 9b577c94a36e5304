import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { listRidesOfDay } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { listVerdicts } from '#contract/rides/verdicts.calls.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, inHours, keepRides, promised, running } from '#web/testing/stand-in-rides.ts';
import { refused, verdict } from '#web/testing/verdicts.ts';
import { visit } from '#web/testing/visit.tsx';

const open = () => visit('/dashboard/driver', { as: chloe });
const panel = () => screen.findByRole('region', { name: 'Ma journée' });
const later: RideView = { ...promised, id: 'ride-9', number: 9, scheduledAt: inHours(3.2) };

describe('the day of a driver', () => {
  test('lists rides and requests with the free time, and sums the driver’s own', async () => {
    keepRides(running, later, asked);

    open();

    expect(await within(await panel()).findByText(/2\scourses, 85,00\s€/u)).toBeVisible();
    expect(await panel()).toHaveTextContent(/Libre/u);
    expect(await panel()).toHaveTextContent('Demande d’Amélie Durand');
    expect(
      within(await panel()).getByRole('img', { name: /1\scourse en cours, 1\scourse à venir, 1\sdemande$/u }),
    ).toBeVisible();
  });

  test('says what a request does not go together with: a ride of the plan, or another request', async () => {
    const other = { ...asked, id: 'ride-13', number: 13, scheduledAt: inHours(4) };
    keepRides(later, asked, other);
    answer(listVerdicts, {
      verdicts: [
        { rideId: asked.id, verdict: refused },
        { rideId: other.id, verdict: verdict() },
      ],
      pairs: [{ first: asked.id, second: other.id, missingMinutes: 5 }],
      provisional: false,
    });

    open();

    expect(await within(await panel()).findByText('ne tient pas avec 19:15')).toBeVisible();
    expect(await within(await panel()).findByText('ou celle de 16:45')).toBeVisible();
  });

  test('opens a ride with its buttons', async () => {
    keepRides(later);
    const { user } = open();

    await user.click(await within(await panel()).findByRole('button', { name: /Amélie Durand/u }));

    const shown = within(await panel()).getByRole('article', { name: 'Course n° 9' });
    expect(within(shown).getByRole('button', { name: 'Démarrer' })).toBeVisible();
  });

  test('goes to the previous and the next day, and back to today', async () => {
    const days: string[] = [];
    api.use(
      on(listRidesOfDay, ({ request }) => {
        days.push(new URL(request.url).searchParams.get('date') ?? '');
        return HttpResponse.json([]);
      }),
    );
    const { user } = open();
    expect(await within(await panel()).findByRole('heading', { name: 'Journée libre' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Jour suivant' }));
    await expect.poll(() => days).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Jour suivant' }));
    await expect.poll(() => days).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Jour précédent' }));
    await user.click(screen.getByRole('button', { name: 'Aujourd’hui' }));

    const [today = '', tomorrow = '', after = ''] = days;
    expect(Date.parse(tomorrow) - Date.parse(today)).toBe(24 * 3_600_000);
    expect(Date.parse(after) - Date.parse(tomorrow)).toBe(24 * 3_600_000);
    expect(screen.queryByRole('button', { name: 'Aujourd’hui' })).toBeNull();
  });

  test('says that it could not be loaded', async () => {
    refuse(listRidesOfDay, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await within(await panel()).findByText('Impossible de charger la journée.')).toBeVisible();
    expect(within(await panel()).getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
