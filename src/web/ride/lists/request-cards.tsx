import type { ReactNode } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { type RequestOrder, requestOrders } from '#domain/day-plan/request-order.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { SortedRequests } from '../data/reads/sorted-requests.ts';
import { exclusionTexts } from '../words/exclusion-texts.ts';
import './request-cards.css';
import { RideCards } from './ride-cards.tsx';

const orderNames: Record<RequestOrder, string> = {
  fit: 'marge et rapport',
  departure: 'heure de départ',
  received: 'reçue en premier',
};

const choices = requestOrders.map((value) => ({ value, label: orderNames[value] }));

type Props = Omit<Parameters<typeof RideCards>[0], 'framed'> & { sorted: SortedRequests };

/** The requests that a driver may answer, sorted; requests that exclude one another share a frame. */
export function RequestCards({ sorted, ...cards }: Props) {
  const { groups, pairs, order, choose } = sorted;
  const groupOf = ({ id }: RideView) => groups.find((group) => group.some((ride) => ride.id === id)) ?? [];

  return (
    <>
      {groups.flat().length > 1 && (
        <div className="request-sort">
          <SelectField
            label="Trier par"
            choices={choices}
            value={order}
            onChange={(event) => choose(requestOrders.find((one) => one === event.target.value) ?? 'fit')}
          />
        </div>
      )}
      <RideCards
        {...cards}
        framed={(ride, card) => (
          <Either ride={ride} group={groupOf(ride)} pairs={pairs}>
            {card}
          </Either>
        )}
      />
    </>
  );
}

type EitherProps = {
  ride: RideView;
  group: readonly RideView[];
  pairs: SortedRequests['pairs'];
  children: ReactNode;
};

/** A part of the frame: its head is above the first card, and 'ou' between two. */
function Either({ ride, group, pairs, children }: EitherProps) {
  const place = group.findIndex(({ id }) => id === ride.id);

  return (
    <div className={group.length > 1 ? `either ${placeName(place, group.length)}` : undefined}>
      {group.length > 1 && place === 0 && (
        <div className="either-head">
          <b>L’une ou l’autre</b>
          {exclusionTexts(group, pairs).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
      {group.length === 2 && place === 1 && (
        <p className="either-or">
          <span>ou</span>
        </p>
      )}
      {children}
    </div>
  );
}

function placeName(place: number, length: number): string {
  if (place === 0) return 'either-first';
  return place === length - 1 ? 'either-next either-last' : 'either-next';
}
