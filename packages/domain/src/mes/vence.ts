import { instanteLocal, masDias } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha, Instante } from '../horario/modelo.ts';
import { ANTELACION, inicioPrevisto, limiteDeOlvido, SIGUE_SIENDO_HOY } from '../registros/dia.ts';
import type { Jornada } from '../registros/modelo.ts';
import { instanteDe, ms } from '../registros/tiempo.ts';

/**
 * The first instant after `ahora` at which a day may read otherwise although nothing was written: a shift begins or ends, a date changes, an open day
 * is taken as forgotten, or an ended one is no longer today. It may be too early, never too late.
 */
export function cuandoVence(options: {
  laboral: ContextoLaboral;
  jornadas: readonly Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos'>[];
  ahora: Instante;
  hoy: Fecha;
}): Instante | null {
  const { laboral, jornadas, hoy } = options;
  const ahora = ms(options.ahora);
  const dias = laboral.planDias(masDias(hoy, -2), masDias(hoy, 3));
  const ofPlan = dias.flatMap((dia) => {
    const inicio = inicioPrevisto(dia);
    const midnight = instanteLocal(dia.fecha, '00:00', dia.zona);
    return [midnight, ...(inicio === null || dia.turno === null ? [] : [inicio - ANTELACION, ms(dia.turno.fin)])];
  });
  const ofRecord = jornadas
    .filter(({ fecha }) => fecha >= masDias(hoy, -2))
    .flatMap((jornada) => [
      ...(jornada.fin === null ? [] : [ms(jornada.fin) + SIGUE_SIENDO_HOY]),
      ...(jornada.estado === 'abierta' ? [ms(limiteDeOlvido(jornada, laboral.planDia(jornada.fecha))) + 1] : []),
    ]);
  const next = [...ofPlan, ...ofRecord].filter((at) => at > ahora).toSorted((a, b) => a - b)[0];
  return next === undefined ? null : instanteDe(next);
}
