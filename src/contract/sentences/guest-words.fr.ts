/** Sent to the address with which a contact wants to create an account. */
export function accountClaimEmail(firstName: string, link: string) {
  return {
    subject: 'Créez votre compte',
    text: [
      `Bonjour ${firstName},`,
      `Choisissez un mot de passe pour garder vos courses au même endroit\u00a0:\n${link}`,
      'Ce lien sert une fois et s’éteint dans 24 heures. Si vous n’avez rien demandé, ignorez ce message.',
    ].join('\n\n'),
  };
}
