import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import type { RoadsideView, RoadsideVoucherView } from '#contract/papers/vouchers.ts';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import { forgetAllNotes, writeNote } from '#web/browser/local-notes.ts';
import { noteRequests, putOffRequests } from '#web/signals/new-requests.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { visit } from '#web/testing/visit.tsx';
import { nextVoucher, roadsideOf, voucher } from '#web/testing/vouchers.ts';
import { shownToasts, showToast } from '#web/ui/toast-store.ts';

const mentions = () => within(screen.getByRole('list')).getAllByRole('listitem');
const rowsOfVoucher = async () => {
  const title = await screen.findByRole('heading', { name: 'Ce bon' });
  return Array.from(title.nextElementSibling?.children ?? [], ({ textContent }) =>
    textContent.replaceAll(/\s/gu, ' '),
  );
};
const open = () => visit(CONTROL_PATH, { as: chloe });

/** What the worker has kept on this phone. */
function keep(roadside: RoadsideView, keptAt: Date): void {
  const kept = new Response(JSON.stringify(roadside), { headers: { 'X-Kept-At': keptAt.toISOString() } });
  const match = async (path: string) => (path === getRoadside.path ? kept.clone() : new Response(chloe.id));
  vi.stubGlobal('caches', { match });
}

/** Never started; and one whose time is still to come. */
const morning = { ...nextVoucher, rideStatus: 'accepted', pickupAt: '2026-05-07T06:00:00.000Z' } as const;
const coming = { ...voucher, rideStatus: 'accepted', pickupAt: '2099-05-07T12:05:00.000Z' } as const;
const underWay = /^En\scours · 14:05$/u;
const cutNetwork = () => api.use(on(getRoadside, () => HttpResponse.error()));
const show = (...changes: Partial<RoadsideVoucherView>[]) =>
  answer(getRoadside, roadsideOf(...changes.map((change) => ({ ...voucher, ...change }))));

beforeEach(holdTelephone);
afterEach(() => vi.unstubAllGlobals());

