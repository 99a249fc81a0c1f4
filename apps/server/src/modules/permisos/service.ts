import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorPermiso, type permisos } from '@jornada/contract/permisos/calls.ts';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { envioOf, readDraft, valuesWith } from '../solicitudes/reads.ts';
import { findConsequences } from './consequences.ts';
import { readPermit } from './opened.ts';
import { amountOf, presentCounter, presentDays, presentFamily, presentTypes, type PermitWords, unitOf } from './present.ts';
import { titleOf } from './reads.ts';
import { proposalIn, readFields, requestIn, requestOf, type CamposPermiso } from './read-fields.ts';
import { findPeople, saveDetail } from './repo.ts';
import { createSituation, type SituacionPermiso } from './situation.ts';
import { presentSummary } from './summary.ts';

const MODULO = 'permisos';

export type PermisosOptions = {
  db: Database;
  clock: Clock;
  translate: TranslateText;
  entidades: EntidadesService;
  solicitudes: SolicitudesService;
  ficheros: SavedFiles;
};

const EMPTY: SalidaDe<typeof permisos.nuevo>['valores'] = {
  codigo: null,
  desde: null,
  hasta: null,
  hecho: null,
  minutos: null,
  horaInicio: null,
  grado: null,
  viaje: false,
  km: null,
  monoparental: false,
  hijos: null,
  deAmbos: false,
  comentario: null,
};

