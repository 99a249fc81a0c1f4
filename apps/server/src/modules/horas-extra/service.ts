import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorExtra, type ExtraVista, type horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { masDias, yearOf } from '@jornada/domain/horario/calendario.ts';
import type { PeticionExtra } from '@jornada/domain/horas-extra/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { ALL_TIMES, openProjects, shownTimes } from '../registros/reads.ts';
import { envioOf, invalidField, readDraft, valuesWith } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { presentConsequences, presentKind, presentLimit, presentOwn, presentProposals, restLeft, sumByKind } from './present.ts';
import { missingIn, peticionOf } from './read-fields.ts';
import { createExtraReader } from './reading.ts';
import { saveDetail } from './repo.ts';
import { type PedidaLeida, isApproved, type SituacionDeExtra } from './reads.ts';
import { warningsOf } from './warnings.ts';

export type { SituacionDeExtra } from './reads.ts';

const MODULO = 'horas-extra';

export type HorasExtraOptions = { db: Database; clock: Clock; entidades: EntidadesService };
type Options = HorasExtraOptions & { solicitudes: SolicitudesService };

/** The request that was read with its person. */
function requestOf({ leida }: SituacionDeExtra, id: number): PedidaLeida {
  const found = leida.pedidas.find((one) => one.id === id);
  if (!found) throw new AppError('solicitudes.no-existe');
  return found;
}

