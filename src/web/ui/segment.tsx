import { useRef } from 'react';
import './segment.css';
import { useHiddenSides } from './use-hidden-sides.ts';

type Props<Value extends string | number> = {
  label: string;
  choices: readonly { value: Value; label: string; count?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, one of them pressed. */
export function Segment<Value extends string | number>({ label, choices, value, onChange }: Props<Value>) {
  const list = useRef<HTMLFieldSetElement>(null);
  useHiddenSides(list);

  return (
    <fieldset className="segment" aria-label={label} ref={list}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <span className="segment-count">{choice.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
