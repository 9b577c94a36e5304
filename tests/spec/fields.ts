/** The fields of section 3 of the specification, written by hand. */

export const userFields = [
  'id',
  'role',
  'email',
  'firstName',
  'lastName',
  'phone',
  'homeAddress',
  'homeLat',
  'homeLng',
  'workAddress',
  'workLat',
  'workLng',
  'createdAt',
];

export const requestFields = [
  'id',
  'clientId',
  'status',
  'pickupAddress',
  'pickupLat',
  'pickupLng',
  'destinationAddress',
  'destinationLat',
  'destinationLng',
  'scheduledAt',
  'createdAt',
  'startTime',
  'endTime',
  'estimatedPrice',
  'finalPrice',
  'distance',
  'duration',
  'notes',
  'allowToll',
  'rejectionReason',
  'cancellationReason',
  'clientFirstName',
  'clientLastName',
  'client.firstName',
  'client.lastName',
  'client.email',
  'paymentStatus',
  'driverId',
];

/** A ride that a driver has. */
export const rideFields = [...requestFields, 'driver.firstName', 'driver.lastName', 'driver.email'];

export const ruleFields = [
  'id',
  'name',
  'calculationMethod',
  'baseFare',
  'pricePerKm',
  'pricePerMinute',
  'hourlyRate',
  'flatRate',
  'minimumFare',
  'coefficient',
  'isActive',
  'priority',
  'description',
  'dayOfWeek',
  'startHour',
  'endHour',
];

export const driverProfileFields = [
  'licenseNumber',
  'vehicleMake',
  'vehicleModel',
  'vehiclePlate',
  'phoneNumber',
  'bio',
  'experience',
  'specialties',
  'isActive',
  'firstName',
  'lastName',
];

export const messageFields = [
  'id',
  'rideId',
  'senderId',
  'receiverId',
  'content',
  'messageType',
  'createdAt',
];

export const generalMessageFields = ['id', 'senderId', 'senderName', 'senderRole', 'content', 'timestamp'];

export const distanceFields = ['distance', 'duration', 'price', 'distanceText', 'durationText'];

export const publicSettingFields = [
  'appName',
  'appDescription',
  'primaryColor',
  'secondaryColor',
  'logoUrl',
  'contactEmail',
  'contactPhone',
  'companyAddress',
  'loginBackgroundUrl',
  'useLogoAsBackground',
  'enablePaypalPayments',
  'enableStripePayments',
  'enableCashPayments',
];

export const settingFields = [
  ...publicSettingFields,
  'app_logo',
  'favicon',
  'paymentProvider',
  'paypalClientId',
  'paypalClientSecret',
  'stripePublicKey',
  'stripeSecretKey',
];

export const under = (prefix: string, fields: readonly string[]) =>
  fields.map((field) => `${prefix}.${field}`);
