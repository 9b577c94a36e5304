import type { ControlPoint } from '#domain/company/control-list.ts';

type PointText = {
  missing: { title: string; hint: string };
  expiry?: { name: string; feminine: boolean; todo: string };
};

const NEEDED_ON_VOUCHER = (mention: number) => `Mention ${mention} du bon\u00a0: il part sans elle.`;
const DATE_HINT = 'Sans date, rien ne vous prévient avant son terme.';

/** The list 'Prêt pour un contrôle'. */
export const controlTexts: Record<ControlPoint, PointText> = {
  operator_name: { missing: { title: 'Raison sociale manquante', hint: NEEDED_ON_VOUCHER(1) } },
  operator_address: { missing: { title: 'Adresse de l’entreprise manquante', hint: NEEDED_ON_VOUCHER(1) } },
  operator_phone: {
    missing: { title: 'Téléphone ou email de contact manquant', hint: NEEDED_ON_VOUCHER(1) },
  },
  evtc_number: { missing: { title: 'Numéro EVTC manquant', hint: NEEDED_ON_VOUCHER(2) } },
  siren: { missing: { title: 'SIREN manquant', hint: NEEDED_ON_VOUCHER(3) } },
  pro_card_number: {
    missing: { title: 'Carte professionnelle manquante', hint: 'Son numéro est demandé à chaque contrôle.' },
  },
  vehicle_plate: {
    missing: { title: 'Plaque d’immatriculation manquante', hint: 'Le bon part sans le véhicule.' },
  },
  evtc_expiry: {
    missing: { title: 'Terme de l’inscription EVTC inconnu', hint: DATE_HINT },
    expiry: { name: 'Inscription EVTC', feminine: true, todo: 'À renouveler' },
  },
  pro_card_expiry: {
    missing: { title: 'Terme de la carte professionnelle inconnu', hint: DATE_HINT },
    expiry: { name: 'Carte professionnelle', feminine: true, todo: 'À renouveler' },
  },
  medical_visit_expiry: {
    missing: { title: 'Date de la visite médicale inconnue', hint: DATE_HINT },
    expiry: { name: 'Visite médicale', feminine: true, todo: 'À passer' },
  },
  insurance_expiry: {
    missing: { title: 'Terme de l’assurance inconnu', hint: DATE_HINT },
    expiry: { name: 'Assurance', feminine: true, todo: 'À renouveler' },
  },
  technical_check_expiry: {
    missing: { title: 'Date du contrôle technique inconnue', hint: DATE_HINT },
    expiry: { name: 'Contrôle technique', feminine: false, todo: 'À passer' },
  },
  insurer: {
    missing: { title: 'Assureur manquant', hint: 'Imprimé sur le bon, après les mentions de la loi.' },
  },
  mediator: {
    missing: { title: 'Médiateur manquant', hint: 'Obligatoire dès que vous vendez à des particuliers.' },
  },
  vehicle_co2e: {
    missing: {
      title: 'CO₂ du véhicule manquant',
      hint: 'Grammes de CO2e par km\u00a0: sans lui, rien n’est affiché aux clients.',
    },
  },
};
