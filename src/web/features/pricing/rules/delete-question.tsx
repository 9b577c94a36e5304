import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { useDeleteRule } from './rules-api.ts';

type Props = { rule: PricingRuleView | undefined; onDone: () => void };

export function DeleteQuestion({ rule, onDone }: Props) {
  const removal = useDeleteRule();

  return (
    <QuestionDialog
      open={rule !== undefined}
      title="Supprimer cette règle&nbsp;?"
      keep="Garder la règle"
      give="Supprimer la règle"
      busy={removal.isPending}
      onKeep={onDone}
      onGive={() => rule && removal.mutate(rule, { onSettled: onDone })}
    >
      «&nbsp;{rule?.name}&nbsp;» ne fixera plus aucun prix. Les courses déjà réservées gardent le leur.
    </QuestionDialog>
  );
}
