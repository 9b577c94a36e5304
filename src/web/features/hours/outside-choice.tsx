import type { HoursView } from '#contract/time/hours.ts';

type Outside = HoursView['outside'];
type Props = { value: Outside; onChange: (value: Outside) => void };

const choices: { value: Outside; name: string; text: string }[] = [
  {
    value: 'refuse',
    name: 'Refuser',
    text: 'Le client lit pourquoi et voit les trois moments les plus proches.',
  },
  {
    value: 'confirm',
    name: 'À confirmer',
    text: 'La demande passe, prix «\u00a0à confirmer\u00a0», vous répondez.',
  },
];

export function OutsideChoice({ value, onChange }: Props) {
  return (
    <>
      <p className="small soft">Vaut pour toute la plateforme.</p>
      <fieldset className="outside-choice" aria-label="En dehors de ces heures">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name="outside"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <b>{choice.name}</b>
            <small>{choice.text}</small>
          </label>
        ))}
      </fieldset>
    </>
  );
}
