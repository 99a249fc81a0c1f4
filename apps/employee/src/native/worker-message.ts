/** The page tells a waiting worker to take over. */
export const ACTIVATE = 'activar';
