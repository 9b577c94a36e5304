import Plus from 'lucide-react/icons/plus';
import { Link } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import type { RideCountsView } from '#contract/rides/rides.ts';
import type { ClientTab } from '#domain/ride/tabs.ts';
import { clientTools } from '#web/ride/actions/client/tools-of-clients.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { SlowAnswers } from '#web/ride/lists/slow-answers.tsx';
import { countText } from '#web/text/counts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clientListOf, clientTabLabels, RIDES_NOT_LOADED, totalOf } from './client-tabs.ts';

const emptyTexts: Record<ClientTab, { title: string; text: string }> = {
  pending: {
    title: 'Aucune course trouvée',
    text: 'Vos demandes s’affichent ici jusqu’à la réponse d’un chauffeur.',
  },
  current: {
    title: 'Aucune course en cours',
    text: 'Vos courses acceptées s’affichent ici, avec le chauffeur.',
  },
  history: { title: "Aucune course dans l'historique", text: 'Vos courses terminées s’affichent ici.' },
  cancelled: { title: 'Aucune course trouvée', text: 'Les courses annulées ou refusées s’affichent ici.' },
};

type Props = {
  tab: ClientTab;
  viewer: UserView;
  counts: RideCountsView | undefined;
  onBook: () => void;
};

export function ClientTabRides({ tab, viewer, counts, onBook }: Props) {
  const list = useRideList(clientListOf(tab));
  const shared = {
    list,
    viewer,
    tools: clientTools,
    label: clientTabLabels[tab],
    failure: RIDES_NOT_LOADED,
    empty: <NoRide tab={tab} onBook={onBook} />,
  };

  return (
    <>
      {tab === 'pending' && <SlowAnswers />}
      <RideCards {...shared} startsWithNext={tab === 'current'} total={totalText(tab, counts)} />
      {tab === 'pending' && <Further href="/pending-rides">Toutes vos demandes en attente</Further>}
      {tab === 'history' && <Further href="/history">Historique détaillé</Further>}
    </>
  );
}

function Further({ href, children }: { href: string; children: string }) {
  return (
    <p className="desk-further">
      <Link className="link" href={href}>
        {children}
      </Link>
    </p>
  );
}

function NoRide({ tab, onBook }: Pick<Props, 'tab' | 'onBook'>) {
  return (
    <EmptyState
      {...emptyTexts[tab]}
      action={
        <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={onBook}>
          Nouvelle course
        </Button>
      }
    />
  );
}

/** How many past rides there are in all, when known. */
function totalText(tab: ClientTab, counts: RideCountsView | undefined): string | undefined {
  const total = tab === 'history' ? totalOf(tab, counts) : undefined;
  return total === undefined ? undefined : countText(total);
}
