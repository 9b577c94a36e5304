import type { TermedRide } from '#contract/sentences/cancellation-words.fr.ts';
import { cents } from '#domain/money.ts';
import { termsFrom } from '#domain/ride/cancellation-terms.ts';
import type { CancellationTerms } from '#domain/ride/ride.ts';
import { TermsBlock } from '#web/ride/card/notices/terms-block.tsx';
import { centsText } from '#web/ride/words/money-texts.ts';
import { momentText } from '#web/text/dates.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = DAY_MS / 48;
const EXAMPLE_PRICE = cents(6_500);

/** The scale, and the block that clients read, for a ride next week. */
export function TermsPreview({ stored, freeMinutes }: { stored: string; freeMinutes: number }) {
  const terms = termsFrom(stored);
  if (!terms) return null;
  const now = new Date();
  const freeDays = terms.freeHours / 24 + 7;
  const scheduledAt = new Date(Math.ceil((now.getTime() + freeDays * DAY_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
  const termed: TermedRide = { terms, scheduledAt, estimatedCents: EXAMPLE_PRICE, freeMinutes };

  return (
    <>
      <Scale terms={terms} />
      <section className="terms-example">
        <h4 className="step-title">
          Ce que lit le client&nbsp;: {centsText(EXAMPLE_PRICE)}, {momentText(scheduledAt, now)}
        </h4>
        <TermsBlock termed={termed} now={now} />
      </section>
    </>
  );
}

/** Decorative: the block below says the same as text. */
function Scale({ terms: { freeHours, latePercent, absencePercent } }: { terms: CancellationTerms }) {
  const isFree = latePercent === 0 || freeHours === 0;
  return (
    <div className="terms-scale" aria-hidden="true">
      <p className="terms-ok">
        <b>Gratuit</b>
        {isFree ? 'jusqu’au départ' : `jusqu’à ${freeHours}\u00a0h avant`}
      </p>
      {!isFree && (
        <p className="terms-warn">
          <b>{latePercent}&nbsp;%</b>
          jusqu’au départ
        </p>
      )}
      {absencePercent > 0 && (
        <p className="terms-bad">
          <b>{absencePercent}&nbsp;%</b>
          absence
        </p>
      )}
    </div>
  );
}
