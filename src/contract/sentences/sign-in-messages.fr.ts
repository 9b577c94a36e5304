/** The refusals that the form to sign in says by itself, in a file of their own because the landing page loads them. */
export const signInMessages = {
  fields_required: 'Veuillez remplir tous les champs',
  email_invalid: 'Veuillez saisir une adresse email valide.',
  wrong_credentials: 'Email ou mot de passe incorrect',
} as const;
