import { useState } from 'react';
import type { PricingRuleView } from '#contract/pricing.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { usePricingRules } from './pricing-api.ts';
import { PricingDesk } from './pricing-desk.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { titleOf } from './rule-desk.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { type RuleWriting, useRuleWriting } from './use-rule-writing.ts';

export function PricingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: rules, isError, isFetching, refetch } = usePricingRules();
  const writing = useRuleWriting();
  const question = useLeaveQuestion(writing.isUnsaved);
  const [unwanted, setUnwanted] = useState<PricingRuleView>();

  const close = () => {
    writing.stop();
    onClose();
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={() => question.leave(close)}
        title={<DialogTitle writing={writing} />}
        lead="La règle active de plus haute priorité fixe le prix à l’heure de la course."
        wide
        back={writing.subject && { label: 'Retour aux règles', onBack: () => question.leave(writing.stop) }}
      >
        {rules && (
          <PricingDesk rules={rules} writing={writing} leave={question.leave} onDelete={setUnwanted} />
        )}
        {!rules && isError && (
          <ErrorState
            text="Impossible de charger les règles de tarification."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!rules && !isError && <Skeleton />}
      </Dialog>
      <DeleteQuestion rule={unwanted} onDone={() => setUnwanted(undefined)} />
      <QuestionDialog
        open={question.isAsked}
        title="Abandonner cette règle ?"
        keep="Continuer la saisie"
        give="Abandonner"
        onKeep={question.stay}
        onGive={question.giveUp}
      >
        Ce que vous avez saisi n’est pas enregistré.
      </QuestionDialog>
    </>
  );
}

/** On a narrow screen the form takes the place of the list, and its title the place of the title. */
function DialogTitle({ writing }: { writing: RuleWriting }) {
  if (!writing.subject) return 'Gestion des tarifs';
  return (
    <>
      <span className="only-wide">Gestion des tarifs</span>
      <span className="only-narrow">{titleOf(writing)}</span>
    </>
  );
}
