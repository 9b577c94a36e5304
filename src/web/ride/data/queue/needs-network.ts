import { showToast } from '#web/ui/toast-store.ts';

export const END_AND_START = 'Terminer la course en cours et démarrer celle-ci';

/** Ending a ride cannot be queued: offline, a message says so. */
export function hasNetworkFor(what: string): boolean {
  if (navigator.onLine) return true;
  sayNoNetwork(what);
  return false;
}

export function sayNoNetwork(what: string): void {
  showToast({
    tone: 'bad',
    title: 'Pas de réseau',
    text: `${what} demande le réseau. Réessayez dès son retour.`,
  });
}
