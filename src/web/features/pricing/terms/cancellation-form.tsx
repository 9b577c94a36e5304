import { type SubmitEvent, useId, useState } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { useSaveTerms } from './terms-api.ts';
import { TermsPreview } from './terms-preview.tsx';
import { draftOf, problemOf, storedText, type TermsDraft, type TermsField } from './terms-values.ts';

type Props = { stored: string; freeMinutes: number; onUnsaved: (isUnsaved: boolean) => void };

const fields: { name: TermsField; label: string; hint: string; unit: string }[] = [
  { name: 'freeHours', label: 'Gratuite jusqu’à', hint: 'avant l’heure de départ', unit: 'heures' },
  { name: 'latePercent', label: 'Ensuite, le client doit', hint: 'du prix convenu', unit: '%' },
  { name: 'absencePercent', label: 'S’il est absent', hint: 'au départ', unit: '%' },
];

/** The sentence to fill in, the scale, and what clients read. */
export function CancellationForm({ stored, freeMinutes, onUnsaved }: Props) {
  const id = useId();
  const save = useSaveTerms();
  const [draft, setDraft] = useState(() => draftOf(stored));
  const change = (next: TermsDraft) => {
    setDraft(next);
    onUnsaved(storedText(next) !== stored);
  };
  const isWhole = !draft.isOn || fields.every(({ name }) => problemOf(draft, name) === undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWhole && !save.isPending) save.mutate(storedText(draft), { onSuccess: () => onUnsaved(false) });
  };

  return (
    <form className="terms-form" aria-labelledby={id} noValidate onSubmit={submit}>
      <header>
        <h3 className="step-title" id={id}>
          Annulation par le client
        </h3>
        <p className="small soft">Montré avant la commande, dans les lettres et sur la course.</p>
      </header>
      <Switch
        label="Demander des frais"
        checked={draft.isOn}
        onChange={(isOn) => change({ ...draft, isOn })}
      />
      {draft.isOn ? (
        <>
          <div className="terms-sentence">
            {fields.map(({ name, label, hint, unit }) => (
              <UnitField
                key={name}
                label={label}
                hint={hint}
                unit={unit}
                inputMode="numeric"
                maxLength={3}
                value={draft[name]}
                error={problemOf(draft, name)}
                onChange={({ target: { value } }) => change({ ...draft, [name]: value })}
              />
            ))}
          </div>
          {isWhole && <TermsPreview stored={storedText(draft)} freeMinutes={freeMinutes} />}
        </>
      ) : (
        <p className="small soft">
          Sans frais, une course acceptée s’annule sur demande&nbsp;: le chauffeur répond à chacune.
        </p>
      )}
      <Notice>
        Vous pouvez toujours renoncer à ces frais, course par course. Les commandes déjà passées gardent leurs
        conditions.
      </Notice>
      {save.error && (
        <Notice tone="bad">{sentenceFor(save.error, 'Impossible d’enregistrer les conditions.')}</Notice>
      )}
      <div className="terms-foot">
        <Button disabled={storedText(draft) === stored} onClick={() => change(draftOf(stored))}>
          Annuler
        </Button>
        <Button type="submit" tone="primary" busy={save.isPending} disabled={!isWhole}>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}
