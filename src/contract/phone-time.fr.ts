import type { WayStep } from '#domain/ride/way.ts';
import type { RideView } from './rides.ts';

/** Follows the time of a step that was taken without network: ', heure du téléphone'. */
export function phoneMark(
  { way, startByPhone }: Pick<RideView, 'way' | 'startByPhone'>,
  step: WayStep | 'start',
): string {
  const isByPhone = step === 'start' ? startByPhone : way?.byPhone.includes(step);
  return isByPhone ? ', heure du téléphone' : '';
}
