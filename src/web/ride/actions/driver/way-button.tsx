import MapPin from 'lucide-react/icons/map-pin';
import Navigation2 from 'lucide-react/icons/navigation-2';
import type { RideView } from '#contract/rides/rides.ts';
import type { WayStep } from '#domain/ride/way.ts';
import { Button } from '#web/ui/button.tsx';
import { useTakeStep } from '../../data/moves/way-moves.ts';

const looks = {
  on_the_way: { label: 'En route', Icon: Navigation2 },
  arrived: { label: 'Je suis sur place', Icon: MapPin },
} as const;

type Props = { ride: RideView; step: WayStep; onMove?: (() => void) | undefined };

/** The one step that comes next. */
export function WayButton({ ride, step, onMove }: Props) {
  const { take, isPending } = useTakeStep();
  const { label, Icon } = looks[step];
  const press = () => {
    onMove?.();
    void take(ride, step);
  };

  return (
    <Button tone="primary" icon={<Icon aria-hidden="true" />} busy={isPending} onClick={press}>
      {label}
    </Button>
  );
}
