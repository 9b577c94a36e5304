import type { BillContent } from './bill-content.ts';
import type { VatRate } from './vat.ts';

type Paper = Pick<BillContent, 'byRate' | 'seller'> | undefined;

/**
 * How the paper that a ride has already taxes the next one, whatever was set since; undefined where it decides nothing:
 * its seller had not said yet how it is taxed, or was another company.
 */
export function decidedRate(issued: Paper, company: { siren: string }): VatRate | undefined {
  const rate = issued?.byRate[0]?.rate;
  if (!issued || rate === 'outside') return rate;
  const { siren, vatNumber } = issued.seller;
  const isSame = siren === '' || siren === company.siren;
  return isSame && (rate === 'franchise' || vatNumber !== '') ? rate : undefined;
}
