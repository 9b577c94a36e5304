import { LOGO_MAX_BYTES, LOGO_TYPES } from '#contract/platform/logo.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { ApiError, sentenceFor } from '#web/text/api-error.ts';

/** The page and the dialog have different messages for refused files and failures. */
export type LogoFailures = {
  problemWith: (file: File) => string | undefined;
  /** The message under the drop zone, unless the failure is shown elsewhere. */
  textFor: (error: Error) => string | undefined;
};

export const pageFailures: LogoFailures = {
  problemWith: (file) => (file.type.startsWith('image/') ? sizeProblem(file) : messages.logo_missing),
  textFor: (error) => {
    reportFailure(error, 'Impossible de télécharger le logo.');
    return undefined;
  },
};

export const dialogFailures: LogoFailures = {
  problemWith: (file) => sizeProblem(file) ?? typeProblem(file),
  textFor: (error) => `Erreur : ${sentenceFor(error, defaultFor(error))}`,
};

function sizeProblem({ size }: File): string | undefined {
  return size > LOGO_MAX_BYTES ? messages.logo_too_large : undefined;
}

function typeProblem({ type }: File): string | undefined {
  return LOGO_TYPES.some((allowed) => allowed === type) ? undefined : messages.logo_type;
}

function defaultFor(error: Error): string {
  const answered = error instanceof ApiError && error.status > 0;
  return answered ? 'Erreur lors du téléchargement' : 'Erreur inconnue';
}
