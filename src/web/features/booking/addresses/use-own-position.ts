import { useState } from 'react';
import { addressAt, rounded } from '#web/addresses/places-api.ts';
import { type Coords, currentPosition } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { FieldNotice } from './use-notice.ts';

type Found = Pick<BookingDraft, 'pickup' | 'pickupCoords'>;

/** Fills the pickup with the address of the device, or with its coordinates when no address is found. */
export function useOwnPosition(fill: (found: Found) => void, showNotice: (notice?: FieldNotice) => void) {
  const [isLocating, setLocating] = useState(false);

  const locate = async () => {
    if (isLocating) return;
    setLocating(true);
    showNotice();
    try {
      const pickupCoords = rounded(await currentPosition());
      const { pickup, notice } = await described(pickupCoords);
      fill({ pickup, pickupCoords });
      showNotice(notice);
    } catch (error) {
      showNotice({ tone: 'bad', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setLocating(false);
    }
  };

  return { isLocating, locate };
}

async function described(coords: Coords): Promise<{ pickup: string; notice: FieldNotice }> {
  try {
    return { pickup: await addressAt(coords), notice: { tone: 'ok', text: 'Départ depuis votre position.' } };
  } catch {
    return {
      pickup: `${coords.lat.toFixed(5)}, ${coords.lng.toFixed(5)}`,
      notice: { tone: 'info', text: 'Adresse introuvable\u00a0: nous utilisons vos coordonnées GPS.' },
    };
  }
}
