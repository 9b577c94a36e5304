import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import type { UserView } from '#contract/account/auth.ts';
import { changeFactsIn } from '#contract/rides/change-facts.ts';
import type { ChangeRequestView } from '#contract/rides/change-requests.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { type ChangeSide, isOpenChange, sideOf } from '#domain/ride/change-request.ts';
import { agoText } from '#web/text/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAcceptChange, useRefuseChange, useWithdrawChange } from '../data/moves/change-moves.ts';
import { offersOf } from '../data/offers.ts';
import { RideChanges } from '../dialogs/answering/ride-changes.tsx';
import { changesBetween } from '../words/ride-changes.ts';
import { factsOf } from '../words/ride-facts.ts';
import './change-panel.css';

type Props = { ride: RideView; viewer: UserView; now: Date };

/** The requested change, fact by fact, with the answers; or that it was refused. */
export function ChangePanel({ ride, viewer, now }: Props) {
  const { changeRequest: asked } = ride;
  const side = sideOf(viewer, factsOf(ride));
  const offers = offersOf(ride, viewer, now);
  if (!asked || ride.status !== 'accepted') return null;
  if (asked.refusedAt) return <Refused {...{ ride, asked, side, now }} />;
  if (!isOpenChange(factsOf(ride), changeFactsIn(ride), now)) return null;

  return (
    <section className="change-panel" aria-label="Modification demandée">
      <p className="change-title">
        <ArrowRightLeft aria-hidden="true" />
        <span>
          <b>
            {titleOf(ride, asked, side)} {agoText(new Date(asked.askedAt), now)}.
          </b>{' '}
          {waitingText(ride, asked, side)}
        </span>
      </p>
      <RideChanges changes={changesBetween(ride, { ...ride, ...asked.to }, now)} />
      {offers.has('accept_change') && <Answers ride={ride} asked={asked} side={side} />}
      {offers.has('withdraw_change') && <Withdraw ride={ride} asked={asked} />}
    </section>
  );
}

type Asked = { ride: RideView; asked: ChangeRequestView; side: ChangeSide | undefined };

/** Rides requested together are answered together, or this one alone. */
function Answers({ ride, asked, side }: Asked) {
  const [accept, refuse] = [useAcceptChange(), useRefuseChange()];
  const isBusy = accept.isPending || refuse.isPending;
  const word = side === 'client' ? 'Confirmer' : 'Accepter';
  const several = asked.rides > 1;

  return (
    <div className="change-answers">
      <Button
        tone="primary"
        busy={accept.isPending}
        disabled={isBusy}
        onClick={() => accept.mutate({ ride, all: several })}
      >
        {several ? `${word} les ${asked.rides} modifications` : `${word} la modification`}
      </Button>
      {several && (
        <Button disabled={isBusy} onClick={() => accept.mutate({ ride, all: false })}>
          {word} celle-ci seule
        </Button>
      )}
      <Button busy={refuse.isPending} disabled={isBusy} onClick={() => refuse.mutate({ ride, all: several })}>
        {several ? `Refuser les ${asked.rides}` : 'Refuser'}
      </Button>
    </div>
  );
}

function Withdraw({ ride, asked }: Omit<Asked, 'side'>) {
  const withdraw = useWithdrawChange();

  return (
    <div className="change-answers">
      <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ ride })}>
        {asked.askedBy === 'client' ? 'Retirer ma demande' : 'Retirer ma proposition'}
        {asked.rides > 1 && ` (${asked.rides} courses)`}
      </Button>
    </div>
  );
}

function titleOf({ client, driver }: RideView, { askedBy }: ChangeRequestView, side: Asked['side']): string {
  if (side === askedBy) return askedBy === 'client' ? 'Modification demandée' : 'Modification proposée';
  return askedBy === 'client'
    ? `${client.firstName} demande une modification`
    : `${driver?.firstName ?? 'Le chauffeur'} propose une modification`;
}

function waitingText(
  { client, driver }: RideView,
  { askedBy }: ChangeRequestView,
  side: Asked['side'],
): string {
  if (side !== askedBy) return 'La course reste prévue comme convenu jusqu’à la réponse.';
  const other = askedBy === 'client' ? (driver?.firstName ?? 'Le chauffeur') : client.firstName;
  return `${other} doit répondre\u00a0; la course reste prévue comme convenu jusque-là.`;
}

/** For the side that asked. */
function Refused({ ride, asked, side, now }: Asked & { now: Date }) {
  if (side !== asked.askedBy || !asked.refusedAt) return null;
  const other =
    asked.askedBy === 'client' ? (ride.driver?.firstName ?? 'Le chauffeur') : ride.client.firstName;

  return (
    <Notice tone="warn">
      {other} a refusé la modification {agoText(new Date(asked.refusedAt), now)}&nbsp;: la course reste prévue
      comme convenu.
    </Notice>
  );
}
