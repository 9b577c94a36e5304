import './plate.css';

/** A French number plate; what is written on it is all that is read aloud. */
export function Plate({ children }: { children: string }) {
  return (
    <span className="plate">
      <span>{children}</span>
    </span>
  );
}
