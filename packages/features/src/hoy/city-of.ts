/** A zone as people call it: by its city. */
export const cityOf = (zona: string): string => (zona.split('/').at(-1) ?? zona).replaceAll('_', ' ');
