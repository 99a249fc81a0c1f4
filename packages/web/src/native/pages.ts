/** The way to pages that another app of this origin draws: the one that is open is left. */
export const pages = {
  open: (address: string): void => location.assign(address),
};
