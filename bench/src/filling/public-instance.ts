import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Deseo, Necesidad, PedidoRelleno, PersonaRellenable, TurnoRellenable } from '@jornada/domain/turnos/relleno/modelo.ts';

const MONDAY = '2026-01-05';

/** The rows of each section of a file, without comments. */
function sectionsOf(text: string): Map<string, string[][]> {
  const sections = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('SECTION_')) {
      rows = [];
      sections.set(line.slice('SECTION_'.length), rows);
    } else rows.push(line.split(',').map((cell) => cell.trim()));
  }
  return sections;
}

const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Instances say how long a shift is, and not when: all begin at midnight, and none has a limit of working time. */
const readShift = ([codigo = '', length = '', following = '']: string[]): TurnoRellenable => ({
  codigo,
  nombre: codigo,
  inicio: '00:00',
  fin: hourOf(Number(length)),
  pausas: [],
  noSiguen: following.split('|').filter((code) => code !== ''),
});

function readPerson(row: string[], index: number, sections: ReadonlyMap<string, string[][]>): PersonaRellenable {
  const [id = '', most = '', ...numbers] = row;
  const [maximo = 0, minimo = 0, longest = 0, shortest = 0, libres = 1, fines = 0] = numbers.map(Number);
  const wishes = (section: string, clase: Deseo['clase']): Deseo[] =>
    (sections.get(section) ?? [])
      .filter(([who]) => who === id)
      .map(([, day, turno = '', peso]) => ({ fecha: masDias(MONDAY, Number(day)), turno, clase, peso: Number(peso) }));
  const off = (sections.get('DAYS_OFF') ?? []).find(([who]) => who === id)?.slice(1) ?? [];
  const limits = most.split('|').map((part) => part.split('='));
  return {
    id: index,
    habilidades: [],
    turnos: null,
    minutos: { minimo, maximo },
    porTurno: Object.fromEntries(limits.map(([codigo = '', days]) => [codigo, { minimo: null, maximo: Number(days) }])),
    seguidos: { minimo: shortest, maximo: longest },
    libres,
    fines,
    ausencias: off.map((day) => masDias(MONDAY, Number(day))),
    vetos: [],
    fijos: [],
    historia: null,
    deseos: [...wishes('SHIFT_ON_REQUESTS', 'favor'), ...wishes('SHIFT_OFF_REQUESTS', 'contra')],
    llevan: { noches: 0, fines: 0, festivos: 0 },
    parte: 0,
    limites: [],
  };
}

/** An instance of the public nurse-rostering set (schedulingbenchmarks.org) as a request: its least hours are hard. */
export function readPublicInstance(text: string): PedidoRelleno {
  const sections = sectionsOf(text);
  const rows = (name: string): string[][] => sections.get(name) ?? [];
  const days = Number(rows('HORIZON')[0]?.[0]);
  return {
    dias: Array.from({ length: days }, (_, day) => masDias(MONDAY, day)),
    zona: 'UTC',
    pais: '',
    festivos: [],
    turnos: rows('SHIFTS').map(readShift),
    personas: rows('STAFF').map((row, index) => readPerson(row, index, sections)),
    necesidades: rows('COVER').map(([day, turno = '', needed, under, over]): Necesidad => ({
      fecha: masDias(MONDAY, Number(day)),
      turno,
      habilidad: null,
      personas: Number(needed),
      pesoFalta: Number(under),
      pesoSobra: Number(over),
    })),
    pesos: { contrato: null, reparto: { noches: 0, fines: 0, festivos: 0 } },
  };
}
