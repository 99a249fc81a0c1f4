import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { factores } from '@jornada/contract/factores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OneTime } from '../../platform/one-time.ts';
import { createKey, deleteKey, findKeys, renameKey } from './keys-repo.ts';
import { creationOptions, readNewKey, siteAt } from './passkeys.ts';
import { isSecondStepRequired, findSummary } from './reads.ts';
import { afterRemoval, type FactoresOptions, type PeticionDeFactor } from './service.ts';

const MOST_KEYS = 20;
const PURPOSE = 'alta-llave';
const SECONDS = 5 * 60;

/** The passkeys of the signed-in person: adding, naming, removing. Those of others do not exist here. */
export function createKeysService(options: FactoresOptions & { oneTime: OneTime }) {
  const { db, clock, confirm, entidades, enrolment, notice, oneTime } = options;
  return {
    async options(
      { quien }: PeticionDeFactor,
      { Password }: ValidadaDe<typeof factores.opcionesAlta>,
      origin: string | null,
    ): Promise<SalidaDe<typeof factores.opcionesAlta>> {
      const sitio = siteAt(origin);
      const account = await confirm(quien, Password);
      const keys = await db.tenant(quien.entidadId, (tx) => findKeys(tx, quien));
      if (keys.length >= MOST_KEYS) throw new AppError('factores.demasiadas-llaves', { params: { maximo: MOST_KEYS } });
      const Opciones = await creationOptions(sitio, { ...quien, ...account, keys });
      const claims = { ent: quien.entidadId, usr: quien.usuarioId, sid: quien.sesionId, dsf: Opciones.challenge };
      const Reto = await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS });
      return { Reto, Opciones: Opciones as SalidaDe<typeof factores.opcionesAlta>['Opciones'] };
    },

    async add(
      { quien }: PeticionDeFactor,
      { Reto, Nombre, Llave }: ValidadaDe<typeof factores.alta>,
      origin: string | null,
    ): Promise<SalidaDe<typeof factores.alta>> {
      const sitio = siteAt(origin);
      const claims = await oneTime.read(Reto, { purpose: PURPOSE });
      const isOwn = claims?.['ent'] === quien.entidadId && claims['usr'] === quien.usuarioId && claims['sid'] === quien.sesionId;
      if (!claims || !isOwn) throw new AppError('login.reto-caducado');
      const key = await readNewKey(sitio, { respuesta: Llave, desafio: String(claims['dsf']) });
      if (!key) throw new AppError('factores.llave-no-valida');
      const creada = clock.now().toString();
      return db.tenant(quien.entidadId, async (tx) => {
        if (!(await oneTime.spend(tx, claims))) throw new AppError('login.reto-caducado');
        const has = await findSummary(tx, quien);
        if (has.llaves >= MOST_KEYS) throw new AppError('factores.demasiadas-llaves', { params: { maximo: MOST_KEYS } });
        const id = await createKey(tx, quien, { ...key, nombre: Nombre, creada });
        if (id === null) throw new AppError('factores.llave-no-valida');
        await notice(tx, quien, 'llave-anadida');
        // A person without another factor gets recovery codes, for the day when the device is lost.
        const isFirst = has.totp === null && has.llaves === 0;
        return {
          llave: { id, nombre: Nombre, creada, ultimoUso: null, respaldada: key.respaldada },
          CodigosRecuperacion: isFirst ? await enrolment.replaceCodes(tx, quien) : [],
        };
      });
    },

    async rename({ quien }: PeticionDeFactor, { id, Nombre }: ValidadaDe<typeof factores.renombrar>): Promise<null> {
      const isThere = await db.tenant(quien.entidadId, (tx) => renameKey(tx, quien, id, Nombre));
      if (!isThere) throw new AppError('factores.llave-no-existe');
      return null;
    },

    async remove({ sesion, quien }: PeticionDeFactor, { id, Password }: ValidadaDe<typeof factores.quitar>): Promise<null> {
      await confirm(quien, Password);
      const isRequired = await isSecondStepRequired(entidades, sesion);
      await db.tenant(quien.entidadId, async (tx) => {
        if (!(await deleteKey(tx, quien, id))) throw new AppError('factores.llave-no-existe');
        await afterRemoval(tx, quien, isRequired);
        await notice(tx, quien, 'llave-quitada');
      });
      return null;
    },
  };
}
