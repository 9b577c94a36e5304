import { clockOf } from '#domain/availability/departure.ts';
import type { WorkSpan } from '#domain/availability/hours.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { longWeekday } from './weekdays.fr.ts';

/** The words of the page in an export of personal data. */
export const exportTexts = {
  title: 'Mes données',
  lead: 'Les mêmes données, en entier, sont dans le fichier mes-donnees.json.',
  nothing: 'Rien.',
  profile: { title: 'Profil' },
  driverProfile: { title: 'Profil professionnel' },
  rides: {
    title: 'Courses',
    columns: ['N°', 'Prévue', 'Départ', 'Destination', 'Statut', 'Prix'],
  },
  rideMessages: { title: 'Messages des courses', columns: ['Date', 'Course', 'De', 'Message'] },
  messages: { title: 'Messages', columns: ['Date', 'De', 'Message'] },
  payments: { title: 'Paiements', columns: ['Date', 'Course', 'Moyen', 'Montant', 'État'] },
  billing: { title: 'Facturation', columns: ['Au nom de', 'Adresse', 'SIREN', 'TVA'] },
  vouchers: { title: 'Bons de réservation', columns: ['Date', 'Numéro', 'Version', 'Course'] },
  bills: { title: 'Notes et factures', columns: ['Date', 'Papier', 'Numéro', 'Course', 'Total TTC'] },
  clientNotes: { title: 'Notes sur les clients', columns: ['Modifiée', 'Client', 'Note'] },
  notesOnYou: { title: 'Notes des chauffeurs sur vous', columns: ['Modifiée', 'Note'] },
  notifications: { title: 'Notifications', columns: ['Date', 'Course', 'Sujet', 'Moyen'] },
  hours: { title: 'Disponibilités', columns: ['Quoi', 'Détail', 'Depuis', 'Jusqu’au'] },
  calendars: { title: 'Agenda', columns: ['Quoi', 'Adresse', 'Depuis', 'Jusqu’au'] },
  reminders: { title: 'Rappels', columns: ['Rappel', 'Moyens'] },
  devices: { title: 'Appareils', columns: ['Appareil', 'Depuis', 'Jusqu’au'] },
  journal: { title: 'Journal', columns: ['Date', 'Quoi', 'Détail'] },
} as const;

export const hoursNames = { hours: 'Horaires', day_off: 'Congé' } as const;
export const calendarNames = {
  feed: 'Abonnement à vos courses',
  own: 'Agenda personnel, lu',
  busy: 'Occupé',
} as const;
export const deviceNames = { session: 'Session ouverte', push: 'Notifications' } as const;

export const paymentStateNames: Record<PaymentState, string> = {
  open: 'commencé',
  capturing: 'en cours',
  mismatch: 'à vérifier',
  paid: 'payé',
  refunding: 'remboursement en cours',
  refunded: 'remboursé',
  closed: 'abandonné',
};

/** The facts that the page shows; the others are for programs only. */
export const exportFieldNames: Readonly<Record<string, string>> = {
  email: 'Email',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Téléphone',
  homeAddress: 'Domicile',
  workAddress: 'Travail',
  licenseNumber: 'Licence',
  vehicleMake: 'Marque du véhicule',
  vehicleModel: 'Modèle du véhicule',
  vehiclePlate: 'Plaque',
  phoneNumber: 'Téléphone professionnel',
  bio: 'Présentation',
  experience: 'Expérience',
  specialties: 'Spécialités',
  proCardNumber: 'Carte professionnelle',
  proCardExpiry: 'Carte valable jusqu’au',
  medicalVisitExpiry: 'Visite médicale valable jusqu’au',
  insuranceExpiry: 'Assurance valable jusqu’au',
  technicalCheckExpiry: 'Contrôle technique valable jusqu’au',
  vehicleEnergy: 'Énergie du véhicule',
};

/** 'vendredi de 18:00 à 02:00' */
export function workSpanText({ weekday, from, to }: WorkSpan): string {
  return `${longWeekday(weekday % 7)} de ${clockOf(from)} à ${clockOf(to)}`;
}
