import './new-order.css';

type Props = { takenByMe: boolean; onChange: (takenByMe: boolean) => void };

const choices = [
  { value: true, title: 'Je la prends', text: 'Acceptée, bon de réservation émis.' },
  { value: false, title: 'Pour un autre chauffeur', text: 'Elle attend dans les demandes.' },
];

export function DriverChoice({ takenByMe, onChange }: Props) {
  return (
    <fieldset className="order-choice">
      <legend className="field-label">Après l’enregistrement</legend>
      {choices.map(({ value, title, text }) => (
        <label key={title} className={value === takenByMe ? 'order-way order-way-on' : 'order-way'}>
          <input
            type="radio"
            name="takenByMe"
            checked={value === takenByMe}
            onChange={() => onChange(value)}
          />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
