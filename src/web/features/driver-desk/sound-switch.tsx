import { useHeldBackSound, wakeChime } from '#web/browser/chime.ts';
import { chooseSheet, chooseSound, useSheetChoice, useSoundChoice } from '#web/browser/device-choice.ts';
import { PHONE, useMedia } from '#web/browser/use-media.ts';
import { Switch } from '#web/ui/switch.tsx';

/**
 * How a new request is announced. The hints always take up their line, so that a press that allows the sound
 * does not move the buttons below.
 */
export function SoundSwitch() {
  const on = useSoundChoice();
  const isSheetOn = useSheetChoice();
  const isHeldBack = useHeldBackSound();
  const change = (next: boolean) => {
    chooseSound(next);
    if (next) wakeChime();
  };

  return (
    <div className="sound-switch">
      <Switch
        label="Son à chaque nouvelle demande"
        hint={hintOf(on, isHeldBack)}
        checked={on}
        onChange={change}
      />
      {useMedia(PHONE) && (
        <Switch
          label="Demande par-dessus l’écran"
          hint="Sur toutes vos pages, sauf en mode contrôle."
          checked={isSheetOn}
          onChange={chooseSheet}
        />
      )}
    </div>
  );
}

function hintOf(on: boolean, isHeldBack: boolean): string {
  if (!on) return 'Coupé sur cet appareil.';
  return isHeldBack
    ? 'Retenu par le navigateur\u00a0: touchez l’écran.'
    : 'Répété jusqu’à ce que vous touchiez l’écran.';
}
