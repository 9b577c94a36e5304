import { Button } from '#web/ui/button.tsx';

type Props = { isEdit: boolean; isPending: boolean; disabled: boolean; onPress: () => void };

/** The wording is required by law: this press is an order with an obligation to pay. */
export function OrderButton({ isEdit, isPending, disabled, onPress }: Props) {
  return (
    <Button
      tone="primary"
      size="large"
      busy={isPending}
      busyLabel={isEdit ? 'Modification...' : 'Réservation...'}
      disabled={disabled}
      onClick={onPress}
    >
      {isEdit ? 'Modifier la course' : 'Réserver avec obligation de paiement'}
    </Button>
  );
}
