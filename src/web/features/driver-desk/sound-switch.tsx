import { Switch } from '#web/ui/switch.tsx';
import type { RequestSound } from './use-request-sound.ts';

/** The hint always takes its line: a press that allows the sound must not move the buttons below it. */
export function SoundSwitch({ on, isHeldBack, change }: Omit<RequestSound, 'fresh'>) {
  return (
    <div className="sound-switch">
      <Switch
        label="Son à chaque nouvelle demande"
        hint={hintOf(on, isHeldBack)}
        checked={on}
        onChange={change}
      />
    </div>
  );
}

function hintOf(on: boolean, isHeldBack: boolean): string {
  if (!on) return 'Coupé sur cet appareil.';
  return isHeldBack
    ? 'Retenu par le navigateur\u00a0: touchez l’écran pour l’activer.'
    : 'Répété jusqu’à ce que vous touchiez l’écran.';
}
