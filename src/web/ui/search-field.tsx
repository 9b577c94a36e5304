import Search from 'lucide-react/icons/search';
import './field.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className="input-wrap search-field">
      <Search className="input-icon" aria-hidden="true" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
