import { euroText } from '#web/text/euros.ts';
import { useContestPrice } from '../../data/moves/raise-moves.ts';
import { raiseText } from '../../words/money-texts.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';

const quickReasons = ['Nous étions à l’heure', 'Ce n’était pas convenu', 'Le montant est faux'];

export function ContestPriceDialog(props: RideDialogProps) {
  const { ride, onDone } = props;
  const contest = useContestPrice();

  return (
    <ReasonDialog
      {...props}
      title="Contester"
      words={{
        label: `Pourquoi contestez-vous ${raiseText(ride)}\u00a0?`,
        hint: `Le chauffeur et l’administration vous lisent. En attendant leur réponse, vous ne devez que le prix convenu de ${euroText(ride.estimatedPrice)}.`,
        placeholder: 'Ce qui s’est passé, en quelques mots',
        quickReasons,
      }}
      busy={contest.isPending}
      onConfirm={(reason) => contest.mutate({ ride, reason }, { onSuccess: onDone })}
    />
  );
}
