import type * as z from 'zod/mini';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { pruebaDeFirma } from '@jornada/contract/factores/prueba.ts';
import type { firmas } from '@jornada/contract/firmas/calls.ts';
import { METODOS_FIRMA, type MetodoElegible, type MetodoFirma } from '@jornada/domain/firmas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { hasPassword, type QuienConfirma } from '../cuenta/reads.ts';
import type { Confirm } from '../cuenta/service.ts';
import type { KeyConfirm } from '../factores/service.ts';

/** Who signs, from where, and on what. `origin`: the address of the page; null if it is not known. */
export type QuienFirma = QuienConfirma & { origin: string | null; aparato: string };
type Prueba = z.output<typeof pruebaDeFirma>;

type Options = {
  db: Database;
  confirm: Confirm;
  keys: KeyConfirm;
  /** The PIN of the documents. The one of the kiosk will not do: whoever runs the company can make a new one and read it. */
  pins: { check(quien: QuienConfirma, pin: string): Promise<void>; isSet(tx: Queryable, quien: QuienConfirma): Promise<boolean> };
};
export type ProveWho = ReturnType<typeof createProof>;

const methodOf = (prueba: Prueba): MetodoFirma =>
  'Pin' in prueba ? 'pin' : 'Llave' in prueba ? 'llave' : 'Password' in prueba ? 'contrasena' : 'sesion';

/** Makes sure that whoever signs is the person: by what they have of what the company allows. */
export function createProof({ db, confirm, keys, pins }: Options) {
  /** Those that the company allows and the person has; where they have none of them, what they signed in with. */
  async function waysOf(tx: Queryable, quien: QuienFirma, allowed: readonly MetodoElegible[]): Promise<MetodoFirma[]> {
    const account: MetodoFirma = (await hasPassword(tx, quien)) ? 'contrasena' : 'sesion';
    const has = new Set<MetodoFirma>();
    if (allowed.includes('pin') && (await pins.isSet(tx, quien))) has.add('pin');
    if (allowed.includes('llave') && (await keys.has(tx, quien, quien.origin))) has.add('llave');
    if (allowed.includes('contrasena') || has.size === 0) has.add(account);
    return METODOS_FIRMA.filter((one) => has.has(one));
  }

  return {
    waysOf,

    /** @throws AppError `firmas.metodo-no-vale`, `login.metodo-no-disponible`. */
    askKey: (quien: QuienFirma, huella: string): Promise<SalidaDe<typeof firmas.retoLlave>> => keys.ask(quien, huella, quien.origin),

    /** PIN and password, which take a try each. @throws AppError `firmas.metodo-no-vale`, and why the proof is none. */
    async before(quien: QuienFirma, prueba: Prueba, allowed: readonly MetodoElegible[]): Promise<MetodoFirma> {
      const metodo = methodOf(prueba);
      const ways = await db.tenant(quien.entidadId, (tx) => waysOf(tx, quien, allowed));
      if (!ways.includes(metodo)) throw new AppError('firmas.metodo-no-vale');
      if ('Pin' in prueba) await pins.check(quien, prueba.Pin);
      else if (!('Llave' in prueba)) await confirm(quien, 'Password' in prueba ? prueba.Password : undefined);
      return metodo;
    },

    /** A passkey, whose challenge is used up with the signature. @throws AppError that says why it is none. */
    async within(tx: Queryable, quien: QuienFirma, prueba: Prueba, huella: string): Promise<void> {
      if (!('Llave' in prueba)) return;
      const { Reto, Llave } = prueba;
      await keys.check(tx, quien, { Reto, Llave, sobre: huella, origin: quien.origin });
    },
  };
}
