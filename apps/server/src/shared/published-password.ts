/** The password of the demo company's accounts. It is published, so it opens an account from this machine only, in whichever company. */
export const CONTRASENA_PUBLICADA = 'jornada-demo';
