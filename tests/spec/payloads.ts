/** What the forms of the specification send. */

export const trip = {
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3735,
  destinationAddress: 'Aéroport de Paris-Orly, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  scheduledAt: '2026-05-04T12:00:00.000Z',
};

export const rule = {
  name: 'Nuit',
  calculationMethod: 'distance_time',
  baseFare: '4.00',
  pricePerKm: '1.50',
  pricePerMinute: '0.50',
  hourlyRate: '45.00',
  flatRate: '35.00',
  minimumFare: '8.00',
  coefficient: '1.00',
  isActive: true,
  priority: 0,
  description: 'De 20 h à 6 h',
  dayOfWeek: null,
  startHour: 20,
  endHour: 6,
};

export const appearance = {
  appName: 'Beaurivage',
  appDescription: 'Service de transport privé de qualité',
  primaryColor: '#1f2937',
  secondaryColor: '#3b82f6',
  contactEmail: 'contact@example.fr',
  contactPhone: '01 42 68 53 00',
  companyAddress: '1 rue de Lyon, 75012 Paris',
};

export const wholeSettings = {
  ...appearance,
  logoUrl: '',
  app_logo: '',
  favicon: '',
  loginBackgroundUrl: '',
  useLogoAsBackground: 'false',
  paymentProvider: 'paypal',
  paypalClientId: 'AYx7',
  paypalClientSecret: 'a secret',
  stripePublicKey: 'pk_test',
  stripeSecretKey: 'sk_test',
  enablePaypalPayments: 'true',
  enableStripePayments: 'false',
  enableCashPayments: 'true',
};

export const registration = {
  email: 'karim@example.fr',
  password: 'trois petits chats',
  firstName: 'Karim',
  lastName: 'Durand',
  phone: '0612345678',
  role: 'client',
};
