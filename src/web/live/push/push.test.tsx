import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import type { UserView } from '#contract/account/auth.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.calls.ts';
import { writeNote } from '#web/browser/local-notes.ts';
import { endPushOffer, offerPush } from '#web/signals/push-offer.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { dropPushDevice, holdPushDevice } from '#web/testing/fake-push.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const soon = { timeout: 600 };
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';

beforeEach(() => {
  answer(getPushKey, { publicKey: 'the-key-of-the-server' });
  answer(subscribeToPush, { message: 'ok' });
});

afterEach(() => {
  endPushOffer();
  dropPushDevice();
  vi.restoreAllMocks();
});

describe('the switch of a device', () => {
  test('asks for permission only when it is pressed, and sends the subscription to the server', async () => {
    const device = holdPushDevice();
    const sent = answer(subscribeToPush, { message: 'ok' });
    const { user } = visit('/profile', { as: amelie });
    const own = await usableSwitch();
    expect(device.requestPermission).not.toHaveBeenCalled();
    expect(device.subscribe).not.toHaveBeenCalled();

    await user.click(own);

    await waitFor(() => expect(own).toBeChecked());
    expect(device.register).toHaveBeenCalledWith('/sw.js');
    expect(device.subscribe.mock.calls[0]?.[0]).toMatchObject({
      applicationServerKey: 'the-key-of-the-server',
    });
    expect(sent).toEqual([{ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }]);
  });

  test('says to a client and to a driver what it is for', async () => {
    holdPushDevice();
    visit('/driver-profile', { as: chloe });

    expect(await usableSwitch()).toHaveAccessibleDescription(/^Une nouvelle demande ou une annulation/u);
  });

  test('is on from the start where it was switched on, and can be switched off', async () => {
    const device = deviceOf(amelie);
    const sent = answer(unsubscribeFromPush, { message: 'ok' });
    const { user } = visit('/profile', { as: amelie });
    const own = await usableSwitch();
    expect(own).toBeChecked();

    await user.click(own);

    await waitFor(() => expect(own).not.toBeChecked());
    expect(sent).toEqual([{ endpoint }]);
    expect(device.isSubscribed()).toBe(false);
  });

  test('goes on in a new session, which takes the subscription over', async () => {
    deviceOf(amelie);
    const sent = answer(subscribeToPush, { message: 'ok' });
    visit('/profile', { as: amelie });

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ endpoint })]));
  });

  test('stays off when the permission is denied, and says how to change that', async () => {
    holdPushDevice({ says: 'denied' });
    const { user } = visit('/profile', { as: amelie });

    await user.click(await usableSwitch());

    await waitFor(() => expect(ownSwitch()).toBeDisabled());
    expect(ownSwitch()).toHaveAccessibleDescription(/bloque les notifications/u);
    expect(ownSwitch()).not.toBeChecked();
  });

  test('stays off when the permission prompt is dismissed', async () => {
    const device = holdPushDevice({ says: 'default' });
    const { user } = visit('/profile', { as: amelie });

    await user.click(await usableSwitch());

    await waitFor(() => expect(device.requestPermission).toHaveBeenCalled());
    expect(await usableSwitch()).not.toBeChecked();
    expect(device.isSubscribed()).toBe(false);
  });

  test('shows why the server refused the device, and leaves it as it was', async () => {
    const device = holdPushDevice();
    const message = 'Ce navigateur n’utilise pas un service de notification connu.';
    refuse(subscribeToPush, 400, { code: 'invalid', message });
    const { user } = visit('/profile', { as: amelie });

    await user.click(await usableSwitch());

    expect(await screen.findByText(message)).toBeVisible();
    expect(device.isSubscribed()).toBe(false);
    expect(await usableSwitch()).not.toBeChecked();
  });

  test('is disabled where the browser does not support push', async () => {
    visit('/profile', { as: amelie });

    expect(await screen.findByText('Ce navigateur ne sait pas recevoir de notifications.')).toBeVisible();
    expect(ownSwitch()).toBeDisabled();
  });

  test('says on an iPhone what to do first', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    visit('/profile', { as: amelie });

    expect(await screen.findByText(/ajoutez d’abord ce site à l’écran d’accueil/u)).toBeVisible();
  });

  test('ends what another person left switched on', async () => {
    const device = deviceOf(chloe);

    visit('/profile', { as: amelie });

    await waitFor(() => expect(device.isSubscribed()).toBe(false));
    expect(await usableSwitch()).not.toBeChecked();
  });

  test('is among the tools of the dashboard', async () => {
    holdPushDevice();
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await screen.findByRole('button', { name: 'Alertes' }));

    expect(await usableSwitch()).toBeVisible();
  });
});

describe('the offer', () => {
  test('appears after a booking, not before, and can be accepted', async () => {
    const device = holdPushDevice();
    answer(subscribeToPush, { message: 'ok' });
    const { user } = visit('/history', { as: amelie });
    await waitFor(() => expect(device.requestPermission).not.toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Me prévenir' })).toBeNull();

    offerPush();
    await user.click(await screen.findByRole('button', { name: 'Me prévenir' }));

    await waitFor(() => expect(screen.queryByText('Être prévenu sur cet appareil ?')).toBeNull());
    expect(device.isSubscribed()).toBe(true);
  });

  test('is not made again once it was declined', async () => {
    holdPushDevice();
    const { user } = visit('/history', { as: amelie });
    offerPush();
    await user.click(await screen.findByRole('button', { name: 'Plus tard' }));
    expect(screen.queryByText('Être prévenu sur cet appareil ?')).toBeNull();

    offerPush();

    await expect(screen.findByText('Être prévenu sur cet appareil ?', {}, soon)).rejects.toThrow(
      'Unable to find',
    );
  });

  test('is not made where the permission is denied', async () => {
    holdPushDevice({ before: 'denied' });
    visit('/history', { as: amelie });

    offerPush();

    await expect(screen.findByText('Être prévenu sur cet appareil ?', {}, soon)).rejects.toThrow(
      'Unable to find',
    );
  });
});

describe('signing out', () => {
  test('unsubscribes the device, whose subscription the server forgets with the session', async () => {
    const device = deviceOf(amelie);
    answer(signOut, { message: 'ok' });
    answer(getCurrentUser, { user: null });
    const { user } = visit('/history', { as: amelie });

    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(device.isSubscribed()).toBe(false);
    expect(device.unregister).toHaveBeenCalled();
  });

  test('that fails leaves the device as it was: its notifications and what it shows without network', async () => {
    const device = deviceOf(amelie);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    api.use(on(signOut, () => HttpResponse.error()));
    const { user } = visit('/history', { as: amelie });

    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

    expect(await screen.findByText('Erreur lors de la déconnexion')).toBeVisible();
    expect(log).toHaveBeenCalledWith('Logout failed', expect.anything());
    expect(device.isSubscribed()).toBe(true);
    expect(device.unregister).not.toHaveBeenCalled();
  });
});

const ownSwitch = () => screen.getByRole('switch', { name: 'Être prévenu sur cet appareil' });

async function usableSwitch(): Promise<HTMLElement> {
  await waitFor(() => expect(ownSwitch()).toBeEnabled());
  return ownSwitch();
}

/** A device that this person switched on earlier. */
function deviceOf({ id }: UserView) {
  const device = holdPushDevice({ before: 'granted' });
  device.begin();
  writeNote('push-owner', id);
  return device;
}
