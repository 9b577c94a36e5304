import Luggage from 'lucide-react/icons/luggage';
import Plane from 'lucide-react/icons/plane';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { SupplementView } from '#contract/pricing/price-extras.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { readyMade } from '../forfaits/ready-made-zones.ts';
import type { SupplementDraft } from './extras-values.ts';

const kinds = {
  passengers: { name: 'Passagers', unit: 'passagers', Icon: Users },
  luggage: { name: 'Bagages', unit: 'bagages', Icon: Luggage },
  pickup: { name: 'Départ d’une zone', unit: '', Icon: Plane },
} as const;

type Props = {
  supplements: readonly SupplementDraft[];
  problems: Record<string, string>;
  onChange: (supplement: SupplementDraft) => void;
  onAdd: (kind: SupplementView['kind']) => void;
  onRemove: (supplement: SupplementDraft) => void;
};

export function SupplementRows({ supplements, problems, onChange, onAdd, onRemove }: Props) {
  return (
    <>
      <ul className="extra-rows">
        {supplements.map((supplement) => (
          <li key={supplement.key} className="extra-row">
            <SupplementRow
              supplement={supplement}
              problems={problems}
              onChange={onChange}
              onRemove={() => onRemove(supplement)}
            />
          </li>
        ))}
      </ul>
      <fieldset className="extra-adding">
        <legend className="field-label">Ajouter un supplément</legend>
        {(['passengers', 'luggage', 'pickup'] as const).map((kind) => (
          <Button key={kind} size="small" icon={<Plus aria-hidden="true" />} onClick={() => onAdd(kind)}>
            {kinds[kind].name}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

type RowProps = {
  supplement: SupplementDraft;
  problems: Record<string, string>;
  onChange: (supplement: SupplementDraft) => void;
  onRemove: () => void;
};

function SupplementRow({ supplement, problems, onChange, onRemove }: RowProps) {
  const { key, kind, beyond, name, price } = supplement;
  const { name: title, unit, Icon } = kinds[kind];
  const problem = (field: string) => problems[`${key}-${field}`];
  const label = kind === 'pickup' ? name : title;

  return (
    <>
      <Icon aria-hidden="true" />
      {kind === 'pickup' ? (
        <div className="extra-pickup">
          <TextField
            label="Nom du supplément"
            maxLength={60}
            value={name}
            error={problem('name') ?? problem('kind')}
            onChange={(event) => onChange({ ...supplement, name: event.target.value })}
          />
          <ZoneChips supplement={supplement} problem={problem('zones')} onChange={onChange} />
        </div>
      ) : (
        <p>
          <b>{title}</b>
          <small>{problem('kind') ?? 'chacun, au-delà de'}</small>
        </p>
      )}
      {kind !== 'pickup' && (
        <UnitField
          label={<span className="hidden-text">{title}, au-delà de</span>}
          unit={unit}
          inputMode="numeric"
          value={beyond}
          error={problem('beyond')}
          onChange={(event) => onChange({ ...supplement, beyond: event.target.value })}
        />
      )}
      <UnitField
        label={<span className="hidden-text">Prix, {label}</span>}
        unit="€"
        value={price}
        error={problem('price')}
        onChange={(event) => onChange({ ...supplement, price: event.target.value })}
      />
      <IconButton
        label={`Supprimer le supplément «\u00a0${label}\u00a0»`}
        icon={<Trash aria-hidden="true" />}
        onClick={onRemove}
      />
    </>
  );
}

type ChipProps = Pick<RowProps, 'supplement' | 'onChange'> & { problem: string | undefined };

/** The ready-made zones; a zone drawn elsewhere stays in the list while it is chosen. */
function ZoneChips({ supplement, problem, onChange }: ChipProps) {
  const { zones } = supplement;
  const names = new Set(readyMade.map(({ zone }) => zone.name));
  const offered = [...readyMade.map(({ zone }) => zone), ...zones.filter(({ name }) => !names.has(name))];
  const isChosen = (name: string) => zones.some((zone) => zone.name === name);
  return (
    <fieldset className="zone-chips">
      <legend className="field-label">Départ dans</legend>
      {offered.map((zone) => (
        <button
          key={zone.name}
          type="button"
          aria-pressed={isChosen(zone.name)}
          onClick={() =>
            onChange({
              ...supplement,
              zones: isChosen(zone.name) ? zones.filter(({ name }) => name !== zone.name) : [...zones, zone],
            })
          }
        >
          {zone.name}
        </button>
      ))}
      {problem && <p className="field-error">{problem}</p>}
    </fieldset>
  );
}
