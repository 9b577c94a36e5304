type Props = { label: string; value: string; details?: readonly string[] };

/** A fact that was not given is hidden together with its label. */
export function ControlRow({ label, value, details = [] }: Props) {
  const [first, ...rest] = [value, ...details].filter(Boolean);

  if (!first) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {first}
        {rest.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </dd>
    </div>
  );
}
