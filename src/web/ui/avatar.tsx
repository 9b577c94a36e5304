import './avatar.css';

type Props = { firstName: string; lastName: string; size?: 'medium' | 'large' };

/** Initials; the name is written beside them. */
export function Avatar({ firstName, lastName, size = 'medium' }: Props) {
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      {initialOf(firstName)}
      {initialOf(lastName)}
    </span>
  );
}

function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase('fr');
}
