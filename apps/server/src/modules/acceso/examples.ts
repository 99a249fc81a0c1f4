import type { acceso } from '@jornada/contract/acceso.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const IdLogin = '7d3f0c9e-5b1a-4e5d-9c0b-2f6a1d8e4b30';
const Username = '00000001R';
/** As a browser begins and asks. An app adds `Reto`, and later `Verificador` and `Codigo`. */
const begin = { entrada: { IdLogin, Token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk', Recordar: false } };
const ask = { entrada: { IdLogin, Username } };

/** The challenge and the answer of a passkey, and the code for the app; the verifier and its challenge are those of RFC 7636. */
const Reto = 'eyJhbGciOiJIUzI1NiJ9.eyJjbGEiOiJsbGF2ZSJ9.c2lnbmVk';
const Codigo = 'eyJhbGciOiJIUzI1NiJ9.eyJpZGwiOiI3ZDNmIn0.c2lnbmVk';
const id = 'mJ0bN4Vq0Zk5cZ0n2n8yVg';
const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'MS4x' };
const Llave = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof acceso> = {
  metodos: { entrada: { Username }, salida: { Metodos: ['password'], Proveedores: [] } },
  crear365: begin,
  crearSso: begin,
  comprobar365: ask,
  comprobarSso: ask,
  llaveParaApp: {
    entrada: { Reto, Llave, IdLogin, RetoApp: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    salida: { Url: `jornada://signin?idlogin=${IdLogin}&codigo=${Codigo}` },
  },
  comprobarLlave: { entrada: { IdLogin, Verificador: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', Codigo, Recordar: true } },
};
