import type {
  DriverPapersView,
  RoadsideView,
  RoadsideVoucherView,
  VoucherView,
} from '#contract/papers/vouchers.ts';

/** A complete voucher of a ride that Chloé has accepted. */
export const voucher: VoucherView = {
  rideId: 'ride-12',
  rideNumber: 12,
  rideStatus: 'in_progress',
  cancelledAt: null,
  replacedAt: null,
  onlineUntil: '2026-05-14T12:05:00.000Z',
  number: 'B-2026-000123',
  version: 1,
  issuedAt: '2026-05-05T19:58:00.000Z',
  issuedLater: false,
  address: 'https://beaurivage.demo/verifier/7Qm2xV9sKd4TfW1bHc8LrA',
  fingerprint: 'a71f 9c04 52de 88b1',
  missing: [],
  operator: {
    name: 'Beaurivage SAS',
    address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    phone: '0184801260',
    email: 'bonjour@beaurivage.demo',
  },
  evtcNumber: 'EVTC075240817',
  siren: '999840218',
  client: { name: 'Camille Rousseau-Delmas', phone: '0612345678' },
  passenger: null,
  bookedAt: '2026-05-05T19:47:00.000Z',
  enteredBy: null,
  pickupAt: '2026-05-07T12:05:00.000Z',
  pickupPlace: 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France',
  driver: { name: 'Chloé Vasseur-Montigny', proCardNumber: '075 241 187 02' },
  vehicle: { make: 'Mercedes-Benz', model: 'Classe E', plate: 'GH-482-KT' },
  destination: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
  passengers: 2,
  luggage: 3,
  travelReference: 'AF 1681',
  distance: 31.9,
  duration: 48,
  price: '75.85',
  priceLines: [{ kind: 'base', amount: '75.85' }],
  insurer: { name: 'Mutuelle des Quais', policy: '4817 220', phone: '0155000017' },
  mediator: { name: 'Médiation Mobilités', address: '', url: '' },
};

export const nextVoucher: VoucherView = {
  ...voucher,
  rideId: 'ride-13',
  rideNumber: 13,
  rideStatus: 'accepted',
  number: 'B-2026-000131',
  address: 'https://beaurivage.demo/verifier/9Zm2xV9sKd4TfW1bHc8LrB',
  client: { name: 'Marie-Antoinette de La Rochefoucauld-Montbel', phone: '+44 20 7946 0018' },
  pickupAt: '2099-05-07T17:15:00.000Z',
};

const papers: DriverPapersView = {
  name: 'Chloé Vasseur-Montigny',
  proCardNumber: '075 241 187 02',
  proCardExpiry: '2029-09-14',
  medicalVisitExpiry: '2028-03-03',
  technicalCheckExpiry: '2026-05-22',
  insuranceExpiry: '2026-12-31',
  vehicle: { make: 'Mercedes-Benz', model: 'Classe E 300 de', plate: 'GH-482-KT', energy: 'plugin_hybrid' },
  evtcNumber: 'EVTC075240817',
  evtcExpiry: '2030-02-11',
  insurer: voucher.insurer,
};

export const roadsideOf = (...vouchers: RoadsideVoucherView[]): RoadsideView => ({ vouchers, papers });
