/** Its files belong to this part of the product. */
export const MODULO = 'wiki';
