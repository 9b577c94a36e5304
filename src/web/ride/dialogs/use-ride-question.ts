import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';

/** What stands between a press and its effect: a client cancels, a driver does the rest. */
export type QuestionKind =
  | 'cancel'
  | 'reject'
  | 'start'
  | 'complete'
  | 'cancelByDriver'
  | 'navigate'
  | 'refund';

/** Opens the question. */
export type Ask = (kind: QuestionKind, ride: RideView) => void;

export type RideQuestion = { kind: QuestionKind; ride: RideView; open: boolean };

/** What every question is given. */
export type QuestionProps = {
  ride: RideView;
  open: boolean;
  onClose: () => void;
  /** The answer makes the card change or leave. */
  onDone: () => void;
  now: Date;
};

/** A closed question stays known, so that what was typed is still there when it is asked again. */
export function useRideQuestion() {
  const [question, setQuestion] = useState<RideQuestion>();
  const ask: Ask = (kind, ride) => setQuestion({ kind, ride, open: true });
  const close = () => setQuestion((asked) => asked && { ...asked, open: false });

  return { question, ask, close };
}
