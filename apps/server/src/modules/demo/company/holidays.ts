import { CLAVES_CENTRO, type ClaveCentro } from './centres.ts';
import { easterOf } from './easter.ts';

/** A yearly day: `MM-DD`, or the number of days after Easter Sunday. */
type Regla = readonly [cuando: string | number, nombre: string];
export type FestivoDemo = { centro: ClaveCentro; fecha: string; nombre: string };

const ESPANA: readonly Regla[] = [
  ['01-01', 'Año Nuevo'],
  ['01-06', 'Epifanía del Señor'],
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
  ['05-01', 'Fiesta del Trabajo'],
  ['08-15', 'Asunción de la Virgen'],
  ['10-12', 'Fiesta Nacional'],
  ['11-01', 'Todos los Santos'],
  ['12-06', 'Día de la Constitución'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
];
const REGLAS: Record<ClaveCentro, readonly Regla[]> = {
  madrid: [...ESPANA, ['05-02', 'Fiesta de la Comunidad de Madrid'], ['05-15', 'San Isidro'], ['11-09', 'Nuestra Señora de la Almudena']],
  lasPalmas: [
    ...ESPANA,
    [-47, 'Martes de Carnaval'],
    ['05-30', 'Día de Canarias'],
    ['06-24', 'San Juan, fundación de la ciudad'],
    ['09-08', 'Nuestra Señora del Pino'],
  ],
  lisboa: [
    ['01-01', 'Ano Novo'],
    [-2, 'Sexta-feira Santa'],
    ['04-25', 'Dia da Liberdade'],
    ['05-01', 'Dia do Trabalhador'],
    [60, 'Corpo de Deus'],
    ['06-10', 'Dia de Portugal'],
    ['06-13', 'Santo António'],
    ['08-15', 'Assunção de Nossa Senhora'],
    ['10-05', 'Implantação da República'],
    ['11-01', 'Todos os Santos'],
    ['12-01', 'Restauração da Independência'],
    ['12-08', 'Imaculada Conceição'],
    ['12-25', 'Natal'],
  ],
  berlin: [
    ['01-01', 'Neujahr'],
    ['03-08', 'Internationaler Frauentag'],
    [-2, 'Karfreitag'],
    [1, 'Ostermontag'],
    ['05-01', 'Tag der Arbeit'],
    [39, 'Christi Himmelfahrt'],
    [50, 'Pfingstmontag'],
    ['10-03', 'Tag der Deutschen Einheit'],
    ['12-25', '1. Weihnachtstag'],
    ['12-26', '2. Weihnachtstag'],
  ],
};
/** Centres where a fixed holiday on a Sunday moves to Monday, as Madrid and the Canaries nearly always decide. */
const SUNDAY_MOVES: ReadonlySet<ClaveCentro> = new Set(['madrid', 'lasPalmas']);

function dayOf(regla: Regla, centro: ClaveCentro, year: number): FestivoDemo {
  const [cuando, nombre] = regla;
  if (typeof cuando === 'number') return { centro, fecha: easterOf(year).add({ days: cuando }).toString(), nombre };
  const day = Temporal.PlainDate.from(`${year}-${cuando}`);
  const moves = day.dayOfWeek === 7 && SUNDAY_MOVES.has(centro);
  return { centro, fecha: (moves ? day.add({ days: 1 }) : day).toString(), nombre };
}

/** The public holidays of all centres in a year, local ones included; at most one on each day. */
export function holidaysOf(year: number): FestivoDemo[] {
  const all = CLAVES_CENTRO.flatMap((centro) => REGLAS[centro].map((regla) => dayOf(regla, centro, year)));
  return [...new Map(all.map((festivo) => [`${festivo.centro}|${festivo.fecha}`, festivo])).values()];
}
