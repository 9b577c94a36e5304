/** 'd’Amélie', 'de Karim' */
export function ofName(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûü]/iu.test(name) ? `d’${name}` : `de ${name}`;
}
