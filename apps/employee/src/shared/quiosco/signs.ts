/** Whatever shows that somebody is still there. */
export const SIGNS = ['click', 'keydown', 'touchstart', 'touchmove', 'pointerdown', 'pointermove'] as const;
