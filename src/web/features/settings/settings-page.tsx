import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'wouter';
import { homeOf } from '#domain/navigation/pages.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './settings.css';
import { useSettings } from './settings-api.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { SettingsStates } from './settings-states.tsx';

export function SettingsForm() {
  return (
    <>
      <p className="settings-back">
        <Link className={buttonClass({ tone: 'plain', size: 'small' })} href={homeOf('driver')}>
          <ChevronLeft aria-hidden="true" />
          Tableau de bord
        </Link>
      </p>
      <SettingsWorkplace />
    </>
  );
}

/** Without the back link, for use inside another page. */
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
