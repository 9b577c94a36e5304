/** The errors of a zone, the same in the browser and on the server. */
export const ZONE_NAME_MISSING = 'Veuillez donner un nom à la zone.';
export const BAD_RADIUS = 'Le rayon va de 50 m à 200 km.';
export const BAD_OUTLINE = 'Un contour a de 3 à 100 coins et ne se croise pas.';
export const PICKUP_ZONE_MISSING = 'Dessinez la zone de départ.';
export const DESTINATION_ZONE_MISSING = 'Dessinez la zone d’arrivée.';
