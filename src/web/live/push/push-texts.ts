import type { Role } from '#domain/account/roles.ts';
import type { PushState } from '#web/browser/push.ts';

const reasons: Partial<Record<Role, string>> = {
  client:
    'La réponse du chauffeur, le départ ou une annulation\u00a0: vous le savez même quand cette page est fermée.',
  driver: 'Une nouvelle demande ou une annulation\u00a0: vous le savez même quand cette page est fermée.',
};

const hurdles: Partial<Record<PushState, string>> = {
  denied:
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  install:
    'Sur iPhone et iPad, ajoutez d’abord ce site à l’écran d’accueil («\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0») et ouvrez-le depuis son icône.',
  unsupported: 'Ce navigateur ne sait pas recevoir de notifications.',
};

export function pushReason(role: Role): string {
  return reasons[role] ?? '';
}

/** Why the switch cannot be used, when it cannot. */
export function pushHurdle(state: PushState): string | undefined {
  return hurdles[state];
}
