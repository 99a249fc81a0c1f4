import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { agenda } from '@jornada/contract/agenda.ts';
import { citasDe, tellAgain } from '@jornada/domain/agenda/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { INSTANCE_PATH, type Bytes } from '../../platform/http/router.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { newToken, readToken } from '../enlaces/reads.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { readPlanned } from '../turnos/reads.ts';
import { deleteAddress, findCreated, findOwner, findPublishedAt, saveAddress, saveTold, type DuenoDeDireccion } from './repo.ts';
import { writeCalendar, type Palabras } from './write-calendar.ts';

const DIAS_ATRAS = 30;
const DIAS_DELANTE = 180;

type Options = { db: Database; clock: Clock; entidades: EntidadesService; translate: TranslateText; baseUrl(origin: string): string };

/** Secret addresses by which programs of calendars read somebody's published shifts and absences. */
export function createAgendaService({ db, clock, entidades, translate, baseUrl }: Options) {
  /** The calendar of somebody, in their language; null if their company does not let them see shifts. */
  async function render(tx: Queryable, entidadId: number, dueno: DuenoDeDireccion): Promise<string | null> {
    const { usuarioId, roles, revision, creada, dicho } = dueno;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    if (!permissionsOf(roles, empresa.ajustes.sinAcceso).has(agenda.estado.acceso)) return null;
    const today = clock.now().toZonedDateTimeISO(empresa.zona).toPlainDate();
    const span = { desde: masDias(today.toString(), -DIAS_ATRAS), hasta: masDias(today.toString(), DIAS_DELANTE) };
    const [one] = await readPlanned(tx, entidadId, { ids: [usuarioId], ...span, empresa, clock });
    if (!one) return null;
    const { laboral } = one.persona;
    const citas = citasDe(
      {
        laboral,
        deHorario: empresa.planner.planFor({ periodos: laboral.periodos, ausencias: [] }),
        numeroDe: (fecha) => one.publicados.get(fecha)?.numero,
      },
      span,
    );
    const escritos = await findPublishedAt(tx, { entidadId, usuarioId }, span);
    const ahora = clock.now().toString();
    const dichas = tellAgain(dicho, citas, {
      desde: span.desde,
      momentoDe: (cita, before) => escritos.get(cita.fecha) ?? (before ? ahora : creada),
    });
    if (!isDeepStrictEqual(dichas, dicho)) await saveTold(tx, { entidadId, usuarioId }, dichas);
    const idioma = dueno.idioma ?? empresa.idioma;
    const word = (key: keyof Palabras): string => translate(idioma, `agenda.calendario.${key}`);
    const palabras = { titulo: word('titulo'), turno: word('turno'), ausencia: word('ausencia'), parcial: word('parcial') };
    return writeCalendar({ dueno: { entidadId, usuarioId }, citas: dichas, palabras, year: today.year });
  }

  return {
    async status({ entidadId, usuarioId }: Sesion): Promise<SalidaDe<typeof agenda.estado>> {
      const creada = await db.tenant(entidadId, (tx) => findCreated(tx, { entidadId, usuarioId }));
      return { creada: creada && Temporal.Instant.from(creada).toString() };
    },

    /** Makes an address, or another one in its place. It cannot be told again. */
    async create({ entidadId, usuarioId }: Sesion, origin: string): Promise<SalidaDe<typeof agenda.crear>> {
      const { token, huella } = newToken(entidadId);
      const creada = clock.now().toString();
      await db.tenant(entidadId, (tx) => saveAddress(tx, { entidadId, usuarioId }, huella, creada));
      return {
        direccion: `${baseUrl(origin)}${INSTANCE_PATH}${agenda.calendario.path}?${new URLSearchParams({ token }).toString()}`,
        creada,
      };
    },

    async end({ entidadId, usuarioId }: Sesion): Promise<null> {
      await db.tenant(entidadId, (tx) => deleteAddress(tx, { entidadId, usuarioId }));
      return null;
    },

    /** @throws AppError `agenda.no-existe`: unknown, renewed or ended, or of somebody who has left; nobody is told which. */
    async read(token: string, ifNoneMatch: string | undefined): Promise<Bytes> {
      const address = readToken(token);
      if (!address) throw new AppError('agenda.no-existe');
      const { entidadId, huella } = address;
      const text = await db.tenant(entidadId, async (tx) => {
        const dueno = await findOwner(tx, { entidadId, huella, ahora: clock.now().toString() });
        return dueno && render(tx, entidadId, dueno);
      });
      if (!text) throw new AppError('agenda.no-existe');
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 32)}"`;
      // Programs may keep it, and ask each time whether it is still the same; what lies between must not.
      const cabeceras = { etag, 'cache-control': 'private, no-cache', 'content-disposition': 'attachment; filename="turnos.ics"' };
      const tipo = 'text/calendar; charset=utf-8';
      const isKnown = ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
      return isKnown ? { tipo, cuerpo: null, status: 304, cabeceras } : { tipo, cuerpo: Buffer.from(text), cabeceras };
    },
  };
}
