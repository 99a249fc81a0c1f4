import { wrapperDoor } from './wrapper-door.ts';

/** Opens pages of another app of this origin. The current page is left. */
export const pages = {
  open: (address: string): void => (__WRAPPER__ ? wrapperDoor().openOutside(address) : location.assign(address)),
};
