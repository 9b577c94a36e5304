import {
  distanceFields,
  driverProfileFields,
  generalMessageFields,
  messageFields,
  publicSettingFields,
  requestFields,
  rideFields,
  ruleFields,
  settingFields,
  under,
  userFields,
} from './fields.ts';
import { appearance, registration, rule, trip, wholeSettings } from './payloads.ts';

/** What is there before the call, and named by the braces of its path and payload. */
export type Given =
  | 'pending ride'
  | 'accepted ride'
  | 'ride under way'
  | 'cancelled ride'
  | 'cancellation request'
  | 'pricing rule'
  | 'message'
  | 'approved order';

export type Row = {
  /** As the specification writes it. */
  call: string;
  by: 'visitor' | 'client' | 'driver';
  given?: Given;
  query?: Record<string, string>;
  payload?: object;
  /** The fields that the specification names; `[]` is the first of a list. */
  answer?: readonly string[];
};

/** Section 7 of the specification, line by line. */
export const sections: Record<string, Row[]> = {
  '7.1 Authentication and profile': [
    { call: 'GET /api/auth/me', by: 'client', answer: under('user', userFields) },
    {
      call: 'POST /api/auth/login',
      by: 'visitor',
      payload: { email: 'amelie@example.fr', password: 'Amélie prend la route 42' },
      answer: userFields,
    },
    { call: 'POST /api/auth/logout', by: 'client' },
    { call: 'POST /api/auth/register', by: 'visitor', payload: registration },
    {
      call: 'PATCH /api/auth/profile',
      by: 'client',
      payload: {
        firstName: 'Amélie',
        lastName: 'Durand',
        email: 'amelie@example.fr',
        phone: '06 12 34 56 78',
        homeAddress: '1 rue de Lyon, 75012 Paris',
        workAddress: '2 rue de Lyon, 75012 Paris',
      },
    },
  ],

  '7.2 Settings': [
    { call: 'GET /api/public/app-settings', by: 'visitor', answer: publicSettingFields },
    { call: 'GET /api/app-settings', by: 'driver', answer: settingFields.map((key) => `${key}.value`) },
    { call: 'PATCH /api/app-settings', by: 'driver', payload: appearance },
    { call: 'PATCH /api/app-settings', by: 'driver', payload: wholeSettings },
    { call: 'GET /api/settings/google_maps_api_key', by: 'visitor', answer: ['value'] },
  ],

  '7.3 Places and distance': [
    {
      call: 'GET /api/google-places/autocomplete',
      by: 'visitor',
      query: { input: 'orly' },
      answer: under('suggestions[]', ['id', 'address', 'lat', 'lng']),
    },
    {
      call: 'GET /api/google-places/details',
      by: 'visitor',
      query: { place_id: 'builtin:louvre' },
      answer: under('place', ['address', 'lat', 'lng']),
    },
    {
      call: 'GET /api/google-places/reverse-geocode',
      by: 'visitor',
      query: { lat: '48.8612', lng: '2.3365' },
      answer: ['address'],
    },
    {
      call: 'GET /api/google-places/distance-matrix',
      by: 'visitor',
      query: { origins: '48.8443,2.3735', destinations: '48.7262,2.3652' },
      answer: distanceFields,
    },
  ],

  '7.4 Rides': [
    { call: 'POST /api/rides', by: 'client', payload: { ...trip, estimatedPrice: 32.5, allowToll: false } },
    { call: 'GET /api/rides', by: 'client', given: 'accepted ride', answer: under('[]', rideFields) },
    { call: 'GET /api/rides', by: 'driver', given: 'accepted ride', answer: under('[]', rideFields) },
    {
      call: 'GET /api/rides/pending',
      by: 'client',
      given: 'pending ride',
      answer: under('[]', requestFields),
    },
    {
      call: 'GET /api/rides/pending',
      by: 'driver',
      given: 'pending ride',
      answer: under('[]', requestFields),
    },
    {
      call: 'GET /api/rides/history',
      by: 'client',
      given: 'cancelled ride',
      answer: under('[]', requestFields),
    },
    { call: 'GET /api/rides/{id}', by: 'client', given: 'accepted ride', answer: rideFields },
    {
      call: 'PATCH /api/rides/{id}',
      by: 'driver',
      given: 'pending ride',
      payload: { status: 'accepted', driverId: '{driverId}' },
    },
    {
      call: 'PATCH /api/rides/{id}',
      by: 'driver',
      given: 'accepted ride',
      payload: { status: 'in_progress', startTime: '2026-05-04T12:00:00.000Z' },
    },
    {
      call: 'PATCH /api/rides/{id}',
      by: 'driver',
      given: 'ride under way',
      payload: { status: 'completed', endTime: '2026-05-04T12:40:00.000Z', finalPrice: null },
    },
    {
      call: 'PATCH /api/rides/{id}',
      by: 'driver',
      given: 'cancellation request',
      payload: { status: 'accepted' },
    },
    {
      call: 'PATCH /api/rides/{id}',
      by: 'driver',
      given: 'cancellation request',
      payload: { status: 'cancelled' },
    },
    {
      call: 'PATCH /api/rides/{id}/edit',
      by: 'client',
      given: 'pending ride',
      payload: {
        ...trip,
        pickupLat: '48.8443',
        pickupLng: '2.3735',
        destinationLat: '48.7262',
        destinationLng: '2.3652',
        estimatedPrice: 32.5,
        distance: 17,
        duration: 34,
      },
    },
    { call: 'PATCH /api/rides/{id}/validate', by: 'driver', given: 'pending ride' },
    {
      call: 'POST /api/rides/{id}/reject',
      by: 'driver',
      given: 'pending ride',
      payload: { rejectionReason: 'Véhicule en panne' },
    },
    {
      call: 'PATCH /api/rides/{id}/cancel',
      by: 'client',
      given: 'pending ride',
      payload: { reason: 'Vol annulé' },
    },
    {
      call: 'PATCH /api/rides/{id}/cancel',
      by: 'driver',
      given: 'accepted ride',
      payload: { reason: 'Panne' },
    },
    {
      call: 'PATCH /api/rides/{id}/payment',
      by: 'client',
      given: 'accepted ride',
      payload: {
        paymentStatus: 'paid',
        paymentMethod: 'cash',
        paymentId: 'cash-1777880000000',
        paidAt: '2026-05-04T12:40:00.000Z',
      },
    },
  ],

  '7.5 Pricing rules': [
    {
      call: 'GET /api/pricing-rules',
      by: 'driver',
      given: 'pricing rule',
      answer: under('[]', ruleFields),
    },
    { call: 'POST /api/pricing-rules', by: 'driver', payload: rule },
    { call: 'PATCH /api/pricing-rules/{id}', by: 'driver', given: 'pricing rule', payload: rule },
    {
      call: 'PATCH /api/pricing-rules/{id}',
      by: 'driver',
      given: 'pricing rule',
      payload: { isActive: false },
    },
    { call: 'DELETE /api/pricing-rules/{id}', by: 'driver', given: 'pricing rule' },
  ],

  '7.6 Chat': [
    {
      call: 'GET /api/general-chat',
      by: 'client',
      given: 'message',
      answer: under('[]', generalMessageFields),
    },
    {
      call: 'POST /api/general-chat',
      by: 'client',
      payload: { content: 'Bonjour' },
      answer: generalMessageFields,
    },
    {
      call: 'GET /api/messages/ride/{rideId}',
      by: 'driver',
      given: 'message',
      answer: under('[]', messageFields),
    },
    {
      call: 'POST /api/messages',
      by: 'client',
      given: 'accepted ride',
      payload: { rideId: '{rideId}', content: 'Bonjour', messageType: 'text' },
      answer: messageFields,
    },
  ],

  '7.7 Notifications': [
    {
      call: 'GET /api/notifications/config',
      by: 'driver',
      answer: ['provider', 'enabled', 'driverPhone'],
    },
    {
      call: 'PATCH /api/notifications/config',
      by: 'driver',
      payload: { provider: 'twilio', enabled: true, driverPhone: '06 98 76 54 32' },
    },
    { call: 'POST /api/notifications/test', by: 'driver', answer: ['success', 'message'] },
  ],

  '7.8 Driver profile': [
    { call: 'GET /api/driver-profile', by: 'driver', answer: driverProfileFields },
    {
      call: 'PATCH /api/driver-profile',
      by: 'driver',
      payload: {
        licenseNumber: 'VTC-075-24',
        vehicleModel: 'Model 3',
        vehiclePlate: 'GH-482-KT',
        phoneNumber: '06 98 76 54 32',
        bio: 'Quinze ans de route.',
        experience: '15 ans',
        specialties: 'Aéroports',
      },
    },
  ],

  '7.9 Payment provider': [
    { call: 'GET /paypal/setup', by: 'client', answer: ['clientToken'] },
    {
      // The specification names no ride here; ours to add, since the price is the ride's and not the page's.
      call: 'POST /paypal/order',
      by: 'client',
      given: 'accepted ride',
      payload: { amount: '32.50', currency: 'EUR', intent: 'CAPTURE', rideId: '{rideId}' },
      answer: ['id'],
    },
    { call: 'POST /paypal/order/{orderId}/capture', by: 'client', given: 'approved order' },
  ],
};
