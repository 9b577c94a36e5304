/** Every refusal of the server, by its code: the sentence a person reads. Both sides use it. */
export const messages = {
  invalid_request: 'La demande est incomplète ou invalide.',
  unknown_field: 'La demande contient un champ inconnu.',
  body_too_large: 'La demande est trop volumineuse.',
  signed_out: 'Vous devez être connecté.',
  not_allowed: 'Vous n’avez pas accès à cette action.',
  foreign_origin: 'Cette demande vient d’un autre site et a été refusée.',
  not_found: 'Cette adresse n’existe pas.',
  too_many_requests: 'Trop de demandes. Patientez un instant puis réessayez.',
  database_away: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  unexpected: 'Une erreur est survenue. Réessayez dans un instant.',

  fields_required: 'Veuillez remplir tous les champs',
  email_invalid: 'Veuillez saisir une adresse email valide.',
  email_taken: 'Un compte existe déjà avec cette adresse email.',
  passwords_differ: 'Les mots de passe ne correspondent pas',
  password_too_short: 'Le mot de passe doit contenir au moins 6 caractères',
  staff_password_too_short: 'Le mot de passe doit contenir au moins 12 caractères.',
  password_too_common: 'Ce mot de passe est trop courant.',
  phone_length: 'Le numéro doit contenir 10 chiffres',
  phone_prefix: 'Le numéro doit commencer par 06 ou 07',
  phone_digits: 'Le numéro ne doit contenir que des chiffres',
  wrong_credentials: 'Email ou mot de passe incorrect',
  wrong_current_password: 'Le mot de passe actuel est incorrect.',
  account_blocked: 'Ce compte est bloqué. Contactez le chauffeur.',
  too_many_logins: 'Trop de tentatives de connexion. Patientez puis réessayez.',
  too_many_registrations: 'Trop d’inscriptions depuis cette adresse. Réessayez dans une heure.',
  reset_link_invalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',

  logo_missing: 'Veuillez sélectionner un fichier image.',
  logo_too_large: 'Le fichier est trop volumineux. Taille maximale : 5MB',
  logo_type: 'Type de fichier non supporté. Utilisez JPG, PNG, GIF, WebP ou SVG.',
  logo_unreadable: 'Cette image est illisible ou trop grande.',
  stripe_disabled: 'Le paiement par carte est bientôt disponible.',
} as const;

export type ErrorCode = keyof typeof messages;
