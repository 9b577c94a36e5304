import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { useAwakeScreen } from '#web/browser/use-awake-screen.ts';
import { PHONE, useMedia } from '#web/browser/use-media.ts';
import { useLiveness } from '#web/live/liveness.ts';
import '#web/ui/choice.css';
import './active-switch.css';
import { useSwitchActive } from './driver-profile-api.ts';

/**
 * The driver's badge is the switch: inactive drivers are not notified of new requests. On a phone the screen of an
 * active driver stays on.
 */
export function ActiveSwitch({ profile: { isActive } }: { profile: DriverProfileView }) {
  const change = useSwitchActive();
  const isOffline = useLiveness() === 'offline';
  useAwakeScreen(useMedia(PHONE) && isActive);

  return (
    <button
      type="button"
      role="switch"
      className="active-switch switch"
      aria-checked={isActive}
      aria-busy={change.isPending || undefined}
      disabled={isOffline}
      title={isOffline ? 'Hors connexion' : undefined}
      onClick={() => !change.isPending && change.mutate(!isActive)}
    >
      <span className="switch-track" />
      <span>
        {isActive ? 'Actif' : 'Inactif'}
        <span className="hidden-text">, recevoir les nouvelles demandes</span>
      </span>
    </button>
  );
}
