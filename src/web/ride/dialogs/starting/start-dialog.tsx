import { useQueryClient } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { clockText, daysBetween, momentText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotRead } from '#web/ui/notice.tsx';
import { useStartRide } from '../../data/moves/driver-moves.ts';
import { END_AND_START } from '../../data/queue/needs-network.ts';
import { useWithQueued } from '../../data/queue/queued-steps.ts';
import { mayGoNow } from '../../data/queue/send-queued.ts';
import { runningIn, useDriverPlan } from '../../data/reads/driver-plan.ts';
import { priceText } from '../../words/price-text.ts';
import { clientName, shortTrip } from '../../words/short-trip.ts';
import { useRideClosing } from '../closing/use-ride-closing.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { NotCharged } from './not-charged.tsx';
import './start-dialog.css';

/** Lists the two things that the press will do, in order, and waits until it is known what the first leaves out. */
export function StartDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const viewer = useCurrentUser();
  const queries = useQueryClient();
  const running = runningIn(useWithQueued(useDriverPlan(viewer).rides ?? []));
  const { endAndStart, isPending } = useStartRide();
  const isOpen = running?.paymentStatus === 'unpaid';
  const closing = useRideClosing(running ?? ride, open && isOpen);
  const isUnread = isOpen && closing.isError;
  const confirm = async () => {
    if (!(await mayGoNow(queries, END_AND_START, ride, ...(running ? [running] : [])))) return;
    await endAndStart(ride).then(onDone, () => undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Une autre course est en cours"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone="primary" busy={isPending || closing.isFetching} onClick={() => void confirm()}>
            {isUnread ? 'Démarrer quand même' : 'Terminer et démarrer'}
          </Button>
        </>
      }
    >
      <p className="soft">
        Vous ne pouvez conduire qu’une course à la fois&nbsp;: la course en cours est terminée d’abord, puis
        la nouvelle démarre.
      </p>
      <ol className="start-steps">
        <Step icon={<Flag aria-hidden="true" />} word="Terminer" ride={running}>
          {running && endText(running, now)}
        </Step>
        <Step icon={<Navigation aria-hidden="true" />} word="Démarrer" ride={ride}>
          Prévue {plannedText(ride, now)} · {priceText(ride)}
        </Step>
      </ol>
      {isUnread && (
        <NotRead why="Ce qui ne serait pas compté n’a pas pu être lu." onRetry={closing.refetch} />
      )}
      {isOpen && !isUnread && closing.data && <NotCharged ride={running} closing={closing.data} />}
    </Dialog>
  );
}

type StepProps = { icon: ReactNode; word: string; ride: RideView | undefined; children: ReactNode };

/** The running ride may be known to the server only: then it is not named. */
function Step({ icon, word, ride, children }: StepProps) {
  return (
    <li>
      <span className="start-step-mark">{icon}</span>
      <div>
        <b>
          {word} la {ride ? rideName(ride).toLocaleLowerCase('fr') : 'course en cours'}
        </b>
        {ride && (
          <p>
            <strong>{clientName(ride)}</strong>, {shortTrip(ride)}
          </p>
        )}
        <p>{children}</p>
      </div>
    </li>
  );
}

function endText(running: RideView, now: Date): string {
  const since = running.startTime ? `En cours depuis ${clockText(new Date(running.startTime))}, fin` : 'Fin';
  return `${since} notée à ${clockText(now)} · ${priceText(running)}`;
}

/** 'à 19:15', of another day 'lun. 4 mai à 19:15'. */
function plannedText({ scheduledAt }: RideView, now: Date): string {
  const planned = new Date(scheduledAt);
  return daysBetween(planned, now) === 0 ? `à ${clockText(planned)}` : momentText(planned, now);
}
