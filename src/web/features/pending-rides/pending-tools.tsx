import RefreshCw from 'lucide-react/icons/refresh-cw';
import { hasExpired } from '#web/ride/data/offers.ts';
import { numbered } from '#web/text/counts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import './pending-tools.css';
import { useNow } from '#web/browser/use-now.ts';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';

type Props = { list: RideList; auto: boolean; onAuto: (auto: boolean) => void; onRefresh: () => void };

export function PendingTools({ list, auto, onAuto, onRefresh }: Props) {
  return (
    <div className="pending-tools">
      <Counters list={list} />
      <Checkbox
        label="Actualisation auto"
        checked={auto}
        onChange={(event) => onAuto(event.target.checked)}
      />
      <Button size="small" icon={<RefreshCw aria-hidden="true" />} busy={list.busy} onClick={onRefresh}>
        Actualiser
      </Button>
    </div>
  );
}

function Counters({ list: { rides, hasMore } }: { list: RideList }) {
  const now = useNow();

  if (!rides) return null;
  const expired = rides.filter((ride) => hasExpired(ride, now)).length;
  return (
    <p className="pending-counters" role="status">
      <Badge tone="warn">
        {numbered(rides.length, 'course')} en attente{hasMore && ' et plus'}
      </Badge>{' '}
      <Badge tone={expired > 0 ? 'bad' : 'plain'}>{numbered(expired, 'expirée')}</Badge>
    </p>
  );
}
