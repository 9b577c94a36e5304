export type Coords = { lat: number; lng: number };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

const UNSUPPORTED = "La géolocalisation n'est pas supportée par votre navigateur";
const UNKNOWN = "Impossible d'obtenir votre position";

/** By the codes of the browser: 1 denied, 2 unavailable, 3 timeout. */
const sentences: Readonly<Record<number, string>> = {
  1: "Accès à la géolocalisation refusé. Veuillez autoriser l'accès dans les paramètres de votre navigateur.",
  2: 'Position non disponible. Vérifiez que votre GPS est activé.',
  3: "Délai d'attente dépassé pour la géolocalisation.",
};

/** The position of this device. Rejects with an error whose message can be shown. */
export function currentPosition(): Promise<Coords> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(UNSUPPORTED));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new Error(sentences[code] ?? UNKNOWN)),
      options,
    );
  });
}
