import { PORQUES_CIERRE, type PorqueCierre } from '../cierres/porques.ts';
import { centroDe } from '../cierres/modelo.ts';
import type { ContextoLaboral, DiaPrevisto, Fecha, Instante } from '../horario/modelo.ts';
import { lineaDeDia, type LineaDia } from '../registros/balance.ts';
import { ms } from '../registros/tiempo.ts';
import { TIRA, type DiaSumado, type JornadaSumada } from './modelo.ts';

type Dia = { previsto: DiaPrevisto; jornada: JornadaSumada | null; linea: LineaDia; ahora: Instante };

function reasonsOf({ previsto, jornada, linea, ahora }: Dia): PorqueCierre[] {
  const isOpen = jornada?.estado === 'abierta';
  const isIncomplete = linea.porque === 'incompleta' && !isOpen;
  const is: Record<PorqueCierre, boolean> = {
    'en-curso': isOpen || (previsto.turno !== null && ms(previsto.turno.fin) > ms(ahora)),
    incompleta: isIncomplete,
    pendiente: (jornada?.pendientes ?? 0) > 0,
    incidencia: !isOpen && !isIncomplete && (jornada?.incidencias.length ?? 0) > 0,
  };
  return PORQUES_CIERRE.filter((porque) => is[porque]);
}

/** The approved absence of a planned day: half days, or minutes if it takes some hours. */
function absenceOf({ ausencia, motivo }: DiaPrevisto): Pick<DiaSumado, 'ausencia' | 'ausenciaMedios' | 'ausenciaMinutos'> {
  const isWhole = motivo === 'ausencia';
  if (!ausencia?.aprobada || (!isWhole && (motivo !== 'laborable' || ausencia.minutos === null)))
    return { ausencia: null, ausenciaMedios: 0, ausenciaMinutos: 0 };
  const isHours = !isWhole && ausencia.mitad === null;
  return {
    ausencia: ausencia.clase,
    ausenciaMedios: isHours ? 0 : isWhole ? 2 : 1,
    ausenciaMinutos: isHours ? (ausencia.minutos ?? 0) : 0,
  };
}

/** One day, from the same line of the balance that its person is shown. */
export function diaSumado(options: {
  laboral: ContextoLaboral;
  previsto: DiaPrevisto;
  jornada: JornadaSumada | null;
  ahora: Instante;
  hoy: Fecha;
}): DiaSumado {
  const { laboral, previsto, jornada } = options;
  const linea = lineaDeDia(options);
  const { cuenta, porque, fecha } = linea;
  const lived = jornada?.estado === 'vacia' ? null : jornada;
  const of = (minutos: number): number => (cuenta ? minutos : 0);
  const exceso = of(Math.max(0, linea.diferenciaMinutos));
  return {
    fecha,
    centroId: centroDe(laboral, fecha),
    contrato: previsto.centro !== null,
    estado: jornada?.estado ?? null,
    motivo: previsto.motivo,
    cuenta,
    porque,
    previsto: linea.previstoMinutos,
    trabajado: of(linea.trabajadoMinutos),
    efectivo: of(lived?.efectivo ?? 0),
    ordinario: of(linea.trabajadoMinutos) - exceso,
    exceso,
    nocturno: of(lived?.nocturno ?? 0),
    retraso: linea.retrasoMinutos,
    saldo: of(linea.diferenciaMinutos),
    ...absenceOf(previsto),
    incidencias: linea.incidencias,
    pendientes: jornada?.pendientes ?? 0,
    porques: reasonsOf({ ...options, linea }),
  };
}

/** Whether somebody should look at a day. */
export const needsLook = ({ incidencias, porque, pendientes }: Pick<DiaSumado, 'incidencias' | 'porque' | 'pendientes'>): boolean =>
  incidencias.length > 0 || porque === 'incompleta' || pendientes > 0;

/** So many minutes above the plan are seen in the row of days; a few are how people come and go. */
const EXCESO_VISIBLE = 15;

/** The letter of a day, see `TIRA`. */
export function letterOf(dia: DiaSumado): string {
  if (dia.porque === 'incompleta' || dia.incidencias.includes('sin-fichajes')) return TIRA.aviso;
  if (dia.porque === 'en-curso') return TIRA.enCurso;
  if (dia.motivo === 'ausencia') return TIRA.ausencia;
  if (dia.trabajado > 0) return dia.exceso >= EXCESO_VISIBLE ? TIRA.exceso : TIRA.trabajado;
  if (dia.motivo === 'festivo') return TIRA.festivo;
  return dia.porque === 'futuro' && dia.previsto > 0 ? TIRA.futuro : TIRA.libre;
}
