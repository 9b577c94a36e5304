import { encode } from 'uqr';
import './qr-code.css';

/** Scanners need this many white modules around the code. */
const QUIET_ZONE = 4;

/** Drawn dark on white whatever the theme: many scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: QUIET_ZONE });

  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.flatMap(rowPath).join('')} />
    </svg>
  );
}

function rowPath(row: readonly boolean[], y: number): string[] {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''));
}
