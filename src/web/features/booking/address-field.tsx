import { type KeyboardEvent, useId } from 'react';
import { StopMark } from '#web/ui/stop-mark.tsx';

type Props = {
  kind: 'start' | 'end';
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Wraps instead of cutting: the terminal and the town at the end of an address must be read. */
export function AddressField({ kind, label, placeholder, value, onChange }: Props) {
  const id = useId();

  return (
    <div className="address-field">
      <StopMark kind={kind} />
      <div>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          name={kind === 'start' ? 'pickup' : 'destination'}
          rows={1}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\n/gu, ' '))}
          onKeyDown={submitOnEnter}
        />
      </div>
    </div>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
