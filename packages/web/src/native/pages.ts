/** Opens pages of another app of this origin. The current page is left. */
export const pages = {
  open: (address: string): void => location.assign(address),
};