describe('the voucher', () => {
  test('shows the seven mentions in the order of the law, plate, card and code', async () => {
    show({});

    open();

    expect(await screen.findByRole('heading', { name: 'Réservation préalable VTC' })).toBeVisible();
    expect(screen.getByText(/^Bon n°\sB-2026-000123 · version\s1$/u)).toBeVisible();
    expect(mentions().map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
      'ExploitantBeaurivage SAS27 bis avenue du Général-Michel-Bizot, 75012 Paris · 01 84 80 12 60',
      'Registre VTCEVTC 075 240 817',
      'SIREN999 840 218',
      'ClientCamille Rousseau-Delmas06 12 34 56 78',
      'Réservé lemar. 5 mai 202621:47',
      'Prise en charge souhaitée lejeu. 7 mai 202614:05',
      'Lieu de prise en chargeAéroport Paris-Charles-de-Gaulle, Terminal 2E95700 Roissy-en-France',
    ]);
    expect(screen.getAllByText('GH-482-KT')[0]).toBeVisible();
    expect(screen.getByText('Carte pro. 075 241 187 02')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agrandir le QR code de vérification' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Quel bon montrer' })).toBeNull();
  });

  test('says which mention is missing, in its place, and invents none', async () => {
    show({ evtcNumber: '', client: { name: 'Zoé Petit', phone: '' }, missing: ['evtc_number', 'client'] });

    open();

    await screen.findByRole('list');
    expect(mentions()[1]).toHaveTextContent('Registre VTCMention manquante');
    expect(mentions()[3]).toHaveTextContent('ClientZoé PetitMention manquante');
    expect(screen.getAllByText('Mention manquante')).toHaveLength(2);
  });

  test('names who took the order by telephone, and who rides in the place of the client', async () => {
    show({
      version: 2,
      enteredBy: 'Chloé Vasseur-Montigny',
      confirmation: { at: '2026-05-05T19:52:00.000Z', notedBy: null },
      passenger: { name: 'Yann Le Goff', phone: '0698765432' },
    });

    open();

    await screen.findByRole('list');
    expect(mentions()[3]).toHaveTextContent(/Passager : Yann Le Goff, 06\s98\s76\s54\s32$/u);
    expect(mentions()[4]).toHaveTextContent(
      /Réservation reçue par téléphone, saisie par Chloé Vasseur-Montigny le mar\. 5 mai 2026 à 21:47Confirmée en ligne par le client le mar\. 5 mai 2026 à 21:52$/u,
    );
    expect(screen.getByText(/version\s2$/u)).toBeVisible();
  });

  test('is the one under way; a switch shows the next one, and nothing of its client before', async () => {
    answer(getRoadside, roadsideOf(nextVoucher, voucher));
    const { user } = open();

    const choice = within(await screen.findByRole('group', { name: 'Quel bon montrer' }));
    expect(choice.getByRole('button', { name: /^En\scours · 14:05$/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.queryByText(/Rochefoucauld/u)).toBeNull();
    await user.click(choice.getByRole('button', { name: 'Prochaine · 19:15' }));

    expect(mentions()[3]).toHaveTextContent('Marie-Antoinette de La Rochefoucauld-Montbel');
    expect(screen.queryByText('Camille Rousseau-Delmas')).toBeNull();
  });

  test('is the one at whose kerb the driver waits, before its time and before one that was never started', async () => {
    const steppedAt = new Date(Date.now() - 60_000).toISOString();
    answer(getRoadside, roadsideOf(morning, { ...coming, steppedAt }));

    open();

    expect(await screen.findByRole('button', { name: underWay, pressed: true })).toBeVisible();
    expect(mentions()[3]).toHaveTextContent('Camille Rousseau-Delmas');
  });

  test.each(['on_the_way', 'start'] as const)('is the one whose %s waits for the network', async (step) => {
    writeNote(`way-steps.${chloe.id}`, [{ rideId: voucher.rideId, step, at: new Date().toISOString() }]);
    onTestFinished(forgetAllNotes);
    keep(roadsideOf(morning, coming), new Date());
    cutNetwork();

    // Nobody is known: the session has ended, or the network went before it was read.
    visit(CONTROL_PATH);

    expect(await screen.findByRole('button', { name: underWay, pressed: true })).toBeVisible();
    expect(mentions()[3]).toHaveTextContent('Camille Rousseau-Delmas');
  });

  test('has a code that a tap enlarges, with the address to type', async () => {
    show({});
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Agrandir le QR code de vérification' }));
    expect(screen.getByRole('heading', { name: 'Vérifier ce bon en ligne' })).toBeVisible();
    expect(screen.getByText('beaurivage.demo/verifier/7Qm2xV9sKd4TfW1bHc8LrA')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revenir au bon' }));

    expect(mentions()).toHaveLength(7);
  });

  test('is followed by the papers with their dates and no warning, the ride and where it comes from', async () => {
    show({});

    open();

    const more = await screen.findByRole('heading', { name: 'Papiers du chauffeur' });
    expect(more).toBeVisible();
    for (const line of [
      /^Carte professionnelle075 241 187 02jusqu’au 14 septembre 2029$/u,
      /^Contrôle techniquejusqu’au 22 mai 2026$/u,
      /^AssuranceMutuelle des Quaiscontrat n°\s4817 220, 01\s55\s00\s00\s17jusqu’au 31 décembre 2026$/u,
      /^Passagers2\spassagers, 3\sbagages$/u,
      /^Prix convenu75,85\s€ TTC$/u,
      /^Émis lemar\. 5 mai 2026 à 21:58à l’acceptation par le chauffeur$/u,
      /^Version1, la dernière$/u,
      /^Empreintea71f 9c04 52de 88b1$/u,
    ])
      expect(screen.getAllByText((_, element) => line.test(element?.textContent ?? ''))[0]).toBeVisible();
  });

  test('tells the stops of a way, and the hours and the program of a car by the hour', async () => {
    show({
      stops: [
        { address: 'Gare de Lyon, 75012 Paris', waitingMinutes: 10 },
        { address: 'Gare de Lyon, 75012 Paris', waitingMinutes: 0 },
      ],
      hire: { hours: 4, program: 'Deux rendez-vous, puis la gare.' },
    });

    open();

    await screen.findByRole('heading', { name: 'La course' });
    for (const line of [
      /^CommandeMise à disposition, 4\shDeux rendez-vous, puis la gare\.$/u,
      /^Étape\s1Gare de Lyon, 75012 Paris \(10\smin d’attente\)$/u,
      /^Étape\s2Gare de Lyon, 75012 Paris$/u,
    ])
      expect(screen.getAllByText((_, element) => line.test(element?.textContent ?? ''))[0]).toBeVisible();
  });

  test('lists its earlier versions, also from the kept copy', async () => {
    const earlier = [
      { version: 2, issuedAt: '2026-05-06T07:12:00.000Z', replacedAt: '2026-05-07T06:30:00.000Z' },
      { version: 1, issuedAt: '2026-05-05T19:58:00.000Z', replacedAt: '2026-05-06T07:12:00.000Z' },
    ];
    keep(roadsideOf({ ...voucher, version: 3, earlier }), new Date());
    cutNetwork();

    open();

    expect(await rowsOfVoucher()).toEqual([
      'Émis lemar. 5 mai 2026 à 21:58après un changement',
      'Version3, la dernière',
      'Empreintea71f 9c04 52de 88b1',
      'Version 2émise le mer. 6 mai 2026 à 09:12remplacée le jeu. 7 mai 2026 à 08:30',
      'Version 1émise le mar. 5 mai 2026 à 21:58remplacée le mer. 6 mai 2026 à 09:12',
    ]);
  });

  test('is whole without them in a copy that was kept before there was such a list', async () => {
    keep(roadsideOf({ ...voucher, version: 3 }), new Date());
    cutNetwork();

    open();

    expect(await rowsOfVoucher()).toHaveLength(3);
    expect(mentions()).toHaveLength(7);
  });
});

describe('how old the copy is', () => {
  test('is said once the network has answered', async () => {
    show({});

    open();

    expect(await screen.findByText(/^À jour · \d{2}:\d{2}$/u)).toBeVisible();
  });

  test('is said without network, the kept copy at once', async () => {
    keep(roadsideOf(voucher), new Date());
    cutNetwork();

    open();

    await screen.findByRole('list');
    expect(mentions()).toHaveLength(7);
    expect(await screen.findByText(/^Hors ligne · enregistré à \d{2}:\d{2}$/u)).toBeVisible();
  });

  test('is said with its day when it is not of today', async () => {
    keep(roadsideOf(voucher), new Date(Date.now() - 24 * 3_600_000));
    cutNetwork();

    open();

    expect(await screen.findByText(/^Hors ligne · enregistré hier à \d{2}:\d{2}$/u)).toBeVisible();
  });

  test('does not count against a driver whose session has ended: the vouchers stay', async () => {
    keep(roadsideOf(voucher), new Date());
    refuse(getRoadside, 401, { code: 'signed_out', message: 'Vous devez être connecté.' });

    visit(CONTROL_PATH);

    expect(await screen.findByText(/^Enregistré à \d{2}:\d{2}$/u)).toBeVisible();
    await waitFor(() => expect(mentions()).toHaveLength(7));
    expect(location.pathname).toBe(CONTROL_PATH);
  });
});

describe('without a voucher', () => {
  test('no ride of today or tomorrow says so and leads to the papers', async () => {
    answer(getRoadside, roadsideOf());

    open();

    expect(await screen.findByRole('heading', { name: 'Aucune réservation à montrer' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voir mes papiers' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Papiers du chauffeur' })).toBeVisible();
  });

  test('a phone that has kept nothing says what to do, and tries again', async () => {
    cutNetwork();
    const { user } = open();

    const title = { name: 'Vos bons ne sont pas sur ce téléphone' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByText('Hors ligne')).toBeVisible();
    show({});
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(mentions()).toHaveLength(7));
  });

  test('a stranger is led to the sign-in', async () => {
    refuse(getRoadside, 401, { code: 'signed_out', message: 'Vous devez être connecté.' });

    visit(CONTROL_PATH);

    expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });

  test('a client is led to their own dashboard', async () => {
    visit(CONTROL_PATH, { as: amelie });

    await waitFor(() => expect(location.pathname).toBe('/dashboard/client'));
  });
});

