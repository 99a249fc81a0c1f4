import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { registroEmpresa } from '@jornada/contract/registro.ts';
import { problemaDeDocumento } from '@jornada/domain/personas/documento.ts';
import { problemaDeNif } from '@jornada/domain/personas/nif.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { CorreoService } from '../correo/service.ts';
import { checkNewPassword } from '../../shared/password-rules.ts';
import { rutaDe } from '../enlaces/reads.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import { isPais } from '../geo/reads.ts';
import { normalizeUserName } from '../login/reads.ts';
import type { Captcha } from './captcha.ts';
import { createCompany } from './create-company.ts';
import { confirmEntidad, createDirectoryEntry, deleteUnconfirmed, findAlta } from './repo.ts';

/** Requests from one address within a quarter of an hour. */
const LIMITS = { alta: 5, enlace: 30 };
const HORAS = 48;
/** The most companies for one user name: each one costs a password check at every log-in. */
const EMPRESAS = 20;

type Entrada = ValidadaDe<typeof registroEmpresa.guardar>;

/** Registration of a company: it is made complete at once, and its first admin gets a link that opens it. */
export function createRegistroService(options: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  attempts: Attempts;
  passwords: Passwords;
  captcha: Captcha;
  enlaces: EnlacesService;
  correo: CorreoService;
  /** Whether companies may register themselves on this installation. */
  abierto: boolean;
}) {
  const { db, clock, jobs, translate, attempts, passwords, captcha, enlaces, correo, abierto } = options;
  const withdraw = (): Promise<number> => deleteUnconfirmed(db, clock.now().subtract({ hours: HORAS }).toString());
  jobs.schedule('altas-sin-confirmar', '17 * * * *', async () => void (await withdraw()));

  const take = (key: string, limit: number): Promise<void> => takeTry(attempts, [{ key, limit }], 'general.demasiadas-veces');

  /** Only invalid links are counted, so that nobody can use up the tries of a person with a valid one. */
  const countMiss = (address: string): Promise<void> => take(`enlace-device:${address}`, LIMITS.enlace);

  async function check(
    { Pais, Nif, Password, NombreCompleto: nombre, Email: email, Nombre: empresa }: Entrada,
    userName: string,
  ): Promise<void> {
    if (!isPais(Pais)) throw new AppError('general.datos-no-validos', { fields: { Pais: { key: 'opcion' } } });
    const found = { Nif: problemaDeNif(Nif, Pais), UserName: problemaDeDocumento(userName, Pais) };
    const fields = Object.fromEntries(Object.entries(found).flatMap(([field, problema]) => (problema ? [[field, problema]] : [])));
    if (Object.keys(fields).length > 0) throw new AppError('general.datos-no-validos', { fields });
    await checkNewPassword(Password, { campo: 'Password', de: { userName, nombre, email, empresa } });
  }

  return {
    begin: async (): Promise<SalidaDe<typeof registroEmpresa.nuevo>> => ({ abierto, reto: abierto ? await captcha.create() : null }),

    /**
     * @throws AppError `registro.cerrado`, `registro.captcha` (unsolved, too old, or used before), `general.demasiadas-veces`.
     * Whether a company, a user or an address is known here changes nothing of the answer.
     */
    async save(alta: Entrada, address: string): Promise<SalidaDe<typeof registroEmpresa.guardar>> {
      if (!abierto) throw new AppError('registro.cerrado');
      await take(`registro-device:${address}`, LIMITS.alta);
      const userName = normalizeUserName(alta.UserName);
      await check(alta, userName);
      const solved = await captcha.check(alta.Captcha);
      if (!solved) throw new AppError('registro.captcha');
      const passwordHash = await passwords.hash(alta.Password, userName);
      const ruta = await db.transaction(async (tx) => {
        if (!(await captcha.redeem(tx, solved))) throw new AppError('registro.captcha');
        const { entidadId, usuarioId } = await createCompany(tx, { alta, userName, passwordHash, ahora: clock.now(), translate });
        const { token, caduca } = await enlaces.create(tx, { tipo: 'registro', entidadId, usuarioId, minutos: HORAS * 60 });
        const path = rutaDe(alta.Movil ? 'registro-movil' : 'registro', token);
        const datos = { nombre: alta.NombreCompleto, entidad: alta.Nombre, ruta: path, horas: HORAS };
        await correo.send(tx, { entidadId, para: alta.Email, idioma: alta.Language, plantilla: 'registro', datos, caduca });
        return path;
      });
      // Without a mail server nobody could get the link: this company has no admin yet who could look into its outbox.
      return { Email: alta.Email, Enlace: correo.seEnvia ? null : ruta };
    },

    /** The effect of a link, without using it: a mail program that only opens the page must not confirm anything. */
    async peek(
      { Token: token }: ValidadaDe<typeof registroEmpresa.mirar>,
      address: string,
    ): Promise<SalidaDe<typeof registroEmpresa.mirar>> {
      const enlace = await enlaces.peek({ tipo: 'registro', token });
      const alta = enlace && (await db.tenant(enlace.entidadId, (tx) => findAlta(tx, enlace.entidadId, enlace.usuarioId)));
      const isUsed = !alta && (await enlaces.haConfirmado({ tipo: 'registro', token }));
      if (!alta && !isUsed) {
        await countMiss(address);
        return { Estado: 'no-vale', Nombre: null };
      }
      return alta ? { Estado: 'vale', Nombre: alta.nombre } : { Estado: 'usado', Nombre: null };
    },

    /** @throws AppError `recovery.enlace-no-vale`, `registro.demasiadas-empresas`. */
    async confirm(
      { Token: token }: ValidadaDe<typeof registroEmpresa.confirmar>,
      address: string,
    ): Promise<SalidaDe<typeof registroEmpresa.confirmar>> {
      const done = await enlaces.redeemIn({ tipo: 'registro', token }, async (tx, { entidadId, usuarioId }) => {
        const alta = await findAlta(tx, entidadId, usuarioId);
        if (!alta || !(await confirmEntidad(tx, entidadId, clock.now().toString()))) return null;
        const { nombre, userName, nombreCompleto } = alta;
        if (!(await createDirectoryEntry(tx, { userName, entidadId, usuarioId, limit: EMPRESAS })))
          throw new AppError('registro.demasiadas-empresas');
        await correo.markUsed(tx, { entidadId, usuarioId, plantilla: 'registro' });
        return { Nombre: nombre, UserName: userName, NombreCompleto: nombreCompleto, EntidadId: entidadId };
      });
      if (!done) {
        await countMiss(address);
        throw new AppError('recovery.enlace-no-vale');
      }
      return done;
    },

    /** Deletes companies that nobody has confirmed in time. @returns how many. */
    retirar: withdraw,
  };
}
