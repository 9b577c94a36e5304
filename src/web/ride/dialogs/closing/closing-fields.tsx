import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { RideView } from '#contract/rides/rides.ts';
import { addedNames } from '#contract/words/fare-lines.fr.ts';
import { AGREED_ROUTE } from '#contract/words/trip-words.fr.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import './closing-fields.css';
import { amountOf, blankLine, type ClosingForm, type TypedLine } from './use-closing.ts';

const choices = (['toll', 'added_stop', 'supplement'] as const).map((value) => ({
  value,
  label: addedNames[value],
}));

type Props = { ride: RideView; form: ClosingForm; isSubmitted: boolean };

/** The additions to the agreed price, each with its reason for the client. */
export function ClosingFields({ ride, form, isSubmitted }: Props) {
  const { countable, counts, lines, setLines } = form;
  const replace = (index: number, part: Partial<TypedLine>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));

  return (
    <fieldset className="closing">
      <legend className="field-label">En plus du prix convenu</legend>
      {countable && countable.extraHours.most > 0 && (
        <Counted
          label={addedNames.extra_hours}
          unit="h"
          hint={`${euroText(countable.extraHours.unitPrice)} par heure, ${countable.extraHours.most}\u00a0h au plus.`}
          {...{ value: counts.hours, most: countable.extraHours.most, onChange: form.setHours }}
        />
      )}
      {countable && countable.waiting.most > 0 && (
        <Counted
          label={addedNames.waiting}
          unit="min"
          hint={`${euroText(countable.waiting.unitPrice)} par minute, ${countable.waiting.most}\u00a0min au plus après les ${countable.freeMinutes} offertes.`}
          {...{ value: counts.waiting, most: countable.waiting.most, onChange: form.setWaiting }}
        />
      )}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
        <div className="closing-line" key={index}>
          <SelectField
            label="Ligne"
            choices={choices}
            value={line.kind}
            onChange={(event) => replace(index, { kind: event.target.value as TypedLine['kind'] })}
          />
          <UnitField
            label="Montant"
            unit="€"
            value={line.amount}
            error={isSubmitted ? amountProblem(line) : undefined}
            onChange={(event) => replace(index, { amount: event.target.value })}
          />
          <IconButton
            label="Retirer la ligne"
            icon={<X aria-hidden="true" />}
            onClick={() => setLines(lines.toSpliced(index, 1))}
          />
          <TextField
            label="Raison"
            optional={line.kind === 'toll'}
            maxLength={100}
            value={line.reason}
            error={
              isSubmitted && line.kind !== 'toll' && !line.reason.trim()
                ? 'Indiquez la raison\u00a0: le client la lit.'
                : undefined
            }
            onChange={(event) => replace(index, { reason: event.target.value })}
          />
        </div>
      ))}
      <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setLines([...lines, blankLine])}>
        Péage, étape ou supplément
      </Button>
      {ride.kind === 'hire' && (
        <Checkbox
          label={AGREED_ROUTE}
          checked={form.agreedRoute}
          onChange={(event) => form.setAgreedRoute(event.target.checked)}
        />
      )}
    </fieldset>
  );
}

function amountProblem({ amount }: TypedLine): string | undefined {
  if (amountOf(amount) > 0) return undefined;
  return amount.trim() === '' ? 'Indiquez un montant.' : 'Saisissez un montant, par exemple 3,50.';
}

type CountedProps = {
  label: string;
  unit: string;
  hint: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
};

/** May be lowered, never raised beyond what was waited or driven. */
function Counted({ label, unit, hint, value, most, onChange }: CountedProps) {
  return (
    <UnitField
      label={label}
      unit={unit}
      hint={hint}
      inputMode="numeric"
      value={String(value)}
      onChange={(event) => {
        const typed = Number(event.target.value.replace(/\D/gu, ''));
        onChange(Math.min(typed, most));
      }}
    />
  );
}
