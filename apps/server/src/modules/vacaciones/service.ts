import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorVacaciones, type VacacionesVista, type vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { countDays, usesOf, type PeticionVacaciones } from '@jornada/domain/vacaciones/index.ts';
import { yearOf } from '@jornada/domain/horario/calendario.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';
import { dayIn, todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { envioOf, inPlan, readDraft, valuesWith } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { presentCalendar } from './calendar.ts';
import { balancesOf, findConsequences, obstacleOf } from './consequences.ts';
import { presentPolicy } from './policy.ts';
import { dayOfBalance, presentBalance, presentDays, shown, withoutSickness, type CuentaVista } from './present.ts';
import { datesOf, daysOf, readFields } from './read-fields.ts';
import { findDetail, findPeople, saveDetail } from './repo.ts';
import { createSituation, type SituacionLeida } from './situation.ts';
import { findCover } from './reads.ts';
import { warningsOf } from './warnings.ts';

const MODULO = 'vacaciones';

export type VacacionesOptions = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  solicitudes: SolicitudesService;
};

/** Somebody's own vacations: asking for them, and what is left. */
export function createVacacionesService({ db, clock, entidades, solicitudes }: VacacionesOptions) {
  const configurationOf = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);

  async function situationOf(tx: Queryable, sesion: Sesion, personaId: number): Promise<SituacionLeida> {
    const leida = (await findPeople(tx, sesion.entidadId, [personaId])).get(personaId);
    if (!leida) throw new AppError('vacaciones.persona-no-existe');
    return createSituation(leida, await configurationOf(sesion));
  }
  const ownSituation = (tx: Queryable, sesion: Sesion): Promise<SituacionLeida> => situationOf(tx, sesion, sesion.personaId);

  /** The days of a request as they were counted when it was sent, each with what it is today. */
  function countedDays(
    { laboral, policyAt }: SituacionLeida,
    peticion: PeticionVacaciones,
    dias: { fecha: string; cantidad: number }[],
  ): CuentaVista {
    const now = presentDays(countDays(laboral, policyAt(peticion.desde), peticion), laboral);
    const written = new Map(dias.map(({ fecha, cantidad }) => [fecha, shown(cantidad)]));
    const detalle = now.detalle.map((dia) => {
      const taken = written.get(dia.fecha) ?? 0;
      // Rules that changed since do not explain a day that was counted before.
      const isStill = dia.porque !== 'medio-dia' || taken < 1;
      return { ...dia, dias: taken, porque: isStill ? dia.porque : ('laborable' as const) };
    });
    return { ...now, dias: Math.round(detalle.reduce((sum, dia) => sum + dia.dias, 0) * 100) / 100, detalle };
  }

  async function read(tx: Queryable, sesion: Sesion, id: number): Promise<VacacionesVista> {
    const { entidadId } = sesion;
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const { mitad, dias } = await findDetail(tx, entidadId, id);
    const situacion = await situationOf(tx, sesion, abierta.persona.id);
    const { desde, hasta } = abierta;
    const how = inPlan(abierta.estado);
    const uses = usesOf({ dias }, { solicitudId: id, estado: how === 'aprobada' ? 'aprobado' : 'pedido' });
    // Nobody is away for what was rejected, withdrawn or not sent.
    const away = how ? uses.map(({ fecha }) => fecha) : [];
    const empresa = await configurationOf(sesion);
    const [equipo] = await findCover(tx, entidadId, empresa, [{ situacion, dias: away }]);
    if (!equipo) throw new Error('no team was read');
    const hoy = await todayOf({ clock, entidades }, sesion);
    const counted = countedDays(situacion, { desde, hasta, mitad }, dias);
    const isAsked = abierta.puede.decidir && abierta.estado !== 'anulacion-solicitada';
    const pedida = { id, situacion, peticion: { desde, hasta, mitad }, sent: dayIn(empresa, abierta.creada) };
    const saldo = presentBalance(situacion, dayOfBalance(yearOf(desde), hoy));
    return {
      ...abierta,
      mitad,
      cuenta: how ? counted : { ...counted, vuelve: null },
      saldo: knowsWhyAway(sesion, abierta.persona.id) ? saldo : withoutSickness(saldo),
      saldos: balancesOf(situacion, uses, { hasta, solicitudId: id, hoy }),
      equipo,
      avisos: isAsked ? warningsOf(pedida, equipo) : [],
      avisoDias: situacion.rulesAt(desde).avisoDias,
    };
  }

  return {
    read,

    /** What a form starts from, and what its dates would mean. Two statements find the consequences. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof vacaciones.nuevo>): Promise<SalidaDe<typeof vacaciones.nuevo>> {
      const fields = readFields(data);
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const changed = await solicitudes.openOwn(tx, sesion, { id: fields.id, modulo: MODULO });
        const mitad = changed ? (await findDetail(tx, entidadId, changed.id)).mitad : null;
        const situacion = await ownSituation(tx, sesion);
        const peticion = datesOf(fields);
        const consecuencias = peticion
          ? await findConsequences(tx, { entidadId, empresa, situacion }, { peticion, solicitudId: fields.id, hoy })
          : null;
        const desde = peticion?.desde ?? hoy;
        return {
          valores: valuesWith(
            { desde: changed?.desde ?? null, hasta: changed?.hasta ?? null, mitad, comentario: changed?.comentario ?? null },
            readDraft(borradorVacaciones, data),
          ),
          version: changed?.version ?? null,
          estado: changed?.estado ?? null,
          politica: presentPolicy(situacion.rulesAt(desde)),
          saldo: presentBalance(situacion, dayOfBalance(yearOf(desde), hoy)),
          consecuencias,
          decide: await solicitudes.namesOfDeciders(tx, sesion, MODULO),
        };
      });
    },

    /** @throws AppError `vacaciones.persona-no-existe`: somebody of whom nothing is known has no turn to take. */
    check: (sesion: Sesion) => db.tenant(sesion.entidadId, (tx) => ownSituation(tx, sesion)),

    /** @throws AppError with the first reason of the rules against it. */
    async send(sesion: Sesion, input: ValidadaDe<typeof vacaciones.guardar>, clave: string | null): Promise<VacacionesVista> {
      const { entidadId } = sesion;
      const { borrador = false, comentario } = input;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const sent = await solicitudes.send(sesion, {
        ...envioOf(MODULO, input, clave),
        async prepare(tx, solicitudId) {
          const situacion = await ownSituation(tx, sesion);
          const peticion = daysOf(input, situacion.rulesAt(input.desde));
          const { contados, rechazos } = situacion.examine(peticion, { solicitudId, hoy });
          const [refused] = rechazos;
          if (contados === null || (refused !== undefined && !borrador))
            throw new AppError(`vacaciones.${obstacleOf(refused ?? 'demasiado-larga')}`);
          const dias = contados.dias.map(({ fecha, cantidad }) => ({ fecha, cantidad }));
          const { desde, hasta, mitad } = peticion;
          const cantidad = { unidad: 'dias' as const, dias: shown(contados.total) };
          return {
            contenido: { desde, hasta, cantidad, titulo: null, comentario: comentario || null },
            save: (saved: number) => saveDetail(tx, entidadId, saved, { mitad, dias }),
          };
        },
      });
      return db.tenant(entidadId, (tx) => read(tx, sesion, sent));
    },

    /** The balance of a year, as of today or of another day. */
    async readBalance(sesion: Sesion, { anio, en }: ValidadaDe<typeof vacaciones.resumen>): Promise<SalidaDe<typeof vacaciones.resumen>> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const situacion = await db.tenant(sesion.entidadId, (tx) => ownSituation(tx, sesion));
      const day = en ?? dayOfBalance(anio ?? yearOf(hoy), hoy);
      return { saldo: presentBalance(situacion, day), politica: presentPolicy(situacion.rulesAt(day)) };
    },

    /** How many days some dates would take. */
    async countDays(sesion: Sesion, { desde, hasta, mitad }: ValidadaDe<typeof vacaciones.obtenerinformaciondiasvacaciones>) {
      if (hasta < desde) throw new AppError('general.datos-no-validos', { fields: { hasta: { key: 'formato' } } });
      const hoy = await todayOf({ clock, entidades }, sesion);
      const situacion = await db.tenant(sesion.entidadId, (tx) => ownSituation(tx, sesion));
      const { contados } = situacion.examine({ desde, hasta, mitad: mitad ?? null }, { solicitudId: null, hoy });
      if (!contados) throw new AppError('vacaciones.demasiado-larga');
      return presentDays(contados, situacion.laboral);
    },

    /** Public holidays and one's own absences, year by year. */
    async readCalendar(sesion: Sesion, { anios }: ValidadaDe<typeof vacaciones.getCalendario>) {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const years = anios === undefined ? [yearOf(hoy)] : [...new Set(anios.split(',').map(Number))];
      const situacion = await db.tenant(sesion.entidadId, (tx) => ownSituation(tx, sesion));
      const empresa = await configurationOf(sesion);
      return { items: years.map((ano) => presentCalendar(situacion, empresa, ano)) };
    },
  };
}
