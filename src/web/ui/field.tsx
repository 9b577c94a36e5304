import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import './field.css';

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** The text for a valid value; an error replaces it. */
  good?: string | undefined;
  optional?: boolean | undefined;
};

/** The attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldFrame & { children: (control: ControlProps) => ReactNode };

/** A label above a control, its hint and its error below. */
export function Field({ label, hint, error, good, optional, children }: Props) {
  const id = useId();
  const below = [hint && `${id}-hint`, (error || good) && `${id}-verdict`];
  const describedBy = below.filter(Boolean).join(' ') || undefined;

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span>(facultatif)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {(error || good) && <Verdict id={`${id}-verdict`} {...{ error, good }} />}
    </div>
  );
}

function Verdict({ id, error, good }: { id: string } & Pick<FieldFrame, 'error' | 'good'>) {
  return (
    <p className={error ? 'field-error' : 'field-good'} id={id}>
      {error ? <CircleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
      <span>{error ?? good}</span>
    </p>
  );
}
