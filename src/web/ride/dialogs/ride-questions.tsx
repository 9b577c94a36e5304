import type { ComponentType } from 'react';
import { CancelByDriverDialog } from './cancel-by-driver-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { NavigateDialog } from './navigate-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import type { QuestionKind, QuestionProps, RideQuestion } from './use-ride-question.ts';

const dialogs: Record<QuestionKind, ComponentType<QuestionProps>> = {
  cancel: CancelDialog,
  reject: RejectDialog,
  start: StartDialog,
  complete: CompleteDialog,
  cancelByDriver: CancelByDriverDialog,
  navigate: NavigateDialog,
  refund: RefundDialog,
};

type Props = {
  question: RideQuestion | undefined;
  onClose: () => void;
  /** The answer makes the card change or leave. */
  onDone: () => void;
  now: Date;
};

/** One dialog for a whole list: it belongs to the ride that was asked about last. */
export function RideQuestions({ question, onClose, onDone, now }: Props) {
  if (!question) return null;
  const { kind, ride, open } = question;
  const Question = dialogs[kind];
  const finish = () => {
    onDone();
    onClose();
  };

  return <Question key={ride.id} ride={ride} open={open} onClose={onClose} onDone={finish} now={now} />;
}
