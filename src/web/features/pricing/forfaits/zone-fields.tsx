import Trash from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import type { ZoneView } from '#contract/pricing/zones.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { writtenPoint } from '#domain/geo/address-agreement.ts';
import { LEAST_RADIUS, MOST_RADIUS } from '#domain/zones/zone.ts';
import { middleOf } from '#domain/zones/zone-drawing.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { typedFigure } from '../typed-amounts.ts';
import './zone-fields.css';

type Props = {
  zone: ZoneView;
  kind: 'start' | 'end';
  onChange: (zone: ZoneView, isPlaced?: boolean) => void;
};
type Part = ZoneView['parts'][number];

/** A zone in words: its name, and its circle or its corners. */
export function ZoneFields({ zone, kind, onChange }: Props) {
  const [part] = zone.parts;
  const isOne = zone.parts.length <= 1;
  const put = (next: Part, isPlaced = false) => onChange({ ...zone, parts: [next] }, isPlaced);

  return (
    <div className="zone-fields">
      <TextField
        label="Nom de la zone"
        hint="Comme les clients le lisent"
        maxLength={40}
        value={zone.name}
        onChange={(event) => onChange({ ...zone, name: event.target.value })}
      />
      {isOne && part?.kind !== 'outline' && <CircleFields part={part} kind={kind} onChange={put} />}
      {isOne && part?.kind === 'outline' && <CornerFields corners={part.corners} onChange={put} />}
    </div>
  );
}

type CircleProps = {
  part: Extract<Part, { kind: 'circle' }> | undefined;
  kind: 'start' | 'end';
  onChange: (part: Part, isPlaced?: boolean) => void;
};

const FIRST_RADIUS = 2000;

function CircleFields({ part, kind, onChange }: CircleProps) {
  const [typed, setTyped] = useState<string>();
  const [km, setKm] = useState<string>();
  const unpicked = useCallback(() => undefined, []);
  const radius = part?.radius ?? FIRST_RADIUS;

  const choose = async (suggestion: SuggestionView) => {
    setTyped(suggestion.address);
    const centre = await coordsOf(suggestion).catch(() => undefined);
    if (centre) onChange({ kind: 'circle', place: shortPlace(suggestion.address), centre, radius }, true);
    setTyped(undefined);
  };
  const type = (text: string) => {
    setKm(text);
    const metres = Math.round((typedFigure(text, MOST_RADIUS / 1000) ?? 0) * 1000);
    if (part && metres >= LEAST_RADIUS) onChange({ ...part, radius: metres });
  };

  return (
    <div className="zone-circle">
      <div className="address-fields">
        <AddressField
          name="centre"
          mark={<StopMark kind={kind} />}
          label="Centre du cercle"
          placeholder="Une adresse ou un lieu"
          value={typed ?? part?.place ?? ''}
          errorId={undefined}
          onType={setTyped}
          onChoose={(suggestion) => void choose(suggestion)}
          onUnpicked={unpicked}
        />
      </div>
      <UnitField
        label="Rayon"
        unit="km"
        disabled={!part}
        value={km ?? String(radius / 1000).replace('.', ',')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setKm(undefined)}
      />
    </div>
  );
}

/** 'Roissy-en-France' from an address: the part after the postcode, else before the first comma. */
function shortPlace(address: string): string {
  return (/\d{5}\s+([^,]+)/u.exec(address)?.[1] ?? address.split(',')[0] ?? '').trim().slice(0, 80);
}

type CornerProps = {
  corners: Extract<Part, { kind: 'outline' }>['corners'];
  onChange: (part: Part) => void;
};

/** The corners with their coordinates, for the keyboard. */
function CornerFields({ corners, onChange }: CornerProps) {
  const put = (next: CornerProps['corners']) => onChange({ kind: 'outline', corners: next });
  const [first, last] = [corners[0], corners.at(-1)];

  return (
    <details className="zone-corners">
      <summary>Coins du contour ({corners.length})</summary>
      <ol>
        {corners.map((corner, index) => (
          <li key={`${corner.lat} ${corner.lng}`}>
            <CornerField
              label={`Coin ${index + 1}`}
              corner={corner}
              onChange={(moved) => put(corners.with(index, moved))}
            />
            <IconButton
              label={`Supprimer le coin ${index + 1}`}
              icon={<Trash aria-hidden="true" />}
              disabled={corners.length <= 3}
              onClick={() => put(corners.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => first && last && put([...corners, middleOf([first, last])])}>
        Ajouter un coin
      </Button>
    </details>
  );
}

type CornerFieldProps = {
  label: string;
  corner: { lat: number; lng: number };
  onChange: (corner: { lat: number; lng: number }) => void;
};

function CornerField({ label, corner, onChange }: CornerFieldProps) {
  const [typed, setTyped] = useState(`${corner.lat.toFixed(5)}, ${corner.lng.toFixed(5)}`);
  const point = writtenPoint(typed);
  return (
    <TextField
      label={label}
      error={point ? undefined : 'Écrivez «\u00a048.84430, 2.37350\u00a0».'}
      value={typed}
      inputMode="decimal"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => point && onChange(point)}
    />
  );
}
