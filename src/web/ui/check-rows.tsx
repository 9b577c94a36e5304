import { Checkbox } from './checkbox.tsx';
import './check-rows.css';

type Option<Value extends string> = { value: Value; label: string };
type Row<Key extends string, Value extends string> = {
  key: Key;
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
};
type Props<Key extends string, Value extends string> = {
  rows: readonly Row<Key, Value>[];
  onChange: (key: Key, chosen: Value[]) => void;
};

/** Several choices for each row. A chosen value that is not offered stays chosen. */
export function CheckRows<Key extends string, Value extends string>({ rows, onChange }: Props<Key, Value>) {
  return (
    <div className="check-rows">
      {rows.map(({ key, label, options, chosen }) => (
        <fieldset className="check-row" key={key}>
          <legend>{label}</legend>
          <div>
            {options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={chosen.includes(option.value)}
                onChange={({ target }) => onChange(key, changed(chosen, option.value, target.checked))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function changed<Value extends string>(chosen: readonly Value[], value: Value, isOn: boolean): Value[] {
  const others = chosen.filter((other) => other !== value);
  return isOn ? [...others, value] : others;
}
