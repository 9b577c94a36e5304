import ChevronDown from 'lucide-react/icons/chevron-down';
import '#web/ui/select-field.css';

type ChoiceProps<Value extends string> = {
  label: string;
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <span className="select filter-choice">
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(choices).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

type DayProps = { label: string; value: string; onChange: (value: string) => void };

export function DayField({ label, value, onChange }: DayProps) {
  return (
    <label className="filter-day">
      <span>{label}</span>
      <input type="date" className="input" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
