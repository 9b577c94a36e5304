const NAME = 'recherche';

/** What a link asked a list to search for; empty without one. */
export function searchOfAddress(): string {
  return new URLSearchParams(window.location.search).get(NAME) ?? '';
}

/** The address of a list, with what it then searches for. */
export function addressWithSearch(address: string, search: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${NAME}=${encodeURIComponent(search)}`;
}
