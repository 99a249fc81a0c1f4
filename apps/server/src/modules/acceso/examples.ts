import type { acceso } from '@jornada/contract/acceso.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const IdLogin = '7d3f0c9e-5b1a-4e5d-9c0b-2f6a1d8e4b30';
const Username = '00000001R';
/** As a browser begins and asks. An app adds `Reto`, and later `Verificador` and `Codigo`. */
const begin = { entrada: { IdLogin, Token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk', Recordar: false } };
const ask = { entrada: { IdLogin, Username } };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof acceso> = {
  metodos: { entrada: { Username }, salida: { Metodos: ['password'], Proveedores: [] } },
  crear365: begin,
  crearSso: begin,
  comprobar365: ask,
  comprobarSso: ask,
};
