import type { Clock } from '../../platform/clock.ts';
import type { Sesion } from '../sesion.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createPlanner, type DiaPrevisto, type Planner } from '@jornada/domain/horario/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadProposals, type Propuestas } from '../proposed-holidays.ts';
import { holidaysIn } from './holidays.ts';
import { parseSettings, type AjustesEntidad } from './settings.ts';
import {
  findConfiguration,
  type FilaCentro,
  type FilaConvenio,
  type FilaProyecto,
  type FilaReglaExceso,
  type FilasConfiguracion,
  type FilaTipo,
  type FilaVersion,
} from './configuration-repo.ts';

/** A company's configuration at one revision. */
export type Configuracion = {
  revision: number;
  nombre: string;
  /** The tax number; empty if unknown. */
  nif: string;
  zona: string;
  idioma: Idioma;
  ajustes: AjustesEntidad;
  centros: ReadonlyMap<number, FilaCentro>;
  /** Plans the days of its people with its public holidays, confirmed or proposed. It keeps the planned days as long as this configuration lives. */
  planner: Planner;
  /** Years with confirmed public holidays, by centre. */
  festivosConfirmados: ReadonlyMap<number, ReadonlySet<number>>;
  /** By schedule, oldest version first. */
  horarios: ReadonlyMap<number, readonly FilaVersion[]>;
  tipos: readonly FilaTipo[];
  proyectos: readonly FilaProyecto[];
  /** Birth dates of those who are under 18 on some day of their contract, and of nobody else. */
  nacimientos: ReadonlyMap<number, string>;
  /** Agreements, and whom they were given to. */
  convenios: readonly FilaConvenio[];
  /** The departments of the people whose department has an agreement. */
  departamentos: ReadonlyMap<number, number>;
  /** What minutes above the plan are if nobody says otherwise. */
  reglasExceso: readonly FilaReglaExceso[];
};

export type EntidadesService = {
  /** The configuration of `revision` or a later one. It is read again only if the cached one is older. */
  getConfiguration(entidadId: number, revision: number): Promise<Configuracion>;
};

/** How many companies are cached. The one that was not read for the longest time is dropped first. */
const MAX_CACHED = 500;

const yearsByCentre = (rows: readonly { centroId: number; ano: number }[]): Map<number, Set<number>> =>
  new Map([...Map.groupBy(rows, ({ centroId }) => centroId)].map(([centroId, years]) => [centroId, new Set(years.map(({ ano }) => ano))]));

/** Whether a day's public holiday is only proposed: nobody has confirmed that year of the centre. */
export const isPropuesto = (
  { festivosConfirmados }: Configuracion,
  { festivo, centro, fecha }: Pick<DiaPrevisto, 'festivo' | 'centro' | 'fecha'>,
): boolean => festivo !== null && centro !== null && festivosConfirmados.get(centro.id)?.has(Number(fecha.slice(0, 4))) !== true;

/** A company's configuration from its rows, which can be sent to a thread. @throws Error for a company without a row. */
export function configurationOf(rows: FilasConfiguracion, propuestas: Propuestas): Configuracion {
  if (!rows.entidad) throw new Error('the company has no row in its instance');
  const { nombre, nif, zona, idioma, ajustes, revision } = rows.entidad;
  return {
    revision,
    nombre,
    nif,
    zona,
    idioma,
    ajustes: parseSettings(ajustes),
    centros: new Map(rows.centros.map((centro) => [centro.id, centro])),
    planner: createPlanner({ festivos: holidaysIn(rows, propuestas) }),
    festivosConfirmados: yearsByCentre(rows.confirmados),
    horarios: Map.groupBy(rows.versiones, (version) => version.horarioId),
    tipos: rows.tipos,
    proyectos: rows.proyectos,
    nacimientos: new Map(rows.nacimientos.map(({ personaId, fecha }) => [personaId, fecha])),
    convenios: rows.convenios,
    departamentos: new Map(rows.departamentos.map(({ personaId, departamentoId }) => [personaId, departamentoId])),
    reglasExceso: rows.reglasExceso,
  };
}

export function createEntidadesService({ db }: { db: Database }): EntidadesService {
  const cache = new Map<number, Configuracion>();
  const reading = new Map<number, Promise<Configuracion>>();

  async function read(entidadId: number): Promise<Configuracion> {
    try {
      const fresh = configurationOf(await db.tenant(entidadId, (tx) => findConfiguration(tx, entidadId)), await loadProposals());
      cache.delete(entidadId);
      cache.set(entidadId, fresh);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return fresh;
    } finally {
      reading.delete(entidadId);
    }
  }
  function begin(entidadId: number): Promise<Configuracion> {
    const begun = read(entidadId);
    reading.set(entidadId, begun);
    return begun;
  }

  return {
    async getConfiguration(entidadId, revision) {
      const isEnough = (known: Configuracion | null | undefined): known is Configuracion => !!known && known.revision >= revision;
      const cached = cache.get(entidadId);
      if (isEnough(cached)) return cached;
      // After a change everybody of the company asks at once. One reads for all; what was begun before the change may still be too old.
      const before = await reading.get(entidadId)?.catch(() => null);
      return isEnough(before) ? before : (reading.get(entidadId) ?? begin(entidadId));
    },
  };
}

/** Today's date of the company of a session, `YYYY-MM-DD`. */
export async function todayOf(
  { clock, entidades }: { clock: Clock; entidades: EntidadesService },
  { entidadId, revision }: Pick<Sesion, 'entidadId' | 'revision'>,
): Promise<string> {
  const { zona } = await entidades.getConfiguration(entidadId, revision);
  return clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
}

/** The day of an instant, where the company is. */
export const dayIn = ({ zona }: Pick<Configuracion, 'zona'>, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zona).toPlainDate().toString();
