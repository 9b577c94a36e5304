import MapPinOff from 'lucide-react/icons/map-pin-off';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import './place-unknown.css';

/** For an address that was not found on the map. */
export function PlaceUnknown() {
  return (
    <span className="place-unknown">
      <MapPinOff aria-hidden="true" />
      {PLACE_UNKNOWN}
    </span>
  );
}
