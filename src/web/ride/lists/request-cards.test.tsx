import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { listVerdicts } from '#contract/rides/verdicts.calls.ts';
import type { PairView, VerdictView } from '#contract/rides/verdicts.ts';
import { answer, hold, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { asked, inHours, keepRides } from '#web/testing/stand-in-rides.ts';
import { refused, verdict } from '#web/testing/verdicts.ts';
import { visit } from '#web/testing/visit.tsx';

const request = (number: number, hours: number, minutesAgo: number): RideView => ({
  ...asked,
  id: `ride-${number}`,
  number,
  scheduledAt: inHours(hours),
  createdAt: inHours(-minutesAgo / 60),
});
const [first, second, third] = [request(12, 3, 5), request(13, 4, 20), request(14, 5, 10)];

/** Verdicts of these requests, in their order. */
function judged(rides: RideView[], verdicts: VerdictView[], pairs: PairView[] = []): void {
  keepRides(...rides);
  answer(listVerdicts, {
    verdicts: rides.map(({ id }, index) => ({ rideId: id, verdict: verdicts[index] ?? verdict() })),
    pairs,
    provisional: false,
  });
}

const open = (path = '/dashboard/driver') => visit(path, { as: chloe });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const block = async (number: number) =>
  within(await card(number)).findByRole('group', { name: /^Puis-je la prendre\s\?$/u });
const order = () =>
  screen.getAllByRole('article', { name: /^Course n° 1\d$/u }).map((one) => one.getAttribute('data-ride'));

afterEach(() => localStorage.clear());

describe('the verdict on a request', () => {
  test('is read with its line, what is before and after, and what it brings', async () => {
    judged([first], [verdict()]);

    open();

    expect(await block(12)).toHaveTextContent(/Oui, 42\smin de marge/u);
    expect(await block(12)).toHaveTextContent(/Avantn°\s1284 finit à 14:57, Hôtel Lutetia/u);
    expect(await block(12)).toHaveTextContent(
      /7\skm à vide57\s€\/h approche comprise15\smin de pause gardées/u,
    );
    expect(
      within(await block(12)).getByRole('img', { name: /cette course de 16:45 à 17:33/u }),
    ).toBeInTheDocument();
    expect(within(await card(12)).getByRole('button', { name: 'Accepter' })).toHaveClass('button-primary');
  });

  test.each([['/dashboard/driver'], ['/pending-rides']])(
    'that is a no on %s takes the main button its weight, and forbids nothing',
    async (path) => {
      judged([first], [refused]);

      const { user } = open(path);

      expect(await block(12)).toHaveTextContent(/Non, la course n°\s1287 commence à 19:15/u);
      expect(await block(12)).toHaveTextContent('Route estimée sans service de routes');
      const accept = within(await card(12)).getByRole('button', { name: 'Accepter quand même' });
      expect(accept).not.toHaveClass('button-primary');
      await user.click(accept);
      expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    },
  );

  test('has a place of its own while it is worked out', async () => {
    keepRides(first);
    answer(listVerdicts, {
      verdicts: [{ rideId: first.id, verdict: verdict() }],
      pairs: [],
      provisional: false,
    });
    const release = hold(listVerdicts);

    open();

    expect(within(await card(12)).getByText('Calcul de la marge…')).toBeInTheDocument();
    expect(within(await card(12)).getByRole('button', { name: 'Accepter' })).toBeEnabled();
    release();
    expect(await block(12)).toBeVisible();
  });

  test('that failed is asked for again, and the buttons stay', async () => {
    keepRides(first);
    refuse(listVerdicts, 400, { code: 'invalid_request', message: 'Non.' });
    const { user } = open();
    expect(await within(await card(12)).findByText('La marge n’a pas pu être calculée.')).toBeVisible();
    expect(within(await card(12)).getByRole('button', { name: 'Accepter' })).toBeEnabled();
    answer(listVerdicts, {
      verdicts: [{ rideId: first.id, verdict: verdict() }],
      pairs: [],
      provisional: false,
    });

    await user.click(within(await card(12)).getByRole('button', { name: 'Réessayer' }));

    expect(await block(12)).toHaveTextContent(/Oui, 42\smin de marge/u);
  });

  test('is not for the client', async () => {
    judged([first], [verdict()]);

    visit('/pending-rides', { as: amelie });

    expect(await card(12)).not.toHaveTextContent('Puis-je la prendre');
    expect(screen.queryByLabelText('Trier par')).toBeNull();
  });
});

describe('several requests', () => {
  test('are sorted by margin and yield, by departure, or by arrival, as the driver chose', async () => {
    judged([first, second, third], [refused, verdict({ pricePerHour: '30.00' }), verdict()]);
    const { user } = open();
    await waitFor(() => expect(order()).toEqual(['ride-14', 'ride-13', 'ride-12']));

    await user.selectOptions(screen.getByLabelText('Trier par'), 'heure de départ');
    expect(order()).toEqual(['ride-12', 'ride-13', 'ride-14']);
    await user.selectOptions(screen.getByLabelText('Trier par'), 'reçue en premier');
    expect(order()).toEqual(['ride-13', 'ride-14', 'ride-12']);

    cleanup();
    open();
    expect(await screen.findByLabelText('Trier par')).toHaveDisplayValue('reçue en premier');
  });

  test('that exclude each other share a frame, with the reason', async () => {
    judged(
      [first, second, third],
      [verdict(), verdict({ kind: 'tight', minutes: 6 }), verdict()],
      [{ first: first.id, second: second.id, missingMinutes: 48 }],
    );

    open();

    expect(await screen.findByText('L’une ou l’autre')).toBeVisible();
    expect(
      screen.getByText(/La n°\s12 et la n°\s13 ne tiennent pas ensemble\s: il manquerait 48\smin/u),
    ).toBeVisible();
    expect(screen.getByText('ou')).toBeVisible();
    expect(order()).toEqual(['ride-12', 'ride-13', 'ride-14']);
  });

  test('more than two: the frame lists the pairs', async () => {
    judged(
      [first, second, third],
      [],
      [
        { first: first.id, second: second.id, missingMinutes: 48 },
        { first: first.id, second: third.id, missingMinutes: 8 },
      ],
    );

    open();

    expect(await screen.findByText(/^La n°\s12 exclut la n°\s13 et la n°\s14\.$/u)).toBeVisible();
    expect(screen.queryByText('ou')).toBeNull();
  });
});
