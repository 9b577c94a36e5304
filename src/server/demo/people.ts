import type { NewAccount } from '#server/features/accounts/index.ts';

/** Known passwords belong to the demonstration only: its data folder is its own. */
const STAFF_PASSWORD = 'demo-vtc-2026!';
const CLIENT_PASSWORD = 'demo-client';

type DemoPerson = NewAccount & { phone: string; homeAddress?: string; workAddress?: string };

export const chloe: DemoPerson = {
  role: 'driver',
  email: 'chloe@demo.vtc',
  password: STAFF_PASSWORD,
  firstName: 'Chloé',
  lastName: 'Vasseur-Montigny',
  phone: '0641872503',
};

export const ines: DemoPerson = {
  role: 'admin',
  email: 'ines@demo.vtc',
  password: STAFF_PASSWORD,
  firstName: 'Inès',
  lastName: 'Bakri',
  phone: '0698112233',
};

export const camille: DemoPerson = {
  role: 'client',
  email: 'camille@demo.vtc',
  password: CLIENT_PASSWORD,
  firstName: 'Camille',
  lastName: 'Rousseau-Delmas',
  phone: '0612345678',
  homeAddress: '7 allée des Marronniers, 78000 Versailles',
  workAddress: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
};

const others: [string, string][] = [
  ['Karim', 'Haddad'],
  ['Marie-Antoinette', 'de La Rochefoucauld-Montbel'],
  ['Yann', 'Le Goff'],
  ['Aïssatou', 'Diallo'],
  ['Élodie', 'Nguyen'],
];

export const clients: DemoPerson[] = [
  camille,
  ...others.map(
    ([firstName, lastName], index): DemoPerson => ({
      role: 'client',
      email: `client${index + 2}@demo.vtc`,
      password: CLIENT_PASSWORD,
      firstName,
      lastName,
      phone: `07000000${10 + index}`,
    }),
  ),
];

export const everybody: DemoPerson[] = [chloe, ines, ...clients];

/** What the console prints: one login for each role. */
export const logins = [chloe, ines, camille].map(({ role, email, password }) => ({ role, email, password }));
