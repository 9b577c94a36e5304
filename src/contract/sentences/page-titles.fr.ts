import type { PageName } from '#domain/navigation/pages.ts';

/** The title of each page, before the name of the application. */
export const pageTitles: Record<PageName, string> = {
  landing: 'Réserver une course',
  login: 'Se connecter',
  reset_password: 'Nouveau mot de passe',
  client_dashboard: 'Tableau de bord client',
  driver_dashboard: 'Tableau de bord chauffeur',
  admin_dashboard: 'Administration',
  agenda: 'Agenda',
  pending_rides: 'Courses en attente de validation',
  history: 'Historique des courses',
  profile: 'Mon profil',
  driver_profile: 'Profil professionnel',
  control: 'Mode contrôle',
  app_settings: 'Paramètres de l’application',
  takings: 'Recettes',
  payment: 'Paiement de la course',
  payment_test: 'Test des paiements',
};
