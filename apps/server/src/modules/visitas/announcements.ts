import { randomInt } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { VisitaAnunciada } from '@jornada/contract/visitas/anuncios.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import { oneLine, textIn } from '@jornada/domain/visitas/index.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CorreoService } from '../correo/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import * as repo from './announcements-repo.ts';
import { findHost } from './tablet-repo.ts';
import { findType, findTypes } from './types-repo.ts';

/** Visitors whom one person expects at once. */
const MOST = 100;
/** Announced in a quarter of an hour by one person: each may send a mail. */
const MOST_NEW = 30;
const DAYS_AHEAD = 365;

type Input = ValidadaDe<typeof visitas.anunciar>;
type Options = {
  db: Database;
  clock: Clock;
  attempts: Attempts;
  entidades: EntidadesService;
  correo: Pick<CorreoService, 'send' | 'seEnvia'>;
};

/** Visitors whom people of the company expect. */
export function createAnnouncements({ db, clock, attempts, entidades, correo }: Options) {
  async function write(tx: Transaction, entidadId: number, anuncio: repo.NuevoAnuncio): Promise<{ id: number; isNew: boolean }> {
    for (let tries = 0; tries < 24; tries += 1) {
      const id = await repo.createAnnouncement(tx, entidadId, String(randomInt(100_000, 1_000_000)), anuncio);
      if (id !== undefined) return { id, isNew: true };
      const repeated = anuncio.clave && (await repo.findRepeatedAnnouncement(tx, entidadId, anuncio.clave, anuncio.anfitrionId));
      if (repeated) return { id: repeated, isNew: false };
    }
    throw new Error('no code is free');
  }

  async function tell(tx: Transaction, sesion: Sesion, said: VisitaAnunciada, idioma: Input['idioma']): Promise<void> {
    const { entidadId, personaId, revision } = sesion;
    const { nombre, correo: para, fecha, hora, centro, codigo } = said;
    if (para === null) return;
    const language = idioma ?? sesion.idioma;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const quien = (await findHost(tx, entidadId, { id: personaId, ahora: clock.now().toString() })) ?? empresa.nombre;
    const { date, wallHour } = createDateFormat(language, 'UTC');
    const day = date(fecha, 'weekdayDay');
    const datos = { nombre, entidad: empresa.nombre, quien, cuando: hora === null ? day : `${day}, ${wallHour(hora)}`, centro, codigo };
    const caduca = Temporal.PlainDate.from(fecha).add({ days: 2 }).toZonedDateTime('UTC').toInstant();
    await correo.send(tx, { entidadId, para, idioma: language, plantilla: 'visita', datos, caduca });
  }

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof visitas.anuncios>> {
      const { entidadId, personaId: anfitrionId, idioma } = sesion;
      const desde = await todayOf({ clock, entidades }, sesion);
      return { items: await db.tenant(entidadId, (tx) => repo.findAnnouncedBy(tx, entidadId, { idioma, anfitrionId, desde })) };
    },

    async listOptions(sesion: Sesion): Promise<SalidaDe<typeof visitas.opcionesDeAnuncio>> {
      const { entidadId, personaId, revision, idioma } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      const { tipos, centroId } = await db.tenant(entidadId, async (tx) => ({
        tipos: await findTypes(tx, entidadId),
        centroId: await repo.findCentreOf(tx, entidadId, personaId, hoy),
      }));
      return {
        centros: [...centros.values()].filter(({ activo }) => activo).map(({ id, nombre }) => ({ id, nombre })),
        centroId,
        tipos: tipos
          .filter(({ abierto, anfitrion }) => abierto && anfitrion !== 'no')
          .map(({ id, nombre, contenido }) => ({ id, nombre: textIn({ texto: nombre, ...contenido.nombre }, idioma) })),
        seEnvia: correo.seEnvia,
      };
    },

    /** @throws AppError as the call says. */
    async announce(sesion: Sesion, input: Input, clave: string | null): Promise<VisitaAnunciada> {
      const { entidadId, personaId: anfitrionId, revision } = sesion;
      const wait = await attempts.take([{ key: `visitas-anuncios:${entidadId}.${anfitrionId}`, limit: MOST_NEW }]);
      if (wait > 0)
        throw new AppError('general.demasiadas-peticiones', { params: { segundos: wait }, headers: { 'retry-after': String(wait) } });
      const nombre = oneLine(input.nombre) ?? '';
      if (nombre.length < 2) throw new AppError('general.datos-no-validos', { fields: { nombre: { key: 'obligatorio' } } });
      const centro = (await entidades.getConfiguration(entidadId, revision)).centros.get(input.centroId);
      if (!centro?.activo) throw new AppError('visitas.centro-no-valido', { fields: { centroId: { key: 'opcion' } } });
      const ahora = clock.now();
      const hoy = ahora.toZonedDateTimeISO(centro.zona).toPlainDate();
      const last = hoy.add({ days: DAYS_AHEAD }).toString();
      if (input.fecha < hoy.toString() || input.fecha > last)
        throw new AppError('visitas.dia-no-valido', { fields: { fecha: { key: 'formato' } } });
      return db.tenant(entidadId, async (tx) => {
        const tipo = await findType(tx, entidadId, input.tipoId);
        if (!tipo?.abierto || tipo.anfitrion === 'no')
          throw new AppError('visitas.tipo-no-valido', { fields: { tipoId: { key: 'opcion' } } });
        const before = await repo.countAnnouncedBy(tx, entidadId, anfitrionId, hoy.toString());
        if (before >= MOST) throw new AppError('visitas.demasiados-anuncios');
        const { id, isNew } = await write(tx, entidadId, {
          centroId: centro.id,
          tipoId: tipo.id,
          anfitrionId,
          nombre,
          empresa: oneLine(input.empresa),
          correo: input.correo ?? null,
          fecha: input.fecha,
          hora: input.hora ?? null,
          clave,
          creado: ahora.toString(),
        });
        const [said] = await repo.findAnnouncedBy(tx, entidadId, { idioma: sesion.idioma, anfitrionId, desde: '1900-01-01', id });
        if (!said) throw new AppError('visitas.anuncio-no-existe');
        if (isNew) await tell(tx, sesion, said, input.idioma);
        return said;
      });
    },

    /** @throws AppError `visitas.anuncio-no-existe`, also for that of somebody else, and once the visitor has come. */
    takeBack: ({ entidadId, personaId }: Sesion, id: number): Promise<null> =>
      db.tenant(entidadId, async (tx) => {
        if (!(await repo.deleteAnnouncement(tx, entidadId, personaId, id))) throw new AppError('visitas.anuncio-no-existe');
        return null;
      }),

    async listOfToday({ entidadId, idioma, revision }: Sesion): Promise<SalidaDe<typeof visitas.esperadasDeHoy>> {
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      const dias = [...centros.values()].map(({ id, zona }) => ({
        centroId: id,
        hoy: clock.now().toZonedDateTimeISO(zona).toPlainDate().toString(),
      }));
      return { items: await db.tenant(entidadId, (tx) => repo.findExpectedToday(tx, { entidadId, idioma }, dias)) };
    },
  };
}
