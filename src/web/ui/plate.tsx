import './plate.css';

/** A French number plate; screen readers read only its text. */
export function Plate({ children }: { children: string }) {
  return (
    <span className="plate">
      <span>{children}</span>
    </span>
  );
}
