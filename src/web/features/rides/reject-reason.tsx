import { useRef } from 'react';
import { Field } from '#web/ui/field.tsx';
import './reject-reason.css';

const quickReasons = ['Déjà en course', 'Trop éloigné', 'Véhicule en panne'] as const;

type Props = { reason: string; onChange: (reason: string) => void };

/** A quick reason fills the field, where it can still be changed. */
export function RejectReason({ reason, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const fill = (text: string) => {
    onChange(text);
    area.current?.focus();
  };

  return (
    <Field
      label="Motif du refus"
      hint="Obligatoire. Le client reçoit ce motif tel que vous l’écrivez ; le refus est définitif."
    >
      {(control) => (
        <>
          <fieldset className="quick-reasons" aria-label="Motifs fréquents">
            {quickReasons.map((text) => (
              <button key={text} type="button" onClick={() => fill(text)}>
                {text}
              </button>
            ))}
          </fieldset>
          <textarea
            {...control}
            ref={area}
            className="input"
            rows={3}
            maxLength={500}
            required
            placeholder="Par exemple : je serai encore en course à cette heure-là."
            value={reason}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
