import type { FacturXInvoiceInput } from '@stackforge-eu/factur-x';
import type { BillContent, Seller } from '#domain/billing/bill-content.ts';
import { nameWithForm } from '#domain/company/company.ts';

type Party = FacturXInvoiceInput['seller'];

/** The register of French companies. */
const SIRENE = '0002';

export function sellerParty(seller: Seller): Party {
  const { address, siren, vatNumber, brand } = seller;
  const tax = vatNumber ? { id: vatNumber, schemeId: 'VA' as const } : { id: siren, schemeId: 'FC' as const };
  return {
    name: nameWithForm(seller),
    legalOrganization: { id: siren, schemeID: SIRENE, tradingName: brand },
    address: addressFrom(address, 'FR'),
    taxRegistrations: [tax],
  };
}

export function buyerParty(buyer: BillContent['buyer']): Party {
  const { name, address, country, siren, vatNumber } = buyer;
  return {
    name,
    address: addressFrom(address, country),
    ...(siren ? { legalOrganization: { id: siren, schemeID: SIRENE } } : {}),
    ...(vatNumber ? { taxRegistrations: [{ id: vatNumber, schemeId: 'VA' as const }] } : {}),
  };
}

/** '6 place de la Pyramide, 92800 Puteaux': the postal code comes before the town. */
function addressFrom(text: string, country: string): NonNullable<Party['address']> {
  const match = /^(?<street>.*?)[\s,]+(?<postalCode>[A-Z0-9-]{4,8})\s+(?<city>[^\d,]+)$/su.exec(text.trim());
  if (!match?.groups) return { line1: text.trim(), city: '', postalCode: '', country };
  const { street = '', postalCode = '', city = '' } = match.groups;
  return { line1: street.trim(), city: city.trim(), postalCode, country };
}
