import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { CorreccionConsultada, DiaConsultado, PersonaConsultada } from '@jornada/contract/inspeccion/vistas.ts';
import type { DiaExportado } from '@jornada/domain/resumen/modelo.ts';
import { earlier, later } from '@jornada/domain/horario/calendario.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import { checkPeriod, findRecordLog, recordOf, type AlcanceRegistro } from '../exportes/reads.ts';
import type { ExportesService } from '../exportes/service.ts';
import { findOwnAccess, type AccesoPropio } from './repo.ts';
import { findCorrectedDays, findPeopleInScope, findPersonInScope, type PersonaEnAlcance } from './scope-repo.ts';

const LIMIT = 50;

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; exports: ExportesService };
type Visita = { tx: Transaction; acceso: AccesoPropio; empresa: Configuracion };

const scopeOf = ({ desde, hasta, centros }: AccesoPropio): AlcanceRegistro => ({ desde, hasta, centros });
const outside = (): AppError => new AppError('inspeccion.fuera-de-alcance');

const presentCorrection = ({ clase: _clase, ...rest }: DiaExportado['correcciones'][number]): CorreccionConsultada => rest;

function presentDay(dia: DiaExportado, { perfil }: AccesoPropio): DiaConsultado {
  const { fecha, zona, centro, motivo, festivo, ausencia, tramos, cuenta, incidencias, formas, observaciones } = dia;
  return {
    fecha,
    zona,
    centro,
    motivo,
    festivo,
    cuenta,
    incidencias,
    formas,
    observaciones,
    ausencia: perfil === 'inspeccion' && ausencia?.aprobada ? ausencia.clase : null,
    tramos: tramos.map(({ proyecto: _proyecto, ...tramo }) => tramo),
    efectivoMinutos: dia.efectivoMinutos,
    trabajadoMinutos: dia.trabajadoMinutos,
    previstoMinutos: dia.previstoMinutos,
    nocturnosMinutos: dia.nocturnosMinutos,
    correcciones: dia.correcciones.map(presentCorrection),
  };
}

