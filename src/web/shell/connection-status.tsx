import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { useLiveness } from '#web/live/liveness.ts';
import './connection-status.css';

const BACK_FOR_MS = 3_000;

/** Below the bar and out of the flow: nothing moves when the connection changes. */
export function ConnectionStatus() {
  const status = useStatus();

  return (
    <div className="connection-status" role="status">
      {status === 'offline' && (
        <p>
          <CloudOff aria-hidden="true" />
          <span>
            Hors connexion<span className="connection-age"> – les informations affichées peuvent dater</span>
          </span>
        </p>
      )}
      {status === 'back' && (
        <p>
          <RefreshCw aria-hidden="true" />
          De nouveau en ligne
        </p>
      )}
    </div>
  );
}

/** After an outage, being back online is shown too. */
function useStatus(): 'none' | 'offline' | 'back' {
  const isOffline = useLiveness() === 'offline';
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (isOffline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isOffline, wasOffline]);

  if (isOffline) return 'offline';
  return wasOffline ? 'back' : 'none';
}
