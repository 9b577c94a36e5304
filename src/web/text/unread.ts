/** '1 message non lu', '3 messages non lus' */
export function unreadText(count: number): string {
  return count > 1 ? `${count}\u00a0messages non lus` : `${count}\u00a0message non lu`;
}
