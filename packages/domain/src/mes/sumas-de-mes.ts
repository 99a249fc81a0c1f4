import { diasDeMes, type Mes } from '../cierres/modelo.ts';
import { masDias } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha, Instante } from '../horario/modelo.ts';
import { fechaDeHoy } from '../registros/hoy.ts';
import { diaSumado, letterOf, needsLook } from './dia-sumado.ts';
import type { DiaSumado, JornadaSumada, MesSumado, SumasDeMes } from './modelo.ts';
import { cuandoVence } from './vence.ts';

/** Which person's today is no longer in a month, wherever they are: nights, and the day that a record stays today after its end. */
const isLongOver = (hasta: Fecha, ahora: Instante): boolean => masDias(hasta, 3) < ahora.slice(0, 10);

const total = (dias: readonly DiaSumado[], of: (dia: DiaSumado) => number): number => dias.reduce((sum, dia) => sum + of(dia), 0);

/** The sums of some days. */
function sumaDeSumados(dias: readonly DiaSumado[]): SumasDeMes {
  const away = (clase: DiaSumado['ausencia']): number => total(dias, (dia) => (dia.ausencia === clase ? dia.ausenciaMedios : 0));
  const days = (is: (dia: DiaSumado) => boolean): number => dias.filter(is).length;
  return {
    previsto: total(dias, ({ cuenta, previsto }) => (cuenta ? previsto : 0)),
    trabajado: total(dias, (dia) => dia.trabajado),
    efectivo: total(dias, (dia) => dia.efectivo),
    ordinario: total(dias, (dia) => dia.ordinario),
    exceso: total(dias, (dia) => dia.exceso),
    nocturno: total(dias, (dia) => dia.nocturno),
    retraso: total(dias, (dia) => dia.retraso),
    saldo: total(dias, (dia) => dia.saldo),
    vacaciones: away('vacaciones'),
    baja: away('baja'),
    permiso: away('permiso'),
    compensacion: away('compensacion'),
    ausenciaMinutos: total(dias, (dia) => dia.ausenciaMinutos),
    incidencias: days(({ incidencias }) => incidencias.length > 0),
    incompletas: days(({ porque }) => porque === 'incompleta'),
    pendientes: days(({ pendientes }) => pendientes > 0),
    avisos: days(needsLook),
  };
}

/**
 * A person's month, day by day, by the rule of the balance that this person is shown at `ahora`. `jornadas`: those of the month, and two days more
 * before and after it.
 */
export function sumasDeMes(options: {
  laboral: ContextoLaboral;
  jornadas: readonly JornadaSumada[];
  mes: Mes;
  ahora: Instante;
}): MesSumado {
  const { laboral, jornadas, mes, ahora } = options;
  const { desde, hasta } = diasDeMes(mes);
  const isOver = isLongOver(hasta, ahora);
  const hoy = isOver ? masDias(hasta, 1) : fechaDeHoy({ laboral, jornadas, ahora });
  const byDay = new Map(jornadas.map((jornada) => [jornada.fecha, jornada]));
  const dias = laboral
    .planDias(desde, hasta)
    .map((previsto) => diaSumado({ laboral, previsto, jornada: byDay.get(previsto.fecha) ?? null, ahora, hoy }));
  return {
    centroId: dias.at(-1)?.centroId ?? null,
    participa: dias.some(({ contrato, estado }) => contrato || estado !== null),
    sumas: sumaDeSumados(dias),
    tira: dias.map(letterOf).join(''),
    dias,
    vence: isOver ? null : cuandoVence({ laboral, jornadas, ahora, hoy }),
  };
}
