import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import type { UserView } from '#contract/account/auth.ts';
import { coordsOfAddress, rounded } from '#web/addresses/places-api.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';

type Saved = { address: string; coords: Coords | null };

/** Buttons for the addresses saved in the profile. */
export function Shortcuts() {
  const { change } = useBooking();
  const user = useCurrentUser();
  const home = user && homeOf(user);
  const work = user && workOf(user);

  const goTo = async ({ address, coords }: Saved) => {
    change({ destination: address, destinationCoords: coords });
    if (coords) return;
    const found = await coordsOfAddress(address).catch(() => null);
    change((draft) => (draft.destination === address ? { destinationCoords: found } : {}));
  };

  if (!home && !work) return null;
  return (
    <div className="shortcuts">
      {home && (
        <Button size="small" icon={<House aria-hidden="true" />} onClick={() => void goTo(home)}>
          Je rentre chez moi
        </Button>
      )}
      {work && (
        <Button size="small" icon={<Briefcase aria-hidden="true" />} onClick={() => void goTo(work)}>
          Aller au boulot
        </Button>
      )}
    </div>
  );
}

function homeOf({ homeAddress, homeLat, homeLng }: UserView): Saved | undefined {
  return saved(homeAddress, homeLat, homeLng);
}

function workOf({ workAddress, workLat, workLng }: UserView): Saved | undefined {
  return saved(workAddress, workLat, workLng);
}

function saved(address: string | null, lat: number | null, lng: number | null): Saved | undefined {
  if (!address?.trim()) return undefined;
  return { address, coords: lat === null || lng === null ? null : rounded({ lat, lng }) };
}