describe('while it is open', () => {
  test('nothing else appears: no toast, no bar, no message', async () => {
    show({});
    showToast({ tone: 'info', title: 'Nouvelle demande' });
    open();
    await screen.findByRole('list');

    act(() => showToast({ tone: 'info', title: 'Course annulée' }));

    expect(shownToasts()).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner', { name: /Beaurivage/u })).toBeNull();
  });

  test('a request that arrives opens no sheet over it', async () => {
    show({});
    open();
    await screen.findByRole('list');

    act(() => noteRequests(['ride-40']));
    await act(async () => await new Promise(requestAnimationFrame));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Nouvelle demande')).toBeNull();
    expect(mentions()).toHaveLength(7);
    act(putOffRequests);
  });

  test('Back does not leave it; the cross does, and toasts are shown again', async () => {
    show({});
    const { user } = open();
    await screen.findByRole('list');

    act(() => history.back());
    await new Promise((later) => setTimeout(later, 200));
    expect(location.pathname).toBe(CONTROL_PATH);
    await user.click(screen.getByRole('link', { name: 'Fermer le mode contrôle' }));
    await waitFor(() => expect(location.pathname).toBe('/dashboard/driver'));
    act(() => showToast({ tone: 'info', title: 'Course annulée' }));

    expect(shownToasts()).toHaveLength(1);
  });

  test('the screen stays awake, and no longer once it is left', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    show({});
    const { user } = open();
    await screen.findByRole('list');
    expect(request).toHaveBeenCalledWith('screen');

    await user.click(screen.getByRole('link', { name: 'Fermer le mode contrôle' }));

    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('it is inverted by a tap, and this phone remembers it', async () => {
    show({});
    const { user } = open();
    await screen.findByRole('list');

    await user.click(screen.getByRole('button', { name: 'Inverser\u00a0: blanc sur noir' }));

    expect(screen.getByRole('button', { name: 'Inverser\u00a0: noir sur blanc' })).toBeVisible();
    expect(localStorage.getItem('control-look')).toBe('dark');
  });
});

test('it opens before anybody is known, and though nobody can be asked', async () => {
  keep(roadsideOf(voucher), new Date());
  cutNetwork();
  api.use(on(getCurrentUser, () => HttpResponse.error()));
  const { queries } = visit(CONTROL_PATH, { as: chloe });

  act(() => void queries.resetQueries({ queryKey: ['account'] }));

  expect(await screen.findByText(/^Hors ligne · enregistré à/u)).toBeVisible();
  expect(mentions()).toHaveLength(7);
});

test('it is one tap away in the head of every page of a driver, and on no page of a client', async () => {
  show({});
  const { user } = visit('/history', { as: chloe });

  await user.click(await screen.findByRole('link', { name: 'Mode contrôle' }));

  await waitFor(() => expect(mentions()).toHaveLength(7));
});

test('a client has no way to it', async () => {
  visit('/history', { as: amelie });

  await screen.findByRole('heading', { name: 'Historique des courses' });
  expect(screen.queryByRole('link', { name: 'Mode contrôle' })).toBeNull();
});
