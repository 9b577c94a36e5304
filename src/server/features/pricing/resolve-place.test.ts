import { describe, expect, test } from 'vitest';
import type { Places } from '#server/ports/places.ts';
import { resolvePlace } from './resolve-place.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const nice = { lat: 43.7009, lng: 7.2684 };

/** Knows the address at one point and the point of some texts. */
function places(known: { at?: string; found?: typeof nice } = {}): Places {
  return {
    suggest: async () => ({ suggestions: [], isLimited: false }),
    details: async () => undefined,
    geocode: async () => known.found,
    reverse: async () => known.at,
    measure: async () => ({ km: 1, minutes: 1, path: [], estimated: false, isApproximate: false }),
  };
}

describe('a place with an address and a point', () => {
  test('is at the point when its address is in the same town', async () => {
    const asked = { address: 'Gare de Lyon, 75012 Paris', point: gareDeLyon };

    expect(await resolvePlace(places({ at: '75012 Paris' }), asked)).toEqual({
      point: gareDeLyon,
      isCertain: true,
    });
  });

  test('is where its text is when the two disagree, which is not certain', async () => {
    const asked = { address: 'Nice', point: gareDeLyon };

    expect(await resolvePlace(places({ at: '75012 Paris', found: nice }), asked)).toEqual({
      point: nice,
      isCertain: false,
    });
  });

  test('is unknown when its text cannot be found either', async () => {
    const asked = { address: 'Nice', point: gareDeLyon };

    expect(await resolvePlace(places({ at: '75012 Paris' }), asked)).toEqual({
      point: null,
      isCertain: false,
    });
  });

  test('is at the point when its text is found next to it, in the neighbouring commune', async () => {
    const asked = { address: 'La Défense, 92800 Puteaux', point: { lat: 48.8918, lng: 2.2385 } };

    const resolved = await resolvePlace(
      places({ at: '92400 Courbevoie', found: { lat: 48.8886, lng: 2.2468 } }),
      asked,
    );

    expect(resolved).toEqual({ point: asked.point, isCertain: true });
  });
});

describe('a place with an address alone', () => {
  test('is looked for, which is not certain', async () => {
    const asked = { address: 'Nice', point: null };

    expect(await resolvePlace(places({ found: nice }), asked)).toEqual({ point: nice, isCertain: false });
    expect(await resolvePlace(places(), asked)).toEqual({ point: null, isCertain: false });
  });

  test('is read when it is written as coordinates', async () => {
    expect(await resolvePlace(places(), { address: '48.84430, 2.37350', point: null })).toEqual({
      point: gareDeLyon,
      isCertain: true,
    });
  });

  test('is unknown while the maps service fails', async () => {
    const away = {
      ...places(),
      geocode: () => Promise.reject(new Error('away')),
      reverse: async () => undefined,
    };

    expect(await resolvePlace(away, { address: 'Nice', point: gareDeLyon })).toEqual({
      point: null,
      isCertain: false,
    });
  });
});
