import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';

/** Opens the question that stands between a press and its effect. */
export type Ask = (kind: RideQuestion['kind'], ride: RideView) => void;

export type RideQuestion = { kind: 'cancel' | 'reject'; ride: RideView; open: boolean };

/** A closed question stays known, so that what was typed is still there when it is asked again. */
export function useRideQuestion() {
  const [question, setQuestion] = useState<RideQuestion>();
  const ask: Ask = (kind, ride) => setQuestion({ kind, ride, open: true });
  const close = () => setQuestion((asked) => asked && { ...asked, open: false });

  return { question, ask, close };
}
