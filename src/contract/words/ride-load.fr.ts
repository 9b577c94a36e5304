import { optionsIn } from '#domain/pricing/option.ts';
import type { RideView } from '../rides/rides.ts';
import { numbered } from '../sentences/french.ts';
import { optionTexts } from '../sentences/option-names.fr.ts';

type Load = Pick<RideView, 'passengers' | 'luggage' | 'travelReference'> & {
  priceLines: Parameters<typeof optionsIn>[0];
};

/** '2 passagers', '3 bagages', 'AF 1681', 'Siège bébé' */
export function rideLoad({ passengers, luggage, travelReference, priceLines }: Load): string[] {
  return [
    numbered(passengers, 'passager'),
    ...(luggage > 0 ? [numbered(luggage, 'bagage')] : []),
    ...(travelReference ? [travelReference] : []),
    ...optionTexts(optionsIn(priceLines)),
  ];
}
