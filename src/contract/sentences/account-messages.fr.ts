import { CLIENT_PASSWORD_LENGTH, STAFF_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { signInMessages } from './sign-in-messages.fr.ts';

/** The refusals of the account forms. */
export const accountMessages = {
  ...signInMessages,
  email_taken: 'Un compte existe déjà avec cette adresse email.',
  passwords_differ: 'Les mots de passe ne correspondent pas',
  password_too_short: `Le mot de passe doit contenir au moins ${CLIENT_PASSWORD_LENGTH} caractères`,
  staff_password_too_short: `Le mot de passe doit contenir au moins ${STAFF_PASSWORD_LENGTH} caractères.`,
  password_too_common: 'Ce mot de passe est trop courant.',
  phone_length: 'Le numéro doit contenir 10 chiffres',
  phone_prefix: 'Le numéro doit commencer par 06 ou 07',
  phone_digits: 'Le numéro ne doit contenir que des chiffres',
  wrong_current_password: 'Le mot de passe actuel est incorrect.',
  account_blocked: 'Ce compte est bloqué. Contactez le chauffeur.',
  too_many_logins: 'Trop de tentatives de connexion. Patientez puis réessayez.',
  too_many_registrations: 'Trop d’inscriptions depuis cette adresse. Réessayez dans une heure.',
  reset_link_invalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
} as const;
