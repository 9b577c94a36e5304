import { CancelDialog } from './cancel-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { RideQuestion } from './use-ride-question.ts';

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
  const Question = kind === 'cancel' ? CancelDialog : RejectDialog;
  const finish = () => {
    onDone();
    onClose();
  };

  return <Question key={ride.id} ride={ride} open={open} onClose={onClose} onDone={finish} now={now} />;
}
