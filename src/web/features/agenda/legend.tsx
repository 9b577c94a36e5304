import './legend.css';

const marks = [
  ['planned', 'Acceptée'],
  ['asked', 'Demande'],
  ['way', 'Approche'],
  ['pause', 'Pause'],
  ['off', 'Congé ou occupé'],
] as const;

export function Legend() {
  return (
    <ul className="agenda-legend" aria-label="Légende">
      {marks.map(([kind, word]) => (
        <li key={kind}>
          <i className={`legend-${kind}`} />
          {word}
        </li>
      ))}
    </ul>
  );
}
