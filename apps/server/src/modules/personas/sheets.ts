import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { MAXIMO_HOJAS } from '@jornada/contract/personas/hojas.ts';
import type { PersonaFicha, personas } from '@jornada/contract/personas.ts';
import { writeCodigoDeHoja } from '@jornada/domain/personas/codigo-de-hoja.ts';
import { estadoDeCuenta } from '@jornada/domain/personas/cuenta.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CorreoService } from '../correo/service.ts';
import { rutaDe } from '../enlaces/reads.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import { findUser } from '../perfil/reads.ts';
import { updatePerson } from './repo.ts';
import { findWithoutEntry } from './sheets-repo.ts';
import { lockAccounts, raiseVersions } from './together-repo.ts';
import type { Change, Dependencias } from './write.ts';

/** How many days a sheet is valid: paper takes longer than a mail. */
const DIAS_HOJA = 14;
const MINUTES_A_DAY = 24 * 60;

type Options = Dependencias & {
  change: Change;
  enlaces: Pick<EnlacesService, 'create' | 'forget'>;
  correo: Pick<CorreoService, 'seEnvia'>;
  baseUrl(origin: string): string;
};

/**
 * Sheets of paper with which people without e-mail choose their first password. Whoever makes them sees the links, as with mails that
 * an administrator hands over. So there are none for people whom a mail reaches, nor for anybody who has a password already.
 */
export function createSheetCalls({ db, clock, entidades, auditoria, change, enlaces, correo, baseUrl }: Options) {
  const todayOf = (zona: string): string => clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();

  return {
    async listWithoutEntry({ entidadId, revision }: Sesion): Promise<SalidaDe<typeof personas.sinEntrar>> {
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const rows = await db.tenant(entidadId, (tx) =>
        findWithoutEntry(tx, entidadId, { hoy: todayOf(zona), onlyWithoutMail: correo.seEnvia, limit: MAXIMO_HOJAS }),
      );
      return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
    },

    /** @throws AppError `personas.no-existe` if one of them does not exist: then nobody gets a sheet. */
    async makeSheets(
      sesion: Sesion,
      { ids }: ValidadaDe<typeof personas.hacerHojas>,
      origin: string,
    ): Promise<SalidaDe<typeof personas.hacerHojas>> {
      const { entidadId, revision } = sesion;
      const { nombre: empresa, zona, idioma } = await entidades.getConfiguration(entidadId, revision);
      const hoy = todayOf(zona);
      const wanted = [...new Set(ids)];
      return db.tenant(entidadId, async (tx) => {
        const cuentas = await lockAccounts(tx, entidadId, wanted);
        if (cuentas.length < wanted.length) throw new AppError('personas.no-existe');
        const due = cuentas.filter((cuenta) => {
          const estado = estadoDeCuenta(cuenta, hoy);
          const isReached = correo.seEnvia && cuenta.email !== '';
          return !cuenta.esQuiosco && !isReached && (estado === 'sin-acceso' || estado === 'invitada');
        });
        const hojas = [];
        for (const { id } of due) {
          const persona = await findUser(tx, entidadId, id);
          if (!persona) throw new AppError('personas.no-existe');
          const minutos = DIAS_HOJA * MINUTES_A_DAY;
          const { token, caduca } = await enlaces.create(tx, { tipo: 'invitacion', entidadId, usuarioId: id, minutos, isTyped: true });
          await updatePerson(tx, entidadId, id, { invitada: clock.now().toString() });
          await auditoria.note(tx, { sesion, accion: 'personas.hoja', sobreId: id, datos: { dias: DIAS_HOJA } });
          const url = baseUrl(origin) + rutaDe('invitacion', token);
          hojas.push({
            id,
            nombre: persona.nombreCompleto,
            usuario: persona.userName,
            idioma: chooseIdioma([persona.idioma, idioma]),
            url,
            codigo: writeCodigoDeHoja(token),
            caduca: caduca.toString(),
          });
        }
        await raiseVersions(
          tx,
          entidadId,
          due.map(({ id }) => id),
        );
        return { empresa, dias: DIAS_HOJA, hojas, sinHoja: wanted.length - hojas.length };
      });
    },

    withdraw: (sesion: Sesion, cual: ValidadaDe<typeof personas.retirarInvitacion>): Promise<PersonaFicha> =>
      change(sesion, cual, async ({ tx, antes }) => {
        if (antes.invitada === null || antes.tieneClave) throw new AppError('personas.sin-invitacion');
        await enlaces.forget(tx, { entidadId: sesion.entidadId, usuarioId: cual.id, tipos: ['invitacion'] });
        await updatePerson(tx, sesion.entidadId, cual.id, { invitada: null });
        return { accion: 'personas.retirar-invitacion' };
      }),
  };
}
