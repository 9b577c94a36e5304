import { type SubmitEvent, useId, useState } from 'react';
import type { WaitingTermsView } from '#contract/pricing/waiting-terms.ts';
import { moneyText } from '#domain/money.ts';
import { MOST_FREE_MINUTES } from '#domain/pricing/waiting-terms.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { commaed, typedCents, typedFigure } from '../typed-amounts.ts';
import { useSaveWaiting } from './waiting-api.ts';

type Props = { stored: WaitingTermsView; onUnsaved: (isUnsaved: boolean) => void };
type Draft = { stationMinutes: string; otherMinutes: string; price: string };

const minuteFields = [
  {
    name: 'stationMinutes',
    label: 'Offerte à l’aéroport et en gare',
    hint: 'depuis l’atterrissage s’il est connu',
  },
  { name: 'otherMinutes', label: 'Offerte ailleurs', hint: undefined },
] as const;

/** The free waiting minutes, and the price of each minute after them. */
export function WaitingForm({ stored, onUnsaved }: Props) {
  const id = useId();
  const save = useSaveWaiting();
  const [draft, setDraft] = useState(() => draftOf(stored));
  const body = bodyOf(draft);
  const change = (next: Draft) => {
    setDraft(next);
    onUnsaved(JSON.stringify(next) !== JSON.stringify(draftOf(stored)));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (body && !save.isPending) save.mutate(body, { onSuccess: () => onUnsaved(false) });
  };

  return (
    <form className="terms-form" aria-labelledby={id} noValidate onSubmit={submit}>
      <header>
        <h3 className="step-title" id={id}>
          Attente au départ
        </h3>
        <p className="small soft">
          Comptée depuis l’heure de départ, l’atterrissage signalé ou «&nbsp;Sur place&nbsp;», le plus tardif
          des trois, jusqu’à «&nbsp;Démarrer&nbsp;».
        </p>
      </header>
      <div className="terms-sentence">
        {minuteFields.map(({ name, label, hint }) => (
          <UnitField
            key={name}
            {...{ label, hint }}
            unit="min"
            inputMode="numeric"
            maxLength={3}
            value={draft[name]}
            error={minutesFrom(draft[name]) === undefined ? 'De 0 à 240 minutes.' : undefined}
            onChange={({ target: { value } }) => change({ ...draft, [name]: value })}
          />
        ))}
        <UnitField
          label="Ensuite"
          hint="par minute commencée"
          unit="€"
          value={draft.price}
          error={typedCents(draft.price) === undefined ? 'Un montant, par exemple 0,50.' : undefined}
          onChange={({ target: { value } }) => change({ ...draft, price: value })}
        />
      </div>
      <Notice>À la fin, la ligne vous est proposée&nbsp;: vous pouvez la baisser, jamais l’augmenter.</Notice>
      {body && Number(body.price) > 0 && <Example minutes={body.otherMinutes} price={body.price} />}
      {save.error && (
        <Notice tone="bad">
          {sentenceFor(save.error, 'Impossible d’enregistrer le prix de l’attente.')}
        </Notice>
      )}
      <div className="terms-foot">
        <Button onClick={() => change(draftOf(stored))}>Annuler</Button>
        <Button type="submit" tone="primary" busy={save.isPending} disabled={!body}>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}

const WAITED = 12;

function Example({ minutes, price }: { minutes: number; price: string }) {
  const clock = (after: number) =>
    `${String(9 + Math.floor((30 + after) / 60)).padStart(2, '0')}:${String((30 + after) % 60).padStart(2, '0')}`;

  return (
    <div className="terms-example">
      <b>Exemple d’attente</b>
      <Receipt
        lines={[
          { label: 'Départ prévu', value: clock(0) },
          { label: 'Offerte jusqu’à', value: clock(minutes) },
          { label: 'À bord', value: clock(minutes + WAITED) },
          {
            label: `${WAITED}\u00a0min ×\u00a0${euroText(price)}`,
            value: euroText((WAITED * Number(price)).toFixed(2)),
          },
        ]}
      />
    </div>
  );
}

function draftOf({ stationMinutes, otherMinutes, price }: WaitingTermsView): Draft {
  return {
    stationMinutes: String(stationMinutes),
    otherMinutes: String(otherMinutes),
    price: commaed(price),
  };
}

function bodyOf({ price, ...draft }: Draft) {
  const [stationMinutes, otherMinutes] = [minutesFrom(draft.stationMinutes), minutesFrom(draft.otherMinutes)];
  const amount = typedCents(price);
  if (stationMinutes === undefined || otherMinutes === undefined || amount === undefined) return undefined;
  return { stationMinutes, otherMinutes, price: moneyText(amount) };
}

function minutesFrom(typed: string): number | undefined {
  const minutes = typedFigure(typed, MOST_FREE_MINUTES);
  return minutes !== undefined && Number.isInteger(minutes) ? minutes : undefined;
}
