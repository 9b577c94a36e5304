const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}

/** JSON inside a script element: nothing in it can close the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</gu, '\\u003c');
}
