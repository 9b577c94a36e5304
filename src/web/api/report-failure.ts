import { sentenceFor } from '#web/text/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** The one way to show a failed call outside of a form: the message of the server, else the given one. */
export function reportFailure(error: unknown, fallback: string): void {
  showToast({ tone: 'bad', title: 'Erreur', text: sentenceFor(error, fallback) });
}
