import { useState } from 'react';
import { QuestionDialog } from './question-dialog.tsx';

/** Asks for confirmation when there are unsaved changes; else goes on at once. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [next, setNext] = useState<{ go: () => void }>();

  return {
    isAsked: next !== undefined,
    leave: (go: () => void) => (isUnsaved ? setNext({ go }) : go()),
    stay: () => setNext(undefined),
    giveUp: () => {
      setNext(undefined);
      next?.go();
    },
  };
}

type Props = { question: ReturnType<typeof useLeaveQuestion>; title: string };

export function LeaveQuestion({ question, title }: Props) {
  return (
    <QuestionDialog
      open={question.isAsked}
      title={title}
      keep="Continuer la saisie"
      give="Abandonner"
      onKeep={question.stay}
      onGive={question.giveUp}
    >
      Ce que vous avez saisi n’est pas enregistré.
    </QuestionDialog>
  );
}
