import { Switch } from '#web/ui/switch.tsx';

export function SoundSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className="sound-switch">
      <Switch label="Son à chaque nouvelle demande" checked={on} onChange={onChange} />
    </div>
  );
}
