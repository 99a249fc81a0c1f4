/** Whether this is a phone: no other camera can scan its screen. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;
