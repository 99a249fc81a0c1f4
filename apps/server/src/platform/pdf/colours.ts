/** Colours of printed pages: those of the theme in light. */
export const INK = '#121715';
export const INK2 = '#55605B';
export const LINE = '#E2E6E3';
export const LINE2 = '#CBD2CE';
export const TICK = '#AFB9B4';
export const ACCENT = '#0B6B57';
export const WARN = '#8F5600';
