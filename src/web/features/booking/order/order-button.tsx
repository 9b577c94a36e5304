import { Button } from '#web/ui/button.tsx';

type Props = {
  isEdit: boolean;
  isRequest?: boolean | undefined;
  /** Changed together. */
  rides?: number | undefined;
  isPending: boolean;
  disabled: boolean;
  onPress: () => void;
};

/** The wording is required by law: this press is an order with an obligation to pay. */
export function OrderButton({ isEdit, isRequest = false, rides = 1, isPending, disabled, onPress }: Props) {
  return (
    <Button
      tone="primary"
      size="large"
      busy={isPending}
      busyLabel={isEdit ? 'Modification...' : 'Réservation...'}
      disabled={disabled}
      onClick={onPress}
    >
      {wordsFor(isEdit, isRequest, rides)}
    </Button>
  );
}

function wordsFor(isEdit: boolean, isRequest: boolean, rides: number): string {
  if (rides > 1) return `${isRequest ? 'Demander pour' : 'Modifier'} les ${rides} courses`;
  if (isRequest) return 'Demander la modification';
  return isEdit ? 'Modifier la course' : 'Réserver avec obligation de paiement';
}
