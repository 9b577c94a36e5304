import CircleCheck from 'lucide-react/icons/circle-check';
import Minus from 'lucide-react/icons/minus';
import { useCallback, useId } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { moneyText } from '#domain/money.ts';
import { type Candidate, priceCandidates } from '#domain/pricing/price-candidates.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import { euroText } from '#web/text/euros.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { reasonText } from './forfait-text.ts';
import { forfaitOf, rulesOf } from './price-list-of.ts';
import './price-preview.css';
import type { Place, PreviewTrip } from './use-preview-trip.ts';

type Props = {
  trip: PreviewTrip;
  forfaits: readonly ForfaitView[];
  rules: readonly PricingRuleView[];
};

/** Which price wins for two addresses and a date, and why each other one loses. */
export function PricePreview({ trip, forfaits, rules }: Props) {
  const id = useId();
  const { date, setDate, from, setFrom, to, setTo } = trip;

  return (
    <section className="preview price-preview" aria-labelledby={id}>
      <h3 className="step-title" id={id}>
        Quel prix gagne, et pourquoi
      </h3>
      <div className="address-fields">
        <PlaceField name="preview-from" kind="start" label="De" place={from} onChange={setFrom} />
        <PlaceField name="preview-to" kind="end" label="À" place={to} onChange={setTo} />
      </div>
      <TextField
        label="Date et heure"
        type="datetime-local"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <Checkbox
        label="Avec une étape"
        checked={trip.hasStops}
        onChange={(event) => trip.setHasStops(event.target.checked)}
      />
      <Candidates trip={trip} forfaits={forfaits} rules={rules} />
    </section>
  );
}

function Candidates({ trip, forfaits, rules }: Props) {
  const { from, to, at, isWhole, road } = trip;
  if (!isWhole || !from.point || !to.point || !at) {
    return <p className="small soft">Donnez deux adresses et une date.</p>;
  }
  const measured = { km: road.data?.distance ?? 0, minutes: road.data?.duration ?? 0 };
  const way = { from: from.point, to: to.point, at };
  const list = { forfaits: forfaits.map(forfaitOf), rules: rulesOf(rules) };
  const candidates = priceCandidates(list, way, measured, { hasStops: trip.hasStops });

  return (
    <ol
      className="candidates"
      aria-live="polite"
      data-waiting={road.isPlaceholderData || road.isLoading || undefined}
    >
      {candidates.map((candidate) => (
        <CandidateLine key={candidate.id} candidate={candidate} at={at} />
      ))}
    </ol>
  );
}

function CandidateLine({ candidate, at }: { candidate: Candidate; at: Date }) {
  const { name, isForfait, price, reason } = candidate;
  const isWinner = reason.because === 'forfait_wins' || reason.because === 'rule_wins';
  return (
    <li data-winner={isWinner || undefined}>
      {isWinner ? <CircleCheck aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <p>
        <b>{isForfait ? `Forfait ${name}` : ruleTitle(name)}</b>
        <small>{reasonText(reason, at)}</small>
      </p>
      <span className="figures">{euroText(moneyText(price))}</span>
    </li>
  );
}

function ruleTitle(name: string): string {
  return name ? `Règle «\u00a0${name}\u00a0»` : 'Prix à confirmer';
}

type FieldProps = {
  name: string;
  kind: 'start' | 'end';
  label: string;
  place: Place;
  onChange: (place: Place) => void;
};

function PlaceField({ name, kind, label, place, onChange }: FieldProps) {
  const unpicked = useCallback(() => undefined, []);
  const choose = async (suggestion: SuggestionView) => {
    const { address } = suggestion;
    onChange({ address, point: null });
    onChange({ address, point: await coordsOf(suggestion).catch(() => null) });
  };

  return (
    <AddressField
      name={name}
      mark={<StopMark kind={kind} />}
      label={label}
      placeholder="Une adresse"
      value={place.address}
      errorId={undefined}
      onType={(address) => onChange({ address, point: null })}
      onChoose={(suggestion) => void choose(suggestion)}
      onUnpicked={unpicked}
    />
  );
}
