import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoListado, SumasGasto } from '@jornada/contract/gastos/vistas.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { usualCountries, usualDrives, type TrayectoUsual } from '@jornada/domain/gastos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { stateOf } from '../../shared/filters.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { openProjects } from '../registros/reads.ts';
import { beginsIn, findLines, findMonths, findProjects, sumBeside, type FilaLinea } from './company-repo.ts';
import { findLists } from './lists-repo.ts';
import { MODULO } from './model.ts';
import { presentPayment, presentType, typeName, type ExpenseWords } from './names.ts';
import type { GastosOptions } from './service.ts';
import { findCountryUse, findOwnUse } from './usual-repo.ts';

const PAGE = 20;

const add = (a: SumasGasto, b: SumasGasto): SumasGasto => ({
  gastos: a.gastos + b.gastos,
  borradorCentimos: a.borradorCentimos + b.borradorCentimos,
  pedidoCentimos: a.pedidoCentimos + b.pedidoCentimos,
  aprobadoCentimos: a.aprobadoCentimos + b.aprobadoCentimos,
  pagadoCentimos: a.pagadoCentimos + b.pagadoCentimos,
  porCobrarCentimos: a.porCobrarCentimos + b.porCobrarCentimos,
});

/** A line of a list with what expenses have beside others. */
export function presentListed<S extends SolicitudVista>(
  solicitud: S,
  linea: FilaLinea | undefined,
  words: ExpenseWords,
): S & Omit<GastoListado, keyof SolicitudVista> {
  const { clase = 'ticket', tipo = null, aCobrarCentimos = 0, ficheros = 0, pagada = null } = linea ?? {};
  return {
    ...solicitud,
    clase,
    categoria: tipo?.categoria ?? null,
    tipo: tipo && typeName(tipo, words),
    aCobrarCentimos,
    ficheros,
    pagada,
  };
}

/** Somebody's own expenses as lists, and what their forms offer. */
export function createOwnLists({ db, clock, entidades, solicitudes, translate }: GastosOptions) {
  const wordsOf = ({ idioma }: Sesion): ExpenseWords => ({ idioma, translate });
  const listsOf = async (sesion: Sesion) => {
    const hoy = await todayOf({ clock, entidades }, sesion);
    return db.tenant(sesion.entidadId, (tx: Queryable) => findLists(tx, sesion.entidadId, hoy));
  };

  return {
    async listUsual(sesion: Sesion): Promise<SalidaDe<typeof gastos.usuales>> {
      const { entidadId, personaId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      return db.tenant(entidadId, async (tx) => {
        const own = await findOwnUse(tx, entidadId, personaId, Number(hoy.slice(0, 4)));
        const trayectos = own.flatMap(({ clase, kmDecimas, origen, destino, vehiculo, idaYVuelta }): TrayectoUsual[] =>
          clase === 'kilometros' && kmDecimas !== null && origen !== null && destino !== null
            ? [{ kmDecimas, origen, destino, vehiculo, idaYVuelta }]
            : [],
        );
        const paises = own.flatMap(({ pais }) => pais ?? []);
        return { trayectos: usualDrives(trayectos), paises: usualCountries(paises, await findCountryUse(tx, entidadId)) };
      });
    },

    async list(
      sesion: Sesion,
      { filtro_Anio, filtro_Mes, filtro_Estado, EstadoId, ...page }: ValidadaDe<typeof gastos.listadoNuevo>,
    ): Promise<SalidaDe<typeof gastos.listadoNuevo>> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      // A month without a year is one of this year.
      const anio = filtro_Anio ?? (filtro_Mes === undefined ? undefined : Number(hoy.slice(0, 4)));
      const estado = stateOf({ filtro_Estado, EstadoId });
      const { items, total } = await solicitudes.listOf(sesion, {
        ...page,
        modulos: [MODULO],
        anio,
        also: beginsIn(anio, filtro_Mes),
        estado,
      });
      const lines = await db.tenant(sesion.entidadId, (tx) =>
        findLines(
          tx,
          sesion.entidadId,
          items.map(({ id }) => id),
        ),
      );
      return { items: items.map((one) => presentListed(one, lines.get(one.id), wordsOf(sesion))), total };
    },

    async listMonths(sesion: Sesion, { filtro_Anio }: ValidadaDe<typeof gastos.meses>): Promise<SalidaDe<typeof gastos.meses>> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const ano = filtro_Anio ?? Number(hoy.slice(0, 4));
      const { entidadId, personaId } = sesion;
      const parts = solicitudes.besideYear(MODULO, ano, { entidadId, hoy });
      return db.tenant(entidadId, async (tx) => {
        const items = await findMonths(tx, entidadId, { personaId, ano });
        const otros = await sumBeside(tx, entidadId, { personaId, parts });
        return { ano, items, otros, total: items.reduce<SumasGasto>(add, otros) };
      });
    },

    async listProjects(sesion: Sesion, { texto = '', start = 0, limit = PAGE }: ValidadaDe<typeof gastos.proyectos>) {
      const { entidadId, revision, personaId } = sesion;
      const open = openProjects(await entidades.getConfiguration(entidadId, revision), personaId);
      return db.tenant(entidadId, (tx) => findProjects(tx, entidadId, { ids: [...open], texto: texto.trim(), start, limit }));
    },

    async listTypes(sesion: Sesion) {
      const { tipos } = await listsOf(sesion);
      return { items: tipos.filter(({ activo }) => activo).map((tipo) => presentType(tipo, wordsOf(sesion))) };
    },

    async listPayments(sesion: Sesion) {
      const { formas } = await listsOf(sesion);
      return { items: formas.filter(({ activo }) => activo).map((forma) => presentPayment(forma, wordsOf(sesion))) };
    },

    async listActivities(sesion: Sesion) {
      const { actividades } = await listsOf(sesion);
      return { items: actividades.filter(({ activo }) => activo).map(({ id, nombre }) => ({ id, nombre })) };
    },
  };
}
