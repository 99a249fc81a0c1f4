import { instanteLocal, lunesDe, masDias } from '../horario/calendario.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import { instanteDe, ms, MS_POR_MINUTO } from '../registros/tiempo.ts';
import { enOrden } from './avisos.ts';
import { trabajoDe } from './bloques.ts';
import { lacksDescansoDiario, lacksDescansoSemanal } from './descansos.ts';
import { bloquesAntes, type Historia } from './historia.ts';
import { avisoDe, efectivosDeSemana } from './horas.ts';
import type { Aviso, DiaVivido } from './modelo.ts';
import { escalonDe, ritmoDe } from './pausas.ts';

/** Whether an entry continues a working day after a gap, as in a split shift. */
function isContinued(historia: Historia, fecha: Fecha, now: number): boolean {
  const last = bloquesAntes(historia, now).at(-1);
  const gap = (historia.limites(fecha)['descanso-diario']?.partidaMinutos ?? 0) * MS_POR_MINUTO;
  return last?.fecha === fecha && now - last.ultimo <= gap;
}

/**
 * The limits that clocking in now would break, and the instant from which it would not. `fecha`: the day of the entry. Only for a
 * person who is out.
 */
export function avisosAlEntrar(historia: Historia, fecha: Fecha): Aviso[] {
  const now = ms(historia.ahora);
  const entry = { fecha, momento: now };
  const { 'jornada-diaria': diaria, 'jornada-semanal': semanal } = historia.limites(fecha);
  const rests = isContinued(historia, fecha, now) ? [] : [lacksDescansoDiario(historia, entry), lacksDescansoSemanal(historia, entry)];
  const day = historia.efectivos(fecha);
  const week = efectivosDeSemana(historia, fecha);
  const nextMonday = masDias(lunesDe(fecha), 7);
  return enOrden([
    ...rests,
    diaria && day >= diaria.minutos ? avisoDe('jornada-diaria', fecha, diaria, day) : null,
    semanal && week >= semanal.minutos + semanal.margenMinutos
      ? {
          ...avisoDe('jornada-semanal', fecha, semanal, week),
          posibleDesde: instanteDe(instanteLocal(nextMonday, '00:00', historia.lugar(nextMonday).zona)),
        }
      : null,
  ]);
}

/** The day on which the person is working now, not in a pause; undefined if there is none. */
function dayAtWork({ dias }: Historia): DiaVivido | undefined {
  const open = dias.findLast(({ estado }) => estado === 'abierta');
  return open?.tramos.at(-1)?.clase === 'trabajo' ? open : undefined;
}

/** Work and breaks of the working day that runs. */
function rhythmNow(historia: Historia, dia: DiaVivido) {
  const bloque = historia.bloques.findLast(({ fecha }) => fecha === dia.fecha);
  return ritmoDe(bloque ? trabajoDe(dia, historia.ahora, bloque) : [], historia.limites(dia.fecha));
}

/** The limits that working on breaks from now: a break that is due, hours that have just been reached. None during a pause. */
export function avisosAlSeguir(historia: Historia): Aviso[] {
  const dia = dayAtWork(historia);
  if (!dia) return [];
  const { fecha } = dia;
  const {
    'pausa-minima': pausa,
    'trabajo-seguido': seguido,
    'jornada-diaria': diaria,
    'jornada-semanal': semanal,
  } = historia.limites(fecha);
  const { trabajo, pausa: had, ultimo } = rhythmNow(historia, dia);
  const step = pausa && escalonDe(pausa, trabajo, true);
  const day = historia.efectivos(fecha);
  const week = efectivosDeSemana(historia, fecha);
  return enOrden([
    step && had < step.pausaMinutos ? avisoDe('pausa-minima', fecha, { minutos: step.pausaMinutos, norma: pausa.norma }, had) : null,
    seguido && ultimo >= seguido.minutos ? avisoDe('trabajo-seguido', fecha, seguido, ultimo) : null,
    diaria && day >= diaria.minutos ? avisoDe('jornada-diaria', fecha, diaria, day) : null,
    semanal && week >= semanal.minutos + semanal.margenMinutos ? avisoDe('jornada-semanal', fecha, semanal, week) : null,
  ]);
}

/**
 * The instant at which working on would break the next limit, beyond those of `avisosAlSeguir`; null if the person is not at work
 * or no limit is near.
 */
export function proximoAviso(historia: Historia): Instante | null {
  const dia = dayAtWork(historia);
  if (!dia) return null;
  const limites = historia.limites(dia.fecha);
  const { trabajo, pausa, ultimo } = rhythmNow(historia, dia);
  const isCounting = dia.tramos.at(-1)?.efectivo === true;
  const { 'jornada-diaria': diaria, 'jornada-semanal': semanal, 'trabajo-seguido': seguido } = limites;
  const left = [
    ...(limites['pausa-minima']?.escalones ?? []).flatMap(({ trabajoMinutos, pausaMinutos }) =>
      pausa < pausaMinutos ? [trabajoMinutos - trabajo] : [],
    ),
    ...(seguido ? [seguido.minutos - ultimo] : []),
    ...(diaria && isCounting ? [diaria.minutos - historia.efectivos(dia.fecha)] : []),
    ...(semanal && isCounting ? [semanal.minutos + semanal.margenMinutos - efectivosDeSemana(historia, dia.fecha)] : []),
  ].filter((minutes) => minutes > 0);
  return left.length > 0 ? instanteDe(ms(historia.ahora) + Math.min(...left) * MS_POR_MINUTO) : null;
}
