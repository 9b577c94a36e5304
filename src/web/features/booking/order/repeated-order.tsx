import { Notice } from '#web/ui/notice.tsx';
import type { LastOrder } from './last-order.ts';

/** The same draft was ordered already, perhaps in another tab. */
export function RepeatedOrder({ number }: Pick<LastOrder, 'number'>) {
  return (
    <Notice tone="warn">
      Vous avez déjà réservé ce trajet pour cette heure&nbsp;: course n°&nbsp;{number}. Réserver encore
      commande une deuxième voiture.
    </Notice>
  );
}
