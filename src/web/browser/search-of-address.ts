const NAME = 'recherche';

/** The search text in the URL of a list; empty without one. */
export function searchOfAddress(): string {
  return new URLSearchParams(window.location.search).get(NAME) ?? '';
}

/** The address of a list with a search text. */
export function addressWithSearch(address: string, search: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${NAME}=${encodeURIComponent(search)}`;
}
