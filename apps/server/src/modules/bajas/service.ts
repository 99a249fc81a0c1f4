import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorBaja, type bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { daysBetween, isIncapacidad, TIPOS_BAJA } from '@jornada/domain/bajas/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { envioOf, inPlan, readDraft, valuesWith } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { draftOf, leaveOf } from './fields.ts';
import { MODULO } from './kind.ts';
import { presentHealth, presentMay } from './present.ts';
import { findOnDays, findPeople, saveDetail, type BajasLeidas } from './repo.ts';
import { createSituation, earlierOf, findConsequences, shownDays, type SituacionDeBajas } from './situation.ts';

export type BajasOptions = {
  db: Database;
  clock: Clock;
  translate: TranslateText;
  entidades: EntidadesService;
  solicitudes: SolicitudesService;
  ficheros: SavedFiles;
  auditoria: AuditoriaService;
};
type Leida = { leida: BajasLeidas; situacion: SituacionDeBajas };

/** Reads somebody with their leaves. `also`: a leave in whatever state. */
export const createReadPerson =
  ({ entidades }: Pick<BajasOptions, 'entidades'>) =>
  async (tx: Queryable, { entidadId, revision }: Sesion, personaId: number, also?: number | null): Promise<Leida> => {
    const leida = (await findPeople(tx, entidadId, [personaId], also ? [also] : [])).get(personaId);
    if (!leida) throw new AppError('bajas.persona-no-existe');
    return { leida, situacion: createSituation(leida, await entidades.getConfiguration(entidadId, revision)) };
  };

/** One's own sick leave: telling it, and reading it. */
export function createBajasService(options: BajasOptions) {
  const { db, translate, solicitudes, ficheros, auditoria } = options;
  const readPerson = createReadPerson(options);

  async function filesOf(tx: Queryable, entidadId: number, id: number) {
    return (await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: [id] })).get(id) ?? [];
  }

  /** One leave. Whoever may not see health data sees only that the person is away. */
  async function read(tx: Queryable, sesion: Sesion, id: number): Promise<BajaVista> {
    const { entidadId } = sesion;
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const { leida, situacion } = await readPerson(tx, sesion, abierta.persona.id, id);
    const own = leida.bajas.find((one) => one.id === id);
    if (!own) throw new Error(`leave ${id} was not written`);
    const { desde, hasta, estado, puede } = abierta;
    const [onDays] = await findOnDays(tx, entidadId, [{ personaId: leida.personaId, desde, hasta }]);
    const { rechazos } = situacion.examine({ ...own, confirmaciones: [] });
    const vista = {
      ...abierta,
      puedeBaja: presentMay(sesion, abierta, own.hasta),
      avisos: puede.decidir
        ? [...(['solapada', 'fuera-de-contrato'] as const).filter((one) => rechazos.includes(one)), ...closedOf(onDays?.cerrado)]
        : [],
    };
    if (!knowsWhyAway(sesion, abierta.persona.id)) return { ...vista, salud: null };
    const hoy = await todayOf(options, sesion);
    const vacaciones = inPlan(estado) ? shownDays(onDays?.vacaciones ?? 0) : 0;
    return { ...vista, salud: presentHealth({ leida: own, situacion, vacaciones, ficheros: await filesOf(tx, entidadId, id), hoy }) };
  }
  const closedOf = (cerrado = false) => (cerrado ? (['mes-cerrado'] as const) : []);

  /** The names of those who would note a leave told now; null: there is nobody but the person. */
  const findNoters = (tx: Queryable, sesion: Sesion): Promise<string[] | null> =>
    solicitudes.namesOfDeciders(tx, sesion, MODULO).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'solicitudes.sin-decisor') return null;
      throw error;
    });

  return {
    read,

    listTypes: ({ idioma }: Sesion): SalidaDe<typeof bajas.tipos> => ({
      items: TIPOS_BAJA.map((id) => ({
        id,
        nombre: translate(idioma, `bajas.tipos.${id}`),
        conRevisiones: isIncapacidad(id),
        puedeRecaer: isIncapacidad(id),
      })),
    }),

    /** What a form starts from, and what its fields would mean. Two statements find the consequences. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof bajas.nuevo>): Promise<SalidaDe<typeof bajas.nuevo>> {
      const fields = readDraft(borradorBaja, data);
      const { entidadId, personaId } = sesion;
      const id = fields.id || null;
      return db.tenant(entidadId, async (tx) => {
        const changed = await solicitudes.openOwn(tx, sesion, { id, modulo: MODULO });
        const { leida, situacion } = await readPerson(tx, sesion, personaId, id);
        const own = leida.bajas.find((one) => one.id === id);
        const baja = draftOf(fields, { id: id ?? 0, ...situacion });
        return {
          valores: valuesWith(
            {
              tipo: own?.tipo ?? null,
              desde: own?.desde ?? null,
              duracionDias: own?.duracionDias ?? null,
              alta: own?.hasta ?? null,
              recaidaDe: own?.recaidaDe ?? null,
              comentario: changed?.comentario ?? null,
            },
            fields,
          ),
          version: changed?.version ?? null,
          estado: changed?.estado ?? null,
          ficheros: id === null ? [] : await filesOf(tx, entidadId, id),
          anteriores: earlierOf(situacion, id, { desde: fields.desde, recaidaDe: fields.recaidaDe ?? own?.recaidaDe }),
          consecuencias: baja && (await findConsequences(tx, entidadId, { situacion, baja })),
          decide: (await findNoters(tx, sesion)) ?? [],
        };
      });
    },

    /** @throws AppError with the first reason of the rules against it. */
    async send(sesion: Sesion, input: ValidadaDe<typeof bajas.guardar>, clave: string | null): Promise<BajaVista> {
      const { entidadId, personaId } = sesion;
      const { borrador = false, comentario, ficheros: nuevos = [] } = input;
      const sent = await solicitudes.send(sesion, {
        ...envioOf(MODULO, input, clave),
        async prepare(tx, solicitudId) {
          const { situacion } = await readPerson(tx, sesion, personaId, solicitudId);
          const { baja, span } = leaveOf(input, { id: solicitudId ?? 0, ...situacion });
          const refusal = situacion.refusalOf(baja);
          if (refusal && (!borrador || refusal === 'demasiado-larga' || refusal === 'recaida-desconocida'))
            throw new AppError(`bajas.${refusal}`);
          const { tipo, duracionDias, hasta: alta, recaidaDe } = baja;
          const cantidad = { unidad: 'dias' as const, dias: daysBetween(span) };
          // Sick leave is a fact, not a wish: where nobody else could note it, it is noted by itself, and the audit log says so.
          const isGranted = !borrador && (await findNoters(tx, sesion)) === null;
          const [onDays] = isGranted ? await findOnDays(tx, entidadId, [{ personaId, ...span }]) : [];
          if (onDays?.cerrado) throw new AppError('solicitudes.mes-cerrado');
          return {
            contenido: { ...span, cantidad, titulo: null, comentario: comentario || null },
            isGranted,
            async save(saved: number) {
              await saveDetail(tx, entidadId, saved, { personaId, tipo, duracionDias, alta, recaidaDe });
              if (isGranted) await auditoria.note(tx, { sesion, accion: 'bajas.anotar', sobreId: personaId, datos: { ...span } });
              await ficheros.confirm(tx, nuevos, { ...sesion, modulo: MODULO, asuntoId: saved });
            },
          };
        },
      });
      return db.tenant(entidadId, (tx) => read(tx, sesion, sent));
    },
  };
}
export type BajasService = ReturnType<typeof createBajasService>;
