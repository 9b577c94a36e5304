import { Skeleton } from '#web/ui/skeleton.tsx';
import './settings.css';
import { useSettings } from './settings-api.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { SettingsStates } from './settings-states.tsx';

export function SettingsWorkplace() {
  return (
    <SettingsStates query={useSettings()} waiting={<Waiting />}>
      {(view) => <SettingsEditor view={view} />}
    </SettingsStates>
  );
}

function Waiting() {
  return (
    <div className="settings">
      <div className="settings-main">
        <Skeleton cards={3} />
      </div>
    </div>
  );
}
