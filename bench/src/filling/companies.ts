import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import { limitesEn } from '@jornada/domain/limites/index.ts';
import type { Necesidad, PedidoRelleno, PersonaRellenable, TurnoRellenable } from '@jornada/domain/turnos/relleno/modelo.ts';
import { createAzar, type Azar } from '@jornada/domain/turnos/relleno/vecindades.ts';

const MONDAY = '2026-03-02';
const PAUSA = [{ subtipo: 'cafe', inicio: null, minutos: 20, pagada: true }] as const;
const turno = (codigo: string, inicio: string, fin: string): TurnoRellenable => ({
  codigo,
  nombre: codigo,
  inicio,
  fin,
  pausas: [...PAUSA],
  noSiguen: [],
});
const TURNOS = [turno('M', '06:00', '14:00'), turno('T', '14:00', '22:00'), turno('N', '22:00', '06:00')];
/** How many of a hundred people each shift needs, from Monday to Friday and at the weekend. */
const NEEDS = { M: [26, 16], T: [22, 14], N: [12, 10] } as const;
const WEEK_MINUTES = 40 * 60;

const pickDay = (dias: readonly string[], azar: Azar): string => dias[Math.floor(azar() * dias.length)] ?? MONDAY;

function personOf(id: number, dias: readonly string[], azar: Azar): PersonaRellenable {
  const isPartTime = azar() < 0.15;
  const isAway = azar() < 0.12 && dias.length > 7;
  const away = Math.floor(azar() * (dias.length / 7)) * 7;
  const weeks = dias.length / 7 - (isAway ? 1 : 0);
  const maximo = weeks * WEEK_MINUTES * (isPartTime ? 0.6 : 1);
  return {
    id,
    habilidades: azar() < 0.3 ? ['responsable'] : [],
    turnos: azar() < 0.15 ? ['M', 'T'] : null,
    minutos: { minimo: maximo - 16 * 60, maximo },
    porTurno: { N: { minimo: null, maximo: Math.ceil(dias.length / 4) } },
    seguidos: { minimo: 2, maximo: 5 },
    libres: 2,
    fines: Math.ceil(dias.length / 14),
    ausencias: isAway ? dias.slice(away, away + 7) : [],
    vetos: [],
    fijos: [],
    historia: null,
    deseos: Array.from({ length: Math.ceil(dias.length / 7) }, () => ({
      fecha: pickDay(dias, azar),
      turno: azar() < 0.4 ? null : (TURNOS[Math.floor(azar() * 3)]?.codigo ?? null),
      clase: azar() < 0.5 ? ('favor' as const) : ('contra' as const),
      peso: 1 + Math.floor(azar() * 3),
    })),
    llevan: { noches: Math.floor(azar() * 3), fines: Math.floor(azar() * 3), festivos: 0 },
    parte: isPartTime ? 0.6 : 1,
    limites: [{ desde: dias[0] ?? MONDAY, limites: limitesEn('ES', dias[0] ?? MONDAY) }],
  };
}

function needsOf(fecha: string, people: number): Necesidad[] {
  const at = diaDeSemana(fecha) >= 6 ? 1 : 0;
  return TURNOS.flatMap(({ codigo }): Necesidad[] => [
    {
      fecha,
      turno: codigo,
      habilidad: null,
      personas: Math.round((NEEDS[codigo as keyof typeof NEEDS][at] * people) / 100),
      pesoFalta: 100,
      pesoSobra: 1,
    },
    { fecha, turno: codigo, habilidad: 'responsable', personas: 1, pesoFalta: 50, pesoSobra: 0 },
  ]);
}

/** A made-up company in which three shifts follow each other around the clock; the same for the same numbers. */
export function pedidoOf({ personas, dias: length }: { personas: number; dias: number }): PedidoRelleno {
  const azar = createAzar(personas * 1000 + length);
  const dias = Array.from({ length }, (_, day) => masDias(MONDAY, day));
  return {
    dias,
    zona: 'Europe/Madrid',
    pais: 'ES',
    festivos: [],
    turnos: TURNOS,
    personas: Array.from({ length: personas }, (_, id) => personOf(id, dias, azar)),
    necesidades: dias.flatMap((fecha) => needsOf(fecha, personas)),
    pesos: { contrato: 10, reparto: { noches: 2, fines: 2, festivos: 2 } },
  };
}
