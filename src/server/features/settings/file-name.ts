/** The name of an uploaded picture. */
export function isFileName(text: string): boolean {
  return /^[\w.-]{1,80}$/u.test(text);
}
