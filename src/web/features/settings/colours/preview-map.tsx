const streets =
  'M-8 22 96 6M-8 52 150 26M-8 92 84 70 172 84M30-6 52 112M86-6 104 112M132-6 140 112M176-6 168 112M214-6 228 112M258-6 250 112M300-6 312 112M140 34 328 10M168 58 328 42M176 90 328 74';
const river = 'M-8 34C40 18 64 60 110 52S178 12 226 26s64 58 110 44';
const route = 'M46 80C74 66 92 76 118 60S160 30 196 46s46 30 66-16';

/** A decorative map with an invented trip. */
export function PreviewMap() {
  return (
    <svg className="look-map" viewBox="0 0 320 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="look-street" d={streets} />
      <path className="look-river" d={river} />
      <path className="look-route-edge" d={route} />
      <path className="look-route" d={route} />
      <circle className="look-mark" cx="262" cy="30" r="8" />
      <circle className="look-hole" cx="262" cy="30" r="2.6" />
      <rect className="look-mark" x="38.5" y="72.5" width="15" height="15" rx="2.5" />
      <rect className="look-hole" x="43.6" y="77.6" width="4.8" height="4.8" />
    </svg>
  );
}
