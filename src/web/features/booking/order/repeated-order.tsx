import { Notice } from '#web/ui/notice.tsx';
import type { LastOrder } from './last-order.ts';

type Props = Pick<LastOrder, 'number'> & { isSeveral?: boolean };

/** The same draft was ordered already, perhaps in another tab. */
export function RepeatedOrder({ number, isSeveral = false }: Props) {
  return (
    <Notice tone="warn">
      {isSeveral
        ? `Vous avez déjà réservé ces courses aux mêmes heures\u00a0: la première est la course n°\u00a0${number}. Réserver encore commande une deuxième voiture pour chacune.`
        : `Vous avez déjà réservé ce trajet pour cette heure\u00a0: course n°\u00a0${number}. Réserver encore commande une deuxième voiture.`}
    </Notice>
  );
}