/** Somebody's own overtime: asking for it, and what is left of the limit. */
export function createHorasExtraService({ db, clock, entidades, solicitudes }: Options) {
  const reader = createExtraReader({ clock, entidades });
  /** Those that the person may give time to, and the one that they chose before. */
  const projectsOf = async ({ entidadId, revision, personaId }: Sesion, before: PedidaLeida | null) => {
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const open = openProjects(empresa, personaId);
    return empresa.proyectos.filter(({ id }) => open.has(id) || id === before?.proyectoId);
  };
  const shownTo = async ({ entidadId, revision }: Sesion) => shownTimes(await entidades.getConfiguration(entidadId, revision));

  async function read(tx: Queryable, sesion: Sesion, id: number): Promise<ExtraVista> {
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const situacion = await reader.readOne(tx, sesion, abierta.persona.id, { desde: abierta.desde, ids: [id] });
    const pedida = requestOf(situacion, id);
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const proyecto = empresa.proyectos.find((one) => one.id === pedida.proyectoId);
    const one = { ...pedida, isAprobada: isApproved(pedida.estado) };
    const isAsked = abierta.puede.decidir && abierta.estado !== 'anulacion-solicitada';
    return {
      ...abierta,
      // Who decides about it is told everything.
      ...presentOwn(situacion, abierta.persona.id === sesion.personaId ? shownTimes(empresa) : ALL_TIMES, one),
      proyecto: proyecto ? { id: proyecto.id, nombre: proyecto.nombre } : null,
      avisos: isAsked ? warningsOf(situacion, pedida) : [],
    };
  }

  return {
    read,

    /** What a form starts from, and what its fields would mean. One statement reads the person. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof horasExtra.nuevo>): Promise<SalidaDe<typeof horasExtra.nuevo>> {
      const fields = readDraft(borradorExtra, data);
      const id = fields.id ?? null;
      const shown = await shownTo(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const changed = await solicitudes.openOwn(tx, sesion, { id, modulo: MODULO });
        const ids = changed ? [changed.id] : [];
        const situacion = await reader.readOne(tx, sesion, sesion.personaId, { ids, ...(changed && { desde: changed.desde }) });
        const before = changed ? requestOf(situacion, changed.id) : null;
        const { hoy } = situacion;
        const asked = peticionOf(fields, situacion, before?.tipologia ?? null);
        const fecha = fields.fecha || before?.fecha || hoy;
        const pais = situacion.countryAt(fecha);
        const { diasAtras, diasAntes } = situacion.rulesAt(hoy);
        return {
          valores: valuesWith(
            {
              fecha: before?.fecha ?? null,
              tipologia: before?.tipologiaId ?? null,
              minutos: before && before.inicio === null ? before.minutos : null,
              inicio: before?.inicio ?? null,
              fin: before?.fin ?? null,
              compensacion: before?.compensacion ?? null,
              proyecto: before?.proyectoId ?? null,
              comentario: changed?.comentario ?? null,
            },
            fields,
          ),
          version: changed?.version ?? null,
          estado: changed?.estado ?? null,
          tipologias: situacion
            .kindsAt(fecha)
            .filter(({ activa, id: kind }) => activa || kind === before?.tipologiaId)
            .map((one) => presentKind(one, { pais, fecha })),
          propuestas: presentProposals(situacion, shown),
          proyectos: (await projectsOf(sesion, before)).map((one) => ({ id: one.id, nombre: one.nombre })),
          reglas: { primero: masDias(hoy, -diasAtras), ultimo: masDias(hoy, diasAntes) },
          tope: presentLimit(situacion, yearOf(fecha)),
          consecuencias: asked ? presentConsequences(situacion, shown, { ...asked, id }) : null,
          decide: await solicitudes.namesOfDeciders(tx, sesion, MODULO),
        };
      });
    },

    /** @throws AppError with the first reason of the rules against it. */
    async send(sesion: Sesion, input: ValidadaDe<typeof horasExtra.guardar>, clave: string | null): Promise<ExtraVista> {
      const { entidadId } = sesion;
      const { borrador = false, comentario, proyecto = null } = input;
      const sent = await solicitudes.send(sesion, {
        ...envioOf(MODULO, input, clave),
        async prepare(tx, solicitudId) {
          const situacion = await reader.readOne(tx, sesion, sesion.personaId, { ids: solicitudId === null ? [] : [solicitudId] });
          const before = situacion.leida.pedidas.find((one) => one.id === solicitudId) ?? null;
          if (proyecto !== null && !(await projectsOf(sesion, before)).some((one) => one.id === proyecto)) throw invalidField('proyecto');
          const offered = situacion.kindsAt(input.fecha).filter(({ activa }) => activa);
          const isOffered = [before?.tipologia, ...offered].some((one) => one?.id === input.tipologia);
          const asked = peticionOf(input, situacion, before?.tipologia ?? null);
          if (!isOffered) throw new AppError('horas-extra.tipologia-no-vale');
          if (!asked) throw missingIn(input);
          const { peticion, tipologia } = asked;
          const { rechazos, propuesta } = situacion.examine(peticion, { id: solicitudId, tipologia });
          const [refused] = borrador ? rechazos.filter((one) => one === 'sin-minutos') : rechazos;
          if (refused !== undefined) throw refusal(refused);
          return {
            contenido: contentOf(peticion, comentario),
            save: (saved: number) =>
              saveDetail(tx, entidadId, saved, {
                ...peticion,
                tipologiaId: tipologia.id,
                tipologia,
                proyectoId: proyecto,
                previa: propuesta === null,
              }),
          };
        },
      });
      return db.tenant(entidadId, (tx) => read(tx, sesion, sent));
    },

    /** The kinds that can be asked for on a day. */
    async listKinds(sesion: Sesion, { fecha }: ValidadaDe<typeof horasExtra.tipologias>) {
      const situacion = await db.tenant(sesion.entidadId, (tx) => reader.readOne(tx, sesion, sesion.personaId));
      const day = fecha ?? situacion.hoy;
      const where = { pais: situacion.countryAt(day), fecha: day };
      const items = situacion.kindsAt(day).filter(({ activa }) => activa);
      return { items: items.map((one) => presentKind(one, where)), total: items.length };
    },

    /** The overtime of a year so far. */
    async readYear(
      sesion: Sesion,
      { anio }: ValidadaDe<typeof horasExtra.resumen>,
    ): Promise<Omit<SalidaDe<typeof horasExtra.resumen>, 'suma'>> {
      const desde = anio === undefined ? {} : { desde: `${anio}-01-01` };
      const situacion = await db.tenant(sesion.entidadId, (tx) => reader.readOne(tx, sesion, sesion.personaId, desde));
      const ano = anio ?? yearOf(situacion.hoy);
      return {
        tope: presentLimit(situacion, ano),
        tipologias: sumByKind(situacion, ano),
        porDescansar: restLeft(situacion),
        propuestas: presentProposals(situacion, await shownTo(sesion)),
      };
    },
  };
}

const contentOf = ({ fecha, minutos }: PeticionExtra, comentario: string) => ({
  desde: fecha,
  hasta: fecha,
  cantidad: { unidad: 'minutos' as const, minutos },
  titulo: null,
  comentario,
});

type Refusal = ReturnType<SituacionDeExtra['examine']>['rechazos'][number];
export const refusal = (codigo: Refusal): AppError => new AppError(`horas-extra.${codigo}`);
