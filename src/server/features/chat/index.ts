export { generalMessages } from './general-messages.ts';
export { presentGeneralMessage, presentRideMessage } from './present-message.ts';
export { rideMessages } from './ride-messages.ts';
