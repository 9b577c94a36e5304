import type { DriverTab } from '#domain/ride/tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Words = { title: string; text: string; way: string; to: DriverTab };

const words: Record<DriverTab, Words> = {
  pending: {
    title: 'Aucune demande en attente',
    text: 'Les nouvelles demandes s’affichent ici dès qu’elles arrivent.',
    way: 'Voir les courses validées',
    to: 'validated',
  },
  validated: {
    title: 'Aucune course validée',
    text: 'Les courses acceptées pour les prochains jours s’affichent ici.',
    way: 'Voir les demandes',
    to: 'pending',
  },
  today: {
    title: 'Aucune course aujourd’hui',
    text: 'Les courses acceptées pour aujourd’hui s’affichent ici.',
    way: 'Voir les courses validées',
    to: 'validated',
  },
  in_progress: {
    title: 'Aucune course en cours',
    text: 'Une course démarrée s’affiche ici jusqu’à son arrivée.',
    way: 'Voir la course du jour',
    to: 'today',
  },
  finished: {
    title: 'Aucune course terminée',
    text: 'Les courses terminées ou refusées s’affichent ici.',
    way: 'Voir les demandes',
    to: 'pending',
  },
};

/** An empty tab links to one that has rides. */
export function NoDeskRide({ tab, onOpen }: { tab: DriverTab; onOpen: (tab: DriverTab) => void }) {
  const { title, text, way, to } = words[tab];

  return <EmptyState title={title} text={text} action={<Button onClick={() => onOpen(to)}>{way}</Button>} />;
}
