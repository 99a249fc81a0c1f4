/** Whether this is held in a hand: there is no camera beside it that could look at its screen. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;
