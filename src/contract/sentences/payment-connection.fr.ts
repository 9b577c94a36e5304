import type { ConnectionFault } from '#domain/payment/connection.ts';

const faultTexts: Record<ConnectionFault, string> = {
  not_configured: 'Enregistrez d’abord les identifiants de ce prestataire.',
  secret_refused: 'La clé secrète ou l’identifiant client est refusé.',
  public_key_refused: 'La clé publique est refusée.',
  modes_differ:
    'La clé publique et la clé secrète ne vont pas ensemble\u00a0: l’une est de test, l’autre réelle.',
  no_answer: 'Le prestataire ne répond pas. Réessayez dans un instant.',
};

/** What the operator reads after a test of the payment provider. */
export function connectionText(provider: string, fault: ConnectionFault | undefined): string {
  return `${provider} : ${fault ? faultTexts[fault] : 'les clés enregistrées sont acceptées.'}`;
}

export const BAD_PUBLIC_KEY = 'La clé publique Stripe commence par pk_test ou pk_live.';
