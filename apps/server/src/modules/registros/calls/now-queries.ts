import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { judgePosicion } from '@jornada/domain/distancia/index.ts';
import { isNoche } from '@jornada/domain/horario/index.ts';
import { minutosDeJornada, type ContextoFichaje } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { centresOnTheMap } from '../act/positions.ts';
import { countryOf } from '../person/labor.ts';
import type { PersonReader } from '../person/reader.ts';
import { dayOf } from '../present/records.ts';
import { shownTimes, visiblePlan } from '../present/shown.ts';
import { minutesOfToday, presentToday } from '../present/today.ts';
import type { Peticionario, PresentFor } from './clock-input.ts';
import { checkZone } from './zones.ts';

type Quien = Omit<Peticionario, 'clave'>;

/** The shifts in a person's schedules, each once. */
function shiftsOf({ laboral }: ContextoFichaje) {
  const turnos = laboral.periodos.flatMap(({ horario }) => {
    if (horario.clase === 'rotativo') return [...horario.turnos];
    if (horario.clase === 'flexible') return [];
    return [horario, ...(horario.temporadas ?? [])].flatMap(({ semana }) => semana.filter((turno) => turno !== null));
  });
  const byCode = new Map(turnos.map((turno) => [turno.codigo, turno]));
  return [...byCode.values()].map((turno) => ({
    codigo: turno.codigo,
    nombre: turno.nombre,
    inicio: turno.inicio,
    fin: turno.fin,
    noche: isNoche(turno),
  }));
}

/** The current state of a person, and what they may do next. */
export function createNowQueries({ read, present }: { read: PersonReader; present: PresentFor }) {
  return {
    async readHoy(quien: Quien) {
      const lectura = await read(quien);
      return presentToday(lectura, await present(lectura));
    },

    async canFichar(quien: Quien) {
      const { estado, contexto } = await read(quien);
      const hasAccess = quien.sesion.permisos.has('registros.fichar:own');
      const acciones = hasAccess ? estado.acciones : [];
      const puede = acciones.length > 0;
      return {
        puede,
        motivo: puede ? null : hasAccess ? 'sin-acciones' : 'sin-acceso',
        acciones,
        necesitaPosicion: contexto.ajustes.posicion === 'exigir',
      };
    },

    async isWithinDistance(quien: Quien, input: ValidadaDe<typeof registros.estaEnDistancia>) {
      checkZone(input.timeZone);
      const { empresa } = await read(quien);
      const { latitud, longitud, accuracy = 0 } = input;
      const judged = judgePosicion({
        posicion: { latitud, longitud, accuracy },
        centros: centresOnTheMap(empresa),
        minimumAccuracy: empresa.ajustes.minimumAccuracy,
      });
      if (!judged.valida && judged.motivo === 'sin-posicion') throw new AppError('registros.falta-posicion');
      const centro = judged.centroId === null ? null : (empresa.centros.get(judged.centroId) ?? null);
      return {
        enDistancia: judged.cerca === true,
        distanciaMetros: judged.distanciaMetros,
        radioMetros: centro?.radioMetros ?? null,
        centro: centro?.nombre ?? null,
      };
    },

    async readHorasTrabajoHoy(quien: Quien) {
      const lectura = await read(quien);
      const { estado, empresa } = lectura;
      return {
        fecha: estado.fecha,
        minutos: shownTimes(empresa).totals ? minutesOfToday(lectura) : null,
        previstoMinutos: visiblePlan(estado.previsto, empresa)?.minutos ?? null,
        situacion: estado.situacion,
      };
    },

    async readLeyenda(quien: Quien) {
      const { contexto, empresa } = await read(quien);
      return { items: shownTimes(empresa).plan ? shiftsOf(contexto) : [] };
    },

    async readResumenTurno(quien: Quien, fecha: string | undefined) {
      const lectura = await read({ ...quien, dia: fecha ?? null });
      const day = fecha ?? lectura.estado.fecha;
      const jornada = dayOf(lectura, day);
      const plan = lectura.contexto.laboral.planDia(day);
      const place = { zona: plan.zona, pais: countryOf(lectura.contexto, day) };
      const minutos = jornada
        ? minutosDeJornada(jornada, lectura.ahora.toString(), place)
        : { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };
      return {
        fecha: day,
        previsto: visiblePlan(plan, lectura.empresa),
        tramos: jornada?.tramos ?? [],
        minutos: shownTimes(lectura.empresa).totals ? minutos : null,
      };
    },
  };
}
