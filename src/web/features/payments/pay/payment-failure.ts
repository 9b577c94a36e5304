import { ApiError, sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

const UNKNOWN = 'Une erreur est survenue lors du traitement du paiement.';

/** The server's message is shown where it says more than that something went wrong. */
export function reportPaymentFailure(error: unknown): void {
  const isVague = error instanceof ApiError && error.code === 'unexpected';
  showToast({
    tone: 'bad',
    title: 'Erreur de paiement',
    text: isVague ? UNKNOWN : sentenceFor(error, UNKNOWN),
  });
}
