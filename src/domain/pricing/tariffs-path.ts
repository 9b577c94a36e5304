/** The public page of prices. */
export const TARIFFS_PATH = '/tarifs';
