import { useState } from 'react';
import type { Trip } from '#domain/pricing/fare.ts';
import { typedFigure } from '../typed-amounts.ts';

const FURTHEST_KM = 2000;
const LONGEST_MINUTES = 2880;

export type Trial = ReturnType<typeof useTrial>;

/** The sample trip of the preview. */
export function useTrial() {
  const [km, setKm] = useState('15');
  const [minutes, setMinutes] = useState('30');

  return { km, setKm, minutes, setMinutes, trip: tripOf(km, minutes) };
}

function tripOf(km: string, minutes: string): Trip | undefined {
  const distance = typedFigure(km, FURTHEST_KM);
  const duration = typedFigure(minutes, LONGEST_MINUTES);
  if (distance === undefined || duration === undefined) return undefined;
  return { km: distance, minutes: duration };
}