/** What guests do. Each call reads their access anew and goes no further than its scope; each look is written down with it. */
export function createRoom({ db, clock, entidades, auditoria, exports }: Options) {
  /** Does something within the scope of the caller. @throws AppError `inspeccion.fuera-de-alcance` if there is none any more. */
  async function within<T>(sesion: Sesion, work: (visita: Visita) => Promise<T>): Promise<T> {
    const { entidadId, usuarioId, revision } = sesion;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    return db.tenant(entidadId, async (tx) => {
      const acceso = await findOwnAccess(tx, entidadId, usuarioId, clock.now().toString());
      if (!acceso) throw outside();
      return work({ tx, acceso, empresa });
    });
  }
  const note = (tx: Transaction, sesion: Sesion, accion: AccionAuditoria, sobreId: number | null, datos: Record<string, unknown>) =>
    auditoria.note(tx, { sesion, accion, sobreId, datos });
  const present = ({ documento, ...rest }: PersonaEnAlcance, { perfil }: AccesoPropio): PersonaConsultada => ({
    ...rest,
    documento: perfil === 'inspeccion' ? documento : null,
  });

  /** The scope, or one centre of it. @throws AppError `inspeccion.fuera-de-alcance`. */
  function narrowed(acceso: AccesoPropio, centro: number | null, empresa: Configuracion): AlcanceRegistro {
    if (centro === null) return scopeOf(acceso);
    const isWithin = acceso.centros === null ? empresa.centros.has(centro) : acceso.centros.includes(centro);
    if (!isWithin) throw outside();
    return { ...scopeOf(acceso), centros: [centro] };
  }

  return {
    scope: (sesion: Sesion): Promise<SalidaDe<typeof inspeccion.ambito>> =>
      within(sesion, async ({ acceso, empresa }) => {
        const { perfil, organismo, desde, hasta, caduca, centros } = acceso;
        const shown = [...empresa.centros.values()].filter(({ id }) => centros === null || centros.includes(id));
        return {
          empresa: { nombre: empresa.nombre, nif: empresa.nif },
          perfil,
          organismo,
          desde,
          hasta,
          caduca,
          centros: shown.map(({ id, nombre }) => ({ id, nombre })),
        };
      }),

    people: (sesion: Sesion, input: ValidadaDe<typeof inspeccion.personas>): Promise<SalidaDe<typeof inspeccion.personas>> =>
      within(sesion, async ({ tx, acceso, empresa }) => {
        const { texto = '', centro = null, start = 0, limit = LIMIT } = input;
        const byDocument = acceso.perfil === 'inspeccion';
        const alcance = narrowed(acceso, centro, empresa);
        const { items, total } = await findPeopleInScope(tx, sesion.entidadId, alcance, { texto, byDocument, start, limit });
        await note(tx, sesion, 'inspeccion.ver-personas', null, { texto, centro, desde: start, total });
        return { items: items.map((one) => present(one, acceso)), total };
      }),

    /** @throws AppError `inspeccion.persona-no-existe`, also for whoever is not within the scope. */
    record: (
      sesion: Sesion,
      { persona, ano, mes }: ValidadaDe<typeof inspeccion.registro>,
    ): Promise<SalidaDe<typeof inspeccion.registro>> =>
      within(sesion, async ({ tx, acceso, empresa }) => {
        const { entidadId } = sesion;
        const first = Temporal.PlainDate.from({ year: ano, month: mes, day: 1 });
        const desde = later(first.toString(), acceso.desde);
        const hasta = earlier(first.with({ day: first.daysInMonth }).toString(), acceso.hasta);
        const found = await findPersonInScope(tx, entidadId, scopeOf(acceso), persona);
        if (!found) throw new AppError('inspeccion.persona-no-existe');
        const alcance = { desde, hasta, centros: acceso.centros };
        const log = desde <= hasta ? await findRecordLog(tx, entidadId, alcance, persona) : null;
        const perfil = acceso.perfil;
        const registro = log && recordOf(log, { empresa, ahora: clock.now(), alcance, perfil });
        await note(tx, sesion, 'inspeccion.ver-registro', persona, { mes: first.toString().slice(0, 7) });
        const total = registro?.total ?? { efectivoMinutos: 0, trabajadoMinutos: 0, previstoMinutos: 0, nocturnosMinutos: 0 };
        return {
          persona: present(found, acceso),
          desde,
          hasta,
          dias: (registro?.dias ?? []).map((dia) => presentDay(dia, acceso)),
          total: {
            efectivoMinutos: total.efectivoMinutos,
            trabajadoMinutos: total.trabajadoMinutos,
            previstoMinutos: total.previstoMinutos,
            nocturnosMinutos: total.nocturnosMinutos,
          },
        };
      }),

    corrections: (sesion: Sesion, input: ValidadaDe<typeof inspeccion.correcciones>): Promise<SalidaDe<typeof inspeccion.correcciones>> =>
      within(sesion, async ({ tx, acceso, empresa }) => {
        // The history of changes is not for representatives.
        if (acceso.perfil !== 'inspeccion') return { items: [], total: 0 };
        const { start = 0, limit = 20 } = input;
        const { entidadId } = sesion;
        const days = await findCorrectedDays(tx, entidadId, scopeOf(acceso), { start, limit });
        const items: SalidaDe<typeof inspeccion.correcciones>['items'] = [];
        for (const { id, nombre, fecha } of days) {
          const alcance = { desde: fecha, hasta: fecha, centros: acceso.centros };
          const log = await findRecordLog(tx, entidadId, alcance, id);
          const dia = log && recordOf(log, { empresa, ahora: clock.now(), alcance, perfil: 'inspeccion' })?.dias[0];
          if (dia) items.push({ persona: { id, nombre }, fecha, zona: dia.zona, correcciones: dia.correcciones.map(presentCorrection) });
        }
        await note(tx, sesion, 'inspeccion.ver-correcciones', null, { desde: start, total: days[0]?.total ?? 0 });
        return { items, total: days[0]?.total ?? 0 };
      }),

    /** @throws AppError `inspeccion.fuera-de-alcance` for days or a centre beyond the scope, `exportes.demasiados`. */
    async ask(sesion: Sesion, input: ValidadaDe<typeof inspeccion.exportar>): Promise<SalidaDe<typeof inspeccion.exportar>> {
      const { desde, hasta, centro = null, idioma = sesion.idioma } = input;
      const pedido = await within(sesion, async ({ acceso, empresa }) => {
        if (desde < acceso.desde || hasta > acceso.hasta || desde > hasta) throw outside();
        const { centros } = narrowed(acceso, centro, empresa);
        const clase = acceso.perfil === 'inspeccion' ? ('inspeccion' as const) : ('representantes' as const);
        return { clase, desde, hasta, centros: centros && [...centros], idioma, plantilla: null };
      });
      checkPeriod(pedido);
      return exports.ask(sesion, pedido, 'inspeccion.exportar');
    },

    async listExports(sesion: Sesion): Promise<SalidaDe<typeof inspeccion.exportes>> {
      await within(sesion, () => Promise.resolve());
      return exports.listOwn(sesion);
    },

    async link(sesion: Sesion, id: number): Promise<{ token: string }> {
      await within(sesion, () => Promise.resolve());
      return exports.link(sesion, id, 'inspeccion.descargar');
    },
  };
}
