import { generalTerms } from '#contract/sentences/cancellation-words.fr.ts';
import { waitingSentence } from '#contract/sentences/waiting-words.fr.ts';
import type { LegalFacts } from '#domain/legal/legal-text.ts';
import { termsFrom } from '#domain/ride/cancellation-terms.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { readWaitingTerms } from '#server/features/pricing/index.ts';
import { operatorName, settingValue } from '#server/features/settings/index.ts';

/** The current values for the placeholders of a legal text. */
export async function readLegalFacts({ db, settings }: Deps): Promise<LegalFacts> {
  const [snapshot, waiting] = await Promise.all([settings.current(), readWaitingTerms(db)]);
  const { company, stored } = snapshot;
  return {
    entreprise: operatorName(snapshot),
    adresse: stored.companyAddress ?? '',
    email: stored.contactEmail ?? '',
    téléphone: stored.contactPhone ?? '',
    annulation: termsSentence(snapshot),
    attente: waitingSentence(waiting),
    médiateur: [company.mediatorName, company.mediatorAddress, company.mediatorUrl]
      .filter(Boolean)
      .join(', '),
  };
}

/** The terms of new orders; an order keeps those that it was made under. */
function termsSentence(snapshot: SettingsSnapshot): string {
  const terms = termsFrom(settingValue(snapshot, 'cancellationTerms'));
  return terms ? generalTerms(terms) : '';
}
