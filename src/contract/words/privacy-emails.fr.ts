import { retention, WARNING_DAYS } from '#domain/privacy/retention.ts';
import type { KeptView } from '../account/personal-data.ts';
import { keptText, keptUntilText } from './kept-papers.fr.ts';

/** The last email, sent to the former address of an erased account. */
export function accountErasedEmail(firstName: string, kept: readonly KeptView[]) {
  const papers = kept.map((view) => `- ${keptText(view)}, jusqu’au ${keptUntilText(view)}`);
  return {
    subject: 'Votre compte est supprimé',
    text: [
      `Bonjour ${firstName},`,
      'Votre compte est supprimé. Votre nom, votre email, votre téléphone, vos adresses et vos messages sont effacés, et tous vos appareils sont déconnectés.',
      ...(papers.length > 0 ? [['La loi nous impose de garder à part\u00a0:', ...papers].join('\n')] : []),
      'Les sauvegardes qui contiennent encore vos données effacées disparaîtront à leur tour.',
    ].join('\n\n'),
  };
}

/** Sent a month before an unused account is deleted. */
export function unusedAccountEmail(firstName: string, site: string | undefined) {
  return {
    subject: 'Votre compte sera bientôt supprimé',
    text: [
      `Bonjour ${firstName},`,
      `Vous n’avez pas utilisé votre compte depuis près de ${retention.unused_accounts.years} ans. Sans nouvelles de vous, il sera supprimé dans ${WARNING_DAYS} jours.`,
      `Pour le garder, connectez-vous d’ici là${site ? `\u00a0: ${site}/login` : ' sur notre site.'}`,
    ].join('\n\n'),
  };
}
