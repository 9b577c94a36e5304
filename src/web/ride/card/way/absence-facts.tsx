import type { RideView } from '#contract/rides/rides.ts';
import { type AbsenceFact, absenceFacts } from '#contract/words/absence-words.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import './absence-facts.css';

type Props = { ride: RideView; viewer: Role; before?: AbsenceFact; after?: AbsenceFact | undefined };

/** The evidence of an absence, with what a dialog adds before and after it. */
export function AbsenceFacts({ ride, viewer, before, after }: Props) {
  const facts = [before, ...absenceFacts(ride, viewer), after].filter((fact) => fact !== undefined);

  if (facts.length === 0) return null;
  return (
    <dl className="absence-facts">
      {facts.map(({ word, text }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
