import type { ReactNode } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { ListStates } from '#web/ui/list-states.tsx';
import type { RideTools } from '../actions/ride-actions.ts';
import { RideCard } from '../card/ride-card.tsx';
import { listStatesOf, type RideListProps } from './list-states-of.tsx';
import './ride-list.css';
import { useNow } from '#web/browser/use-now.ts';
import { holdPlace } from '#web/ui/hold-place.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { RideDialogs } from '../dialogs/ride-dialogs.tsx';
import { useRideDialog } from '../dialogs/use-ride-dialog.ts';
import { useRequestedRide } from './use-requested-ride.ts';

type Props = RideListProps & {
  tools: RideTools;
  /** Shows the time until departure on the first card. */
  startsWithNext?: boolean;
  /** Uses the variant of the driver's dashboard. */
  desk?: boolean;
  /** The ids of rides that arrived while the list was open. */
  fresh?: ReadonlySet<string> | undefined;
  /** Puts something around the card of a ride. */
  framed?: (ride: RideView, card: ReactNode) => ReactNode;
};

/** A list of rides as cards, with their buttons. */
export function RideCards(props: Props) {
  const { list, viewer, label, failure, empty, startsWithNext = false, total, desk = false, fresh } = props;
  const { framed = alone } = props;
  const { Actions, dialogs } = props.tools;
  const now = useNow();
  const { openDialog, ...shown } = useRideDialog(dialogs);
  const { section, keepFocus } = useKeptFocus();
  const requested = useRequestedRide(list.rides, section);
  const keepPlace = (id: string | undefined) => {
    holdPlace(section.current?.querySelector(`[data-ride="${id}"]`)?.closest('li'));
    keepFocus();
  };

  return (
    <section className="rides" aria-label={label} ref={section} tabIndex={-1}>
      <ListStates {...listStatesOf(list, total)} failure={failure} empty={empty}>
        {(ride) =>
          framed(
            ride,
            <RideCard
              ride={ride}
              viewer={viewer.role}
              now={now}
              next={startsWithNext && ride === list.rides?.[0]}
              desk={desk}
              fresh={fresh?.has(ride.id) || ride.id === requested}
            >
              <Actions {...{ ride, viewer, now, openDialog, desk }} onMove={() => keepPlace(ride.id)} />
            </RideCard>,
          )
        }
      </ListStates>
      <RideDialogs {...shown} onDone={() => keepPlace(shown.dialog?.ride.id)} now={now} />
    </section>
  );
}

function alone(_: RideView, card: ReactNode): ReactNode {
  return card;
}
