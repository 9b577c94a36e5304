import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PastedField } from '#domain/pasted-order/pasted-ride.ts';
import { LONGEST_NOTES } from '#domain/ride/trip.ts';
import { coordsOf } from '#web/addresses/places-api.ts';
import { useSuggestions } from '#web/addresses/use-suggestions.ts';
import type { OrderDraft } from '#web/signals/order-draft.ts';
import { numbered } from '#web/text/counts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { FoundField } from './found-field.tsx';
import { type FoundPlace, orderDraftFrom } from './order-draft-from.ts';
import {
  essentials,
  notReadText,
  type Pasted,
  type PastedValues,
  shownFields,
  valuesOf,
} from './pasted-values.ts';
import { PastedWords } from './pasted-words.tsx';
import { useKnownClient } from './use-known-client.ts';

type Props = { pasted: Pasted; onClear: () => void; onContinue: (draft: OrderDraft) => void };

/** The message beside the fields read from it, each to be confirmed. */
export function PastedOrderForm({ pasted, onClear, onContinue }: Props) {
  const { order, index } = pasted;
  const [values, setValues] = useState<PastedValues>(() => valuesOf(order.rides[index] ?? {}));
  const [fields] = useState(() => shownFields(values));
  const [checked, setChecked] = useState<readonly PastedField[]>([]);
  const [notes, setNotes] = useState(() => notReadText(pasted));
  const known = useKnownClient(values.phone ?? '');
  const places = { pickup: usePlace(values.pickup), destination: usePlace(values.destination) };
  const found = fields.filter((field) => values[field]);
  const open = found.filter((field) => !checked.includes(field));
  const confirm = (...names: PastedField[]) => setChecked((known) => [...known, ...names]);

  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault();
        const toCheck = essentials.filter((field) => open.includes(field));
        onContinue(orderDraftFrom({ values, ...places, notes, known, toCheck }));
      }}
    >
      <section className="paste-text" aria-label="Message reçu">
        <PastedWords pasted={pasted} />
        <Button tone="plain" onClick={onClear}>
          Coller un autre message
        </Button>
      </section>
      <section className="found" aria-label="Champs trouvés">
        <div className="checks">
          <p role="status">
            {order.rides.length > 1 && `Course ${index + 1} sur ${order.rides.length}. `}
            <b>{numbered(found.length, 'champ trouvé', 'champs trouvés')}</b>,{' '}
            {numbered(found.length - open.length, 'vérifié')}
          </p>
          <Button tone="plain" disabled={open.length === 0} onClick={() => confirm(...found)}>
            Tout est juste
          </Button>
        </div>
        <div className="found-fields">
          {fields.map((field) => (
            <FoundField
              key={field}
              field={field}
              value={values[field] ?? ''}
              hint={hintOf(field, pasted, { known: known && numbered(known.rides, 'course'), ...places })}
              isChecked={checked.includes(field)}
              onChange={(value) => {
                setValues((typed) => ({ ...typed, [field]: value }));
                confirm(field);
              }}
              onCheck={() => confirm(field)}
            />
          ))}
          <TextAreaField
            label="Message au chauffeur"
            hint={notes ? notesHint(notes) : undefined}
            optional
            name="notes"
            rows={2}
            maxLength={LONGEST_NOTES}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </div>
      </section>
      <div className="paste-foot">
        <p className="small soft">
          {open.length === 0
            ? 'Tout est vérifié.'
            : `${numbered(open.length, 'champ reste', 'champs restent')} à vérifier.`}
        </p>
        <Button type="submit" tone="primary" size="large" block>
          Continuer vers la course
        </Button>
      </div>
    </form>
  );
}

function notesHint(notes: string): string {
  return notes.length < LONGEST_NOTES
    ? 'Repris du texte'
    : `Repris du texte, jusqu’à ${LONGEST_NOTES} caractères`;
}

/** The only place that a text can mean, once it is on the map; else the text itself, for the form to resolve. */
function usePlace(text = ''): FoundPlace & { isClear: boolean } {
  const { clear } = useSuggestions(text, text !== '');
  const { data: coords } = useQuery({
    queryKey: ['places', 'coords', clear?.id],
    queryFn: clear ? () => coordsOf(clear) : skipToken,
  });
  return clear && coords
    ? { address: clear.address, coords, isClear: true }
    : { address: text, coords: null, isClear: false };
}

type Known = Record<'pickup' | 'destination', { address: string; isClear: boolean }> & {
  known: string | undefined;
};

/** What the text said, and what is known besides. */
function hintOf(field: PastedField, { text, order, index }: Pasted, facts: Known): string | undefined {
  const ride = order.rides[index];
  if (field === 'phone' && facts.known) return `Reconnu : ${facts.known}`;
  if (field === 'time' && ride?.isLanding) return 'Heure d’arrivée du vol ou du train';
  if ((field === 'pickup' || field === 'destination') && facts[field].address)
    return facts[field].isClear ? facts[field].address : 'À choisir dans la liste, à l’étape suivante.';
  const unsure = order.unsure.filter((words) => words.field === field);
  if (unsure.length === 0 || ride?.[field] !== undefined) return undefined;
  return `Pas sûr\u00a0: ${unsure.map(({ span }) => `«\u00a0${text.slice(...span)}\u00a0»`).join(', ')}`;
}
