/** The countries that the product knows best come first. */
export const COUNTRIES = ['ES', 'PT', 'DE', 'GB', 'IE', 'FR', 'IT', 'NL', 'BE', 'AT', 'CH', 'LU', 'PL', 'AD', 'MA', 'MX', 'US'];
