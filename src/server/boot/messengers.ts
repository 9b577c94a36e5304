import { twilioMessenger } from '#server/adapters/messengers/twilio-messenger.ts';
import { whatsappBusinessMessenger } from '#server/adapters/messengers/whatsapp-business-messenger.ts';
import type { Env } from '#server/environment/env.ts';
import type { OutgoingMessage } from '#server/ports/messenger.ts';

/** The providers whose credentials come from the environment. */
export function messengersFrom(env: Env) {
  return {
    twilio: twilioMessenger({
      baseUrl: env.TWILIO_BASE_URL,
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      from: env.TWILIO_FROM,
    }),
    'whatsapp-business': whatsappBusinessMessenger({
      baseUrl: env.WHATSAPP_BASE_URL,
      token: env.WHATSAPP_TOKEN,
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
      templates: {
        new_ride: env.WHATSAPP_TEMPLATE_NEW_RIDE,
        accepted: env.WHATSAPP_TEMPLATE_ACCEPTED,
        rejected: env.WHATSAPP_TEMPLATE_REJECTED,
        cancelled: env.WHATSAPP_TEMPLATE_CANCELLED,
        started: env.WHATSAPP_TEMPLATE_STARTED,
        cancellation_requested: env.WHATSAPP_TEMPLATE_CANCELLATION_REQUESTED,
        cancellation_withdrawn: env.WHATSAPP_TEMPLATE_CANCELLATION_WITHDRAWN,
        cancellation_refused: env.WHATSAPP_TEMPLATE_CANCELLATION_REFUSED,
        on_the_way: env.WHATSAPP_TEMPLATE_ON_THE_WAY,
        passenger_on_the_way: env.WHATSAPP_TEMPLATE_PASSENGER_ON_THE_WAY,
        arrived: env.WHATSAPP_TEMPLATE_ARRIVED,
        client_cancelled: env.WHATSAPP_TEMPLATE_CLIENT_CANCELLED,
        driver_changed: env.WHATSAPP_TEMPLATE_DRIVER_CHANGED,
        ride_received: env.WHATSAPP_TEMPLATE_RIDE_RECEIVED,
        passenger_expected: env.WHATSAPP_TEMPLATE_PASSENGER_EXPECTED,
        passenger_cancelled: env.WHATSAPP_TEMPLATE_PASSENGER_CANCELLED,
        order_link: env.WHATSAPP_TEMPLATE_ORDER_LINK,
        confirmation_missing: env.WHATSAPP_TEMPLATE_CONFIRMATION_MISSING,
        evening_reminder: env.WHATSAPP_TEMPLATE_EVENING_REMINDER,
        soon_reminder: env.WHATSAPP_TEMPLATE_SOON_REMINDER,
        passenger_reminder: env.WHATSAPP_TEMPLATE_PASSENGER_REMINDER,
        day_list: env.WHATSAPP_TEMPLATE_DAY_LIST,
        drive_reminder: env.WHATSAPP_TEMPLATE_DRIVE_REMINDER,
        change_requested: env.WHATSAPP_TEMPLATE_CHANGE_REQUESTED,
        change_proposed: env.WHATSAPP_TEMPLATE_CHANGE_PROPOSED,
        change_accepted: env.WHATSAPP_TEMPLATE_CHANGE_ACCEPTED,
        change_refused: env.WHATSAPP_TEMPLATE_CHANGE_REFUSED,
        price_contested: env.WHATSAPP_TEMPLATE_PRICE_CONTESTED,
        test: env.WHATSAPP_TEMPLATE_TEST,
      } satisfies Record<OutgoingMessage['event'], string | undefined>,
    }),
  };
}
