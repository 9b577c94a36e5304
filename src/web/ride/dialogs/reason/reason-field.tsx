import { useRef } from 'react';
import { Field } from '#web/ui/field.tsx';
import './reason-field.css';

type Props = {
  label: string;
  hint: string;
  placeholder: string;
  quickReasons: readonly string[];
  reason: string;
  onChange: (reason: string) => void;
};

/** A quick reason fills the field, where it can still be changed. */
export function ReasonField({ label, hint, placeholder, quickReasons, reason, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const fill = (text: string) => {
    onChange(text);
    area.current?.focus();
  };

  return (
    <Field label={label} hint={hint}>
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
            placeholder={placeholder}
            value={reason}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  );
}
