const elided = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h[eéè]|y[^aeiouàâäéèêëîïôöùûüœæ])/iu;

/** 'd’Amélie', 'd’Hélène', 'd’Yves', 'de Karim', 'de Yann' */
export function ofName(name: string): string {
  return elided.test(name) ? `d’${name}` : `de ${name}`;
}