/** Somebody's own permits: asking for them, and what is left of each. */
export function createPermisosService({ db, clock, translate, entidades, solicitudes, ficheros }: PermisosOptions) {
  const configurationOf = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);
  const wordsOf = ({ idioma }: Sesion): PermitWords => ({ translate, idioma });

  async function situationOf(tx: Queryable, sesion: Sesion, personaId: number): Promise<SituacionPermiso> {
    const leida = (await findPeople(tx, sesion.entidadId, [personaId])).get(personaId);
    if (!leida) throw new AppError('solicitudes.no-existe');
    return createSituation(leida, await configurationOf(sesion));
  }
  const ownSituation = (tx: Queryable, sesion: Sesion): Promise<SituacionPermiso> => situationOf(tx, sesion, sesion.personaId);

  /** Reads what a call needs about the person, and says today. */
  async function begin(sesion: Sesion): Promise<{ hoy: string; situacion: SituacionPermiso }> {
    const hoy = await todayOf({ clock, entidades }, sesion);
    return { hoy, situacion: await db.tenant(sesion.entidadId, (tx) => ownSituation(tx, sesion)) };
  }

  const read = async (tx: Queryable, sesion: Sesion, id: number): Promise<PermisoVista> =>
    readPermit(tx, sesion, id, {
      solicitudes,
      ficheros,
      empresa: await configurationOf(sesion),
      hoy: await todayOf({ clock, entidades }, sesion),
      words: wordsOf(sesion),
      situationOf: (personaId) => situationOf(tx, sesion, personaId),
    });

  /** What the fields start with: those of a request that is changed. @throws AppError for that of anybody else. */
  async function startOf(tx: Queryable, sesion: Sesion, { id }: CamposPermiso) {
    if (id === null) return { valores: EMPTY, ficheros: [], version: null, estado: null };
    const { persona, tipo, version, estado, ficheros: files, ...vista } = await read(tx, sesion, id);
    if (persona.id !== sesion.personaId) throw new AppError('solicitudes.no-existe');
    const { desde, hasta, hecho, minutos, horaInicio, grado, viaje, km, monoparental, hijos, deAmbos, comentario } = vista;
    const valores = {
      codigo: tipo.codigo,
      desde,
      hasta,
      hecho,
      minutos,
      horaInicio,
      grado,
      viaje,
      km,
      monoparental,
      hijos,
      deAmbos,
      comentario,
    };
    return { valores, ficheros: files, version, estado };
  }

  return {
    read,

    /** What a form starts from, and what its fields would mean. Two statements find the consequences. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof permisos.nuevo>): Promise<SalidaDe<typeof permisos.nuevo>> {
      const campos = readFields(data);
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      const words = wordsOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const started = await startOf(tx, sesion, campos);
        const situacion = await ownSituation(tx, sesion);
        const complete = requestIn(situacion, campos);
        const dia = campos.desde ?? hoy;
        return {
          ...started,
          valores: valuesWith(started.valores, readDraft(borradorPermiso, data)),
          familia: presentFamily(situacion, dia),
          tipos: presentTypes(situacion, dia, words),
          propuesta: proposalIn(situacion, campos),
          consecuencias:
            complete &&
            (await findConsequences(tx, { entidadId, empresa, situacion, words }, { ...complete, solicitudId: campos.id, hoy })),
          decide: await solicitudes.namesOfDeciders(tx, sesion, MODULO),
        };
      });
    },

    /** @throws AppError with the first reason of the rules against it. */
    async send(sesion: Sesion, input: ValidadaDe<typeof permisos.guardar>, clave: string | null): Promise<PermisoVista> {
      const { entidadId } = sesion;
      const { borrador = false, comentario, ficheros: files = [] } = input;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const sent = await solicitudes.send(sesion, {
        ...envioOf(MODULO, input, clave),
        async prepare(tx, solicitudId) {
          const situacion = await ownSituation(tx, sesion);
          const { permiso, peticion } = requestOf(situacion, input);
          const { contados, rechazos, justificanteHasta } = situacion.examine(peticion, { permiso, solicitudId, hoy });
          const [refused] = rechazos;
          if (contados === null || (refused !== undefined && !borrador)) throw new AppError(`permisos.${refused ?? 'demasiado-larga'}`);
          const dias = contados.dias.map(({ fecha, cantidad }) => ({ fecha, cantidad }));
          const titulo = titleOf(permiso);
          const cantidad = amountOf(permiso, dias);
          const { desde, hasta, ...detalle } = peticion;
          return {
            contenido: { desde, hasta, cantidad, titulo, comentario: comentario || null },
            async save(saved: number) {
              await saveDetail(tx, entidadId, saved, { ...detalle, regla: permiso, dias, justificanteHasta });
              await ficheros.confirm(tx, files, { ...sesion, modulo: MODULO, asuntoId: saved });
            },
          };
        },
      });
      return db.tenant(entidadId, (tx) => read(tx, sesion, sent));
    },

    /** Each kind with what a year took of it, as of today or of the nearer end of that year. */
    async readSummary(sesion: Sesion, { anio }: ValidadaDe<typeof permisos.resumen>): Promise<SalidaDe<typeof permisos.resumen>> {
      const { hoy, situacion } = await begin(sesion);
      const thisYear = Number(hoy.slice(0, 4));
      const ano = anio ?? thisYear;
      const en = ano === thisYear ? hoy : ano < thisYear ? `${ano}-12-31` : `${ano}-01-01`;
      const items = presentSummary(situacion, { ano, en }, wordsOf(sesion));
      return { ano, familia: presentFamily(situacion, en), items, total: items.length };
    },

    /** What some days would take. */
    async countDays(
      sesion: Sesion,
      input: ValidadaDe<typeof permisos.informaciondias>,
    ): Promise<SalidaDe<typeof permisos.informaciondias>> {
      const { hoy, situacion } = await begin(sesion);
      const { permiso, peticion } = requestOf(situacion, input);
      const { contados, contadores } = situacion.examine(peticion, { permiso, solicitudId: null, hoy });
      if (!contados) throw new AppError('permisos.demasiado-larga');
      const cuenta = presentDays(contados, { permiso, laboral: situacion.laboral });
      return { cuenta: { ...cuenta, unidad: unitOf(permiso) }, contadores: contadores.map(presentCounter) };
    },

    /** The agreement of the person with its kinds of permit. */
    async listFamilies(sesion: Sesion): Promise<SalidaDe<typeof permisos.familiasconvenio>> {
      const { hoy, situacion } = await begin(sesion);
      const items = [{ ...presentFamily(situacion, hoy), tipos: presentTypes(situacion, hoy, wordsOf(sesion)) }];
      return { items, total: items.length };
    },
  };
}
