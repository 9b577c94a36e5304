/** Sent to the previous address of an account. */
export function emailChangedEmail(firstName: string) {
  return {
    subject: 'L’adresse email de votre compte a changé',
    text: [
      `Bonjour ${firstName},`,
      'Votre compte utilise maintenant une autre adresse email. Celle où vous lisez ce message ne permet plus de s’y connecter.',
      'Si vous n’êtes pas à l’origine de ce changement, contactez tout de suite le chauffeur\u00a0: il peut vous rendre votre compte.',
    ].join('\n\n'),
  };
}
