import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import { getRideClosing } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, hold, on } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { inHours, keepRides, running } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';
import { readChangedRides } from '../../data/reads/changed-rides.ts';

const hire: RideView = { ...running, kind: 'hire', hours: 4, estimatedPrice: '220.00' };

function refuse(call: typeof getRideClosing) {
  api.use(on(call, () => HttpResponse.json({ code: 'ride_not_found' }, { status: 404 })));
  return () => {};
}

function count(closing: Partial<RideClosingView>) {
  api.use(
    on(getRideClosing, () =>
      HttpResponse.json({
        waiting: { most: 12, unitPrice: '0.50' },
        freeMinutes: 15,
        extraHours: { most: 1, unitPrice: '55.00' },
        agreedRoute: false,
        ...closing,
      }),
    ),
  );
}

type Trouble = (call: typeof getRideClosing) => () => void;

async function end(
  ride: RideView,
  closing: Partial<RideClosingView> = {},
  trouble: Trouble = () => () => {},
) {
  const { received, rides } = keepRides(ride);
  count(closing);
  const release = trouble(getRideClosing);
  const { user, queries } = visit('/dashboard/driver?onglet=en-cours', { as: chloe });
  const card = await screen.findByRole('article', { name: `Course n° ${ride.number}` });
  await user.click(within(card).getByRole('button', { name: 'Terminer' }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = () => dialog.getByRole('button', { name: 'Terminer la course' });
  const finish = async () => {
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    await user.click(button());
  };
  const becomes = async (changes: Partial<RideView>) => {
    rides.set(ride.id, { ...ride, ...rides.get(ride.id), ...changes, version: ride.version + 1 });
    await act(() => readChangedRides(queries, [ride.id]));
  };
  const reopen = async (counted: Partial<RideClosingView>, again: Trouble = () => () => {}) => {
    count(counted);
    again(getRideClosing);
    await user.click(within(card).getByRole('button', { name: 'Terminer' }));
  };
  return { user, dialog, finish, received, becomes, release, reopen };
}

describe('the end of a ride', () => {
  test('proposes the hour begun of a hire, says the difference, and the driver may tick its route', async () => {
    const { user, dialog, finish, received } = await end(hire);

    expect(await dialog.findByLabelText('Heure commencée')).toHaveValue('1');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/275,00\s€, soit \+\s55,00\s€/u);
    await user.click(
      dialog.getByRole('checkbox', { name: /^Itinéraire convenu à l’avance \(TVA 10\s%\)$/u }),
    );
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    const additions = [{ kind: 'extra_hours', quantity: 1 }];
    expect(received).toEqual([{ status: 'completed', finalPrice: null, additions, agreedRoute: true }]);
  });

  test('waits for what is to be counted', async () => {
    const { user, dialog, finish, received, release } = await end(hire, {}, hold);
    await user.click(dialog.getByRole('button', { name: 'Terminer la course' }));
    await user.type(dialog.getByLabelText(/Prix final/u), '{Enter}');
    expect(received).toEqual([]);

    release();
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toMatchObject([{ additions: [{ kind: 'extra_hours', quantity: 1 }] }]);
  });

  test('says that nothing could be counted, asks again, or ends without it by the driver’s word', async () => {
    const { user, dialog, finish, received } = await end(hire, {}, refuse);
    expect(await dialog.findByText(/n’ont pas pu être calculées/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Réessayer' }));
    expect(await dialog.findByText(/n’ont pas pu être calculées/u)).toBeVisible();
    await finish();
    expect(dialog.getByText('Réessayez, ou cochez cette case.')).toBeVisible();
    expect(received).toEqual([]);

    await user.click(dialog.getByRole('checkbox', { name: /^Terminer sans attente/u }));
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: null }]);
  });

  test('waits eight seconds for what is to be counted, and no longer', async () => {
    const limit = new AbortController();
    const limited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => limited.mockRestore());
    const { dialog } = await end(hire, {}, hold);
    expect(dialog.getByRole('button', { name: 'Terminer la course' })).toHaveAttribute('aria-busy');

    act(() => limit.abort(new DOMException('The signal timed out', 'TimeoutError')));

    expect(await dialog.findByText(/n’ont pas pu être calculées/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Terminer la course' })).not.toHaveAttribute('aria-busy');
    expect(limited).toHaveBeenCalledWith(8_000);
  });

  test('asks for the driver’s word anew when the dialog is opened again', async () => {
    const { user, dialog, finish, received, reopen } = await end(hire, {}, refuse);
    const without = { name: /^Terminer sans attente/u };
    await user.click(await dialog.findByRole('checkbox', without));
    await user.click(dialog.getByRole('button', { name: 'Retour' }));

    await reopen({}, refuse);
    expect(await dialog.findByRole('checkbox', without)).not.toBeChecked();
    await finish();

    expect(dialog.getByText('Réessayez, ou cochez cette case.')).toBeVisible();
    expect(received).toEqual([]);
  });

  test('is counted anew when the dialog is opened again', async () => {
    const { user, dialog, finish, received, reopen } = await end(hire, {
      extraHours: { most: 0, unitPrice: '55.00' },
    });
    await waitFor(() => expect(dialog.queryByLabelText('Heure commencée')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Retour' }));

    await reopen({ extraHours: { most: 1, unitPrice: '55.00' } });
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toMatchObject([{ additions: [{ kind: 'extra_hours', quantity: 1 }] }]);
  });

  test.each([
    ['processing', 'Un paiement est en cours : le prix ne change plus.'],
    ['refunding', 'Cette course est remboursée : son prix ne change plus.'],
    ['refunded', 'Cette course est remboursée : son prix ne change plus.'],
    ['paid', 'Cette course est déjà payée : son prix ne change plus.'],
  ] as const)('of a ride that is %s adds nothing to its price', async (paymentStatus, sentence) => {
    const paid = { paymentStatus, paymentMethod: 'paypal', paidAmount: '220.00' } as const;
    const { dialog, finish, received } = await end({ ...hire, ...paid }, { agreedRoute: true });

    expect(dialog.getByText(sentence)).toBeVisible();
    expect(dialog.queryByLabelText('Heure commencée')).toBeNull();
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: null }]);
  });

  test('of a ride that its client pays meanwhile keeps its price, and sends nothing of what was typed', async () => {
    const { user, dialog, finish, received, becomes } = await end(running);
    await user.click(dialog.getByRole('button', { name: 'Péage, étape ou supplément' }));
    await user.type(dialog.getByLabelText('Montant'), '3,50');

    await becomes({ paymentStatus: 'paid', paymentMethod: 'paypal', paidAmount: '42.50' });

    expect(await dialog.findByText('Cette course est déjà payée : son prix ne change plus.')).toBeVisible();
    await finish();
    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toEqual([{ status: 'completed', finalPrice: null }]);
  });

  test('asks for no cash once its client pays online', async () => {
    const { finish, becomes } = await end(running, { extraHours: { most: 0, unitPrice: '0.00' } });
    await finish();
    const due = await screen.findByRole('dialog', { name: /42,50\s€ à encaisser/u });
    expect(due).toHaveTextContent(/peut encore payer en ligne depuis sa page/u);

    await becomes({ paymentStatus: 'paid', paymentMethod: 'paypal', paidAmount: '42.50' });

    const dialog = within(await screen.findByRole('dialog', { name: 'Rien à encaisser' }));
    expect(dialog.getByText('Cette course est déjà payée.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Espèces reçues' })).toBeNull();
  });

  test('asks for cash alone where nothing can be paid online', async () => {
    keepRides(running);
    count({ extraHours: { most: 0, unitPrice: '0.00' } });
    const { user } = visit('/dashboard/driver?onglet=en-cours', {
      as: chloe,
      settings: { enablePaypalPayments: 'false' },
    });
    const card = within(await screen.findByRole('article', { name: 'Course n° 5' }));
    await user.click(await card.findByRole('button', { name: 'Terminer' }));
    const finish = await screen.findByRole('button', { name: 'Terminer la course' });
    await waitFor(() => expect(finish).not.toHaveAttribute('aria-busy'));
    await user.click(finish);

    const due = await screen.findByRole('dialog', { name: /42,50\s€ à encaisser/u });
    expect(due).toHaveTextContent('Amélie Durand vous règle en espèces.');
    expect(due).not.toHaveTextContent(/en ligne/u);
  });

  test('a route that was agreed with the order is ticked, and may be taken back', async () => {
    const { user, dialog, finish, received } = await end(hire, { agreedRoute: true });

    const route = await dialog.findByRole('checkbox', { name: /^Itinéraire convenu/u });
    await waitFor(() => expect(route).toBeChecked());
    await user.click(route);
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received).toMatchObject([{ status: 'completed', agreedRoute: false }]);
  });

  test('proposes what was waited once the driver was there, says the difference, and it may be lowered', async () => {
    const there = { ...running, onTheWayAt: inHours(-1), arrivedAt: inHours(-0.7) };
    const { user, dialog, finish, received } = await end(there, {
      extraHours: { most: 0, unitPrice: '0.00' },
    });

    const waiting = await dialog.findByLabelText('Attente');
    expect(waiting).toHaveValue('12');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/48,50\s€, soit \+\s6,00\s€/u);
    await user.clear(waiting);
    await user.type(waiting, '3');
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received[0]).toMatchObject({ additions: [{ kind: 'waiting', quantity: 3 }] });
  });

  test('offers the waiting of a driver who never said to be there, and it is never raised', async () => {
    const { user, dialog, finish, received } = await end(running, {
      extraHours: { most: 0, unitPrice: '0.00' },
    });

    const waiting = await dialog.findByLabelText('Attente');
    expect(waiting).toHaveValue('0');
    await user.type(waiting, '99');
    expect(waiting).toHaveValue('12');
    await user.clear(waiting);
    await user.type(waiting, '8');
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    expect(received[0]).toMatchObject({ additions: [{ kind: 'waiting', quantity: 8 }] });
  });

  test('takes a higher price only as a line with its reason', async () => {
    const { user, dialog, finish, received } = await end(running, {
      extraHours: { most: 0, unitPrice: '0.00' },
    });

    await user.type(dialog.getByLabelText(/Prix final/u), '46');
    await finish();
    expect(dialog.getByText(/Pour un prix plus élevé, ajoutez une ligne/u)).toBeVisible();
    expect(received).toEqual([]);

    await user.clear(dialog.getByLabelText(/Prix final/u));
    await user.click(dialog.getByRole('button', { name: 'Péage, étape ou supplément' }));
    await user.selectOptions(dialog.getByLabelText('Ligne'), 'Supplément convenu');
    await user.type(dialog.getByLabelText('Montant'), '3,50');
    await finish();
    expect(dialog.getByText(/^Indiquez la raison\s: le client la lit\.$/u)).toBeVisible();
    await user.type(dialog.getByLabelText('Raison'), 'Détour');
    await finish();

    expect(await screen.findByText('Course n° 5 terminée')).toBeVisible();
    const additions = [{ kind: 'supplement', amount: '3.50', reason: 'Détour' }];
    expect(received).toEqual([{ status: 'completed', finalPrice: null, additions }]);
  });

  test.each(['0', '12,345', 'dix'])('says that « %s » is no amount of a line', async (typed) => {
    const { user, dialog, finish, received } = await end(running, {
      extraHours: { most: 0, unitPrice: '0.00' },
    });
    await user.click(dialog.getByRole('button', { name: 'Péage, étape ou supplément' }));
    await user.type(dialog.getByLabelText('Montant'), typed);

    await finish();

    expect(dialog.getByText('Saisissez un montant, par exemple 3,50.')).toBeVisible();
    expect(received).toEqual([]);
  });
});
