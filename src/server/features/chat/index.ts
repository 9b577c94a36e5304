export { generalMessages } from './general-messages.ts';
export { presentGeneralMessage, presentRideMessage } from './present-message.ts';
export { listRideMessages, rideMessages, sendRideMessage } from './ride-messages.ts';
