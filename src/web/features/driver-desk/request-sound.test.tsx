import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { api, blankProfile, on } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const open = () => visit('/dashboard/driver', { as: chloe });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });
const request = (number: number): RideView => ({ ...asked, id: `ride-${number}`, number });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sound of a new request', () => {
  // First: a page opens the sound once.
  test('says when the browser holds it back, until a press', async () => {
    stubAudio('suspended');
    const { rides } = keepRides(asked);
    const { user, queries } = open();
    const held = /^Retenu par le navigateur/u;
    await card(12);
    expect(await screen.findByText(held)).toBeVisible();

    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    expect(await screen.findByText('Nouvelle demande, sans le son')).toBeVisible();
    rides.set('ride-41', request(41));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    await card(41);
    expect(screen.getAllByText('Nouvelle demande, sans le son')).toHaveLength(1);
    await user.click(await card(40));

    await waitFor(() => expect(screen.queryByText(held)).toBeNull());
  });

  test('plays for requests that arrive while the dashboard is open, after a press', async () => {
    const { struck } = stubAudio();
    const { rides } = keepRides(asked);
    const { user, queries } = open();
    await user.click(await card(12));
    expect(struck()).toBe(0);

    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });

    expect(await card(40)).toHaveClass('ride-fresh');
    await waitFor(() => expect(struck()).toBe(2));
  });

  test('is not played for a driver who is inactive, nor later for what came meanwhile', async () => {
    const { struck } = stubAudio();
    let isActive = false;
    api.use(on(getDriverProfile, () => HttpResponse.json({ ...blankProfile, isActive })));
    const { rides } = keepRides(asked);
    const { user, queries } = open();
    await user.click(await card(12));
    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    await card(40);
    expect(await screen.findByRole('switch', { name: /^Inactif/u })).toBeVisible();

    // Not by a press here, which counts as noticing them.
    isActive = true;
    await queries.invalidateQueries({ queryKey: keyOf(getDriverProfile) });
    expect(await screen.findByRole('switch', { name: /^Actif/u })).toBeVisible();
    await waitFor(() => expect(queries.isFetching()).toBe(0));

    expect(struck()).toBe(0);
  });

  test('is not played for a driver who became inactive on another device', async () => {
    const { struck } = stubAudio();
    const { rides } = keepRides(asked);
    const { user, queries } = open();
    await user.click(await card(12));
    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    await waitFor(() => expect(struck()).toBe(2));
    await user.click(await card(40));
    let reads = 0;
    api.use(
      on(getDriverProfile, () => {
        reads += 1;
        return HttpResponse.json({ ...blankProfile, isActive: false });
      }),
    );
    const anHourAgo = { updatedAt: Date.now() - 3_600_000 };
    queries.setQueryData(keyOf(getDriverProfile), (profile: unknown) => profile, anHourAgo);

    rides.set('ride-41', request(41));
    await queries.invalidateQueries({ queryKey: ['rides'] });

    expect(await screen.findByRole('switch', { name: /^Inactif/u })).toBeVisible();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect([reads, struck()]).toEqual([1, 2]);
  });

  test('repeats until a press, or until the request is answered', async () => {
    const { struck } = stubAudio();
    const { rides } = keepRides(asked);
    const { user, queries } = open();
    await user.click(await card(12));
    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    await card(40);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    rides.set('ride-41', request(41));
    await queries.invalidateQueries({ queryKey: ['rides'] });
    await card(41);
    const before = struck();

    vi.advanceTimersByTime(20_000);
    expect(struck()).toBe(before + 4);
    await user.click(await card(41));
    vi.advanceTimersByTime(60_000);

    expect(struck()).toBe(before + 4);
  });

  test('stays silent once it is switched off, also on the next visit', async () => {
    const { struck } = stubAudio();
    const { rides } = keepRides(asked);
    const { user, queries } = open();

    await user.click(await screen.findByRole('switch', { name: 'Son à chaque nouvelle demande' }));
    rides.set('ride-40', request(40));
    await queries.invalidateQueries({ queryKey: ['rides'] });

    await card(40);
    expect(struck()).toBe(0);
    expect(localStorage.getItem('request-sound')).toBe('off');
  });
});

/** Counts the notes that are played. */
function stubAudio(first = 'running') {
  let notes = 0;
  const node = { connect: () => node, gain: gain() };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = first;
      currentTime = 0;
      onstatechange: (() => void) | undefined;
      resume = async () => {
        this.state = 'running';
        this.onstatechange?.();
      };
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain();
      connect = () => node;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      connect = () => node;
      stop = () => undefined;
      start = () => {
        notes += 1;
      };
    },
  );
  return { struck: () => notes };
}

function gain() {
  const nothing = () => undefined;
  return {
    setValueAtTime: nothing,
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
  };
}
