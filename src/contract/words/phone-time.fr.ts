import type { WayStep } from '#domain/ride/way.ts';
import type { RideView } from '../rides/rides.ts';

type Stepped = Pick<RideView, 'way' | 'startByPhone'>;
type Step = WayStep | 'start';

/** Follows the time of a step that was taken without network: ', heure du téléphone'. */
export function phoneMark(ride: Stepped, step: Step): string {
  return isByPhone(ride, step) ? ', heure du téléphone' : '';
}

/** The same where four steps share the width of a telephone. */
export function shortPhoneMark(ride: Stepped, step: Step): string {
  return isByPhone(ride, step) ? '\u00a0tél.' : '';
}

function isByPhone({ way, startByPhone }: Stepped, step: Step): boolean {
  return (step === 'start' ? startByPhone : way?.byPhone.includes(step)) ?? false;
}
