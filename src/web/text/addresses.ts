type AddressParts = { place: string; town: string };

/** 'Gare de Lyon, 75012 Paris' is shown in two lines; an address without a postcode in one. */
export function addressParts(address: string): AddressParts {
  const match = /^(.+?),\s*(\d{5}\s+\D[^,]*?)(?:,\s*France)?$/u.exec(address.trim());
  if (!match) return { place: address, town: '' };
  return { place: match[1] ?? address, town: match[2] ?? '' };
}
