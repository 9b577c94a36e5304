import type { RideChange } from '../../words/ride-changes.ts';
import './ride-changes.css';

/** Each fact as it was and as it is, or would be. */
export function RideChanges({ changes }: { changes: readonly RideChange[] }) {
  return (
    <dl className="ride-changes">
      {changes.map(({ word, before, after }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>
            <del>{before}</del>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
