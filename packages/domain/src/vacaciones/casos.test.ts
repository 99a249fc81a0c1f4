import { describe, expect, test } from 'vitest';
import type { ContextoLaboral, Festivo, Semana, Turno } from '../horario/modelo.ts';
import { ausencia, fijo, laboral, LAS_PALMAS, MADRID, NOCHE, OFICINA, periodo, rotativo, todosLosDias, turno } from '../testing/laboral.ts';
import { peticion, politica } from '../testing/vacaciones.ts';
import { diasDe } from './cantidad.ts';
import { countDays } from './dias.ts';
import type { PeticionVacaciones, PoliticaVacaciones } from './modelo.ts';

/*
 * Worked out by hand from the design's text on vacations, before the code was written. The sum stands in words beside each case,
 * so that somebody who reads the text alone can check it.
 */

const festivo = (fecha: string, centro = MADRID): Festivo => ({ centroId: centro.id, fecha, nombre: 'Fiesta' });
const DIA = turno('08:00', '16:00');
const diasDeSemana = (count: number): Semana<Turno | null> =>
  [0, 1, 2, 3, 4, 5, 6].map((index) => (index < count ? DIA : null)) as unknown as Semana<Turno | null>;
const oficina = (...festivos: Festivo[]): ContextoLaboral => laboral(OFICINA, { festivos });
const CUATRO_DOS = laboral(rotativo('2026-06-01', [DIA, DIA, DIA, DIA, null, null]));
const MEDIOS = [
  { desde: '12-24', hasta: '12-24' },
  { desde: '12-31', hasta: '12-31' },
];

type Conteo = {
  caso: string;
  suma: string;
  laboral: ContextoLaboral;
  peticion: PeticionVacaciones;
  politica?: Partial<PoliticaVacaciones>;
  dias: Record<number, number>;
  vuelve: string | null;
};

const CONTEOS: Conteo[] = [
  {
    caso: 'two weeks of August, working days',
    suma: 'Monday 3 to Sunday 16: two weeks of 5 = 10',
    laboral: oficina(),
    peticion: peticion('2026-08-03', '2026-08-16'),
    dias: { 2026: 10 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'the same two weeks, natural days',
    suma: '16 − 3 + 1 = 14; the weekends are inside',
    laboral: oficina(),
    peticion: peticion('2026-08-03', '2026-08-16'),
    politica: { base: 'naturales' },
    dias: { 2026: 14 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'the same two weeks, Monday to Saturday, with a public holiday on Saturday 15',
    suma: '14 days − 2 Sundays − 1 holiday = 11',
    laboral: oficina(festivo('2026-08-15')),
    peticion: peticion('2026-08-03', '2026-08-16'),
    politica: { base: 'lunes-sabado' },
    dias: { 2026: 11 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'a public holiday inside is not counted in working days',
    suma: 'Monday 27 April to Sunday 3 May: 5 working days − Friday 1 May = 4',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-04-27', '2026-05-03'),
    dias: { 2026: 4 },
    vuelve: '2026-05-04',
  },
  {
    caso: 'a public holiday inside is counted in natural days',
    suma: 'Monday 27 April to Sunday 3 May: 7 days, the holiday is one of them',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-04-27', '2026-05-03'),
    politica: { base: 'naturales' },
    dias: { 2026: 7 },
    vuelve: '2026-05-04',
  },
  {
    caso: 'the holiday of another centre is an ordinary day',
    suma: 'San Isidro is a holiday of Madrid; in Las Palmas Monday 11 to Friday 15 May are 5',
    laboral: laboral(OFICINA, { centro: LAS_PALMAS, festivos: [festivo('2026-05-15', MADRID)] }),
    peticion: peticion('2026-05-11', '2026-05-15'),
    dias: { 2026: 5 },
    vuelve: '2026-05-18',
  },
  {
    caso: 'the afternoon of a working day',
    suma: 'half a day on a working day = 0.5',
    laboral: oficina(),
    peticion: peticion('2026-05-05', '2026-05-05', 'tarde'),
    dias: { 2026: 0.5 },
    vuelve: '2026-05-06',
  },
  {
    caso: 'half a day on a Saturday',
    suma: 'a half day on a day of rest = 0',
    laboral: oficina(),
    peticion: peticion('2026-05-09', '2026-05-09', 'tarde'),
    dias: {},
    vuelve: '2026-05-11',
  },
  {
    caso: 'half a day on a public holiday',
    suma: 'a half day on a holiday = 0',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-05-01', '2026-05-01', 'tarde'),
    dias: {},
    vuelve: '2026-05-04',
  },
  {
    caso: 'over New Year, with the holidays of 1 and 6 January',
    suma: '2026: Monday 28 to Thursday 31 = 4; 2027: 4, 5, 7 and 8 January = 4',
    laboral: oficina(festivo('2027-01-01'), festivo('2027-01-06')),
    peticion: peticion('2026-12-28', '2027-01-08'),
    dias: { 2026: 4, 2027: 4 },
    vuelve: '2027-01-11',
  },
  {
    caso: 'over New Year, where 31 December counts half',
    suma: '2026: 28, 29, 30 and half of 31 = 3.5; 2027: 4',
    laboral: oficina(festivo('2027-01-01'), festivo('2027-01-06')),
    peticion: peticion('2026-12-28', '2027-01-08'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 3.5, 2027: 4 },
    vuelve: '2027-01-11',
  },
  {
    caso: 'the week of Christmas, where 24 December counts half and 25 is a holiday',
    suma: '21, 22 and 23 = 3, half of 24 = 0.5, 25 nothing: 3.5',
    laboral: oficina(festivo('2026-12-25')),
    peticion: peticion('2026-12-21', '2026-12-25'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 3.5 },
    vuelve: '2026-12-28',
  },
  {
    caso: 'half a day on a day that counts half',
    suma: 'the whole of 24 December takes 0.5, and a part of it never more: 0.5',
    laboral: oficina(),
    peticion: peticion('2026-12-24', '2026-12-24', 'tarde'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 0.5 },
    vuelve: '2026-12-25',
  },
  {
    caso: '29 February is a day like others',
    suma: 'Monday 28 February, Tuesday 29, Wednesday 1 March 2028 = 3',
    laboral: oficina(),
    peticion: peticion('2028-02-28', '2028-03-01'),
    dias: { 2028: 3 },
    vuelve: '2028-03-02',
  },
  {
    caso: 'four days of work, two of rest, from the anchor',
    suma: '1 to 4, 7 to 10, 13 and 14 June: 4 + 4 + 2 = 10',
    laboral: CUATRO_DOS,
    peticion: peticion('2026-06-01', '2026-06-14'),
    dias: { 2026: 10 },
    vuelve: '2026-06-15',
  },
  {
    caso: 'the same rotation before its anchor',
    suma: '31 and 30 May rest, 29 to 26 work, 25 and 24 rest, 23 to 20 work, 19 and 18 rest: 4 + 4 = 8',
    laboral: CUATRO_DOS,
    peticion: peticion('2026-05-18', '2026-05-31'),
    dias: { 2026: 8 },
    vuelve: '2026-06-01',
  },
  {
    caso: 'five days a week until May, three from June on',
    suma: 'Monday 25 to Friday 29 May = 5; Monday 1 to Wednesday 3 June = 3; together 8',
    laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-31'), periodo(fijo(diasDeSemana(3)), MADRID, '2026-06-01')]),
    peticion: peticion('2026-05-25', '2026-06-07'),
    dias: { 2026: 8 },
    vuelve: '2026-06-08',
  },
  {
    caso: 'a week of four days',
    suma: 'Monday to Thursday, twice = 8; the Friday, a holiday, is a day of rest anyway',
    laboral: laboral(fijo(diasDeSemana(4)), { festivos: [festivo('2026-08-07')] }),
    peticion: peticion('2026-08-03', '2026-08-16'),
    dias: { 2026: 8 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'nights from Monday to Friday belong to the day on which they begin',
    suma: 'the nights of 4 to 8 May = 5; that of Friday ends on Saturday, which is no day of its own',
    laboral: laboral(fijo(NOCHE)),
    peticion: peticion('2026-05-04', '2026-05-10'),
    dias: { 2026: 5 },
    vuelve: '2026-05-11',
  },
  {
    caso: 'a schedule that works on public holidays',
    suma: '24 to 26 December are three planned days = 3',
    laboral: laboral(todosLosDias(DIA), { festivos: [festivo('2026-12-25')] }),
    peticion: peticion('2026-12-24', '2026-12-26'),
    dias: { 2026: 3 },
    vuelve: '2026-12-27',
  },
  {
    caso: 'a contract that ends inside',
    suma: 'Monday 8, Tuesday 9, Wednesday 10 June, the last day of the contract = 3',
    laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-06-10')]),
    peticion: peticion('2026-06-08', '2026-06-12'),
    dias: { 2026: 3 },
    vuelve: null,
  },
  {
    caso: 'sick leave on two of the days',
    suma: 'Monday 4 to Friday 8 May = 5, less Tuesday and Wednesday of sick leave = 3',
    laboral: laboral(OFICINA, { ausencias: [ausencia('2026-05-05', '2026-05-06', { clase: 'baja' })] }),
    peticion: peticion('2026-05-04', '2026-05-08'),
    dias: { 2026: 3 },
    vuelve: '2026-05-11',
  },
  {
    caso: 'the same, while the sick leave is not yet confirmed',
    suma: 'a leave that nobody has agreed to takes nothing: 5',
    laboral: laboral(OFICINA, { ausencias: [ausencia('2026-05-05', '2026-05-06', { clase: 'baja', aprobada: false })] }),
    peticion: peticion('2026-05-04', '2026-05-08'),
    dias: { 2026: 5 },
    vuelve: '2026-05-11',
  },
  {
    caso: 'a permit of one day inside, and one of two hours',
    suma: "5 working days less Wednesday, which is the permit's; the hours of Thursday change nothing = 4",
    laboral: laboral(OFICINA, {
      ausencias: [
        ausencia('2026-05-06', '2026-05-06', { clase: 'permiso' }),
        ausencia('2026-05-07', '2026-05-07', { clase: 'permiso', minutos: 120 }),
      ],
    }),
    peticion: peticion('2026-05-04', '2026-05-08'),
    dias: { 2026: 4 },
    vuelve: '2026-05-11',
  },
  {
    caso: 'short days from 21 December to 5 January',
    suma: 'Monday 4 and Tuesday 5 January 2 × 0.5 = 1, Wednesday 6 to Friday 8 are 3: 4',
    laboral: oficina(),
    peticion: peticion('2027-01-04', '2027-01-08'),
    politica: { mediosDias: [{ desde: '12-21', hasta: '01-05' }] },
    dias: { 2027: 4 },
    vuelve: '2027-01-11',
  },
  {
    caso: 'the same short days before New Year',
    suma: 'Monday 21 to Thursday 24 December, 4 × 0.5 = 2',
    laboral: oficina(),
    peticion: peticion('2026-12-21', '2026-12-24'),
    politica: { mediosDias: [{ desde: '12-21', hasta: '01-05' }] },
    dias: { 2026: 2 },
    vuelve: '2026-12-25',
  },
  {
    caso: 'a morning: one is back in the afternoon',
    suma: 'half a day on a working day = 0.5',
    laboral: oficina(),
    peticion: peticion('2026-05-05', '2026-05-05', 'manana'),
    dias: { 2026: 0.5 },
    vuelve: '2026-05-05',
  },
];

describe('what a request takes', () => {
  test.each(CONTEOS)('$caso: $suma', ({ laboral: plan, peticion: asked, politica: rules, dias, vuelve }) => {
    const counted = countDays(plan, politica(rules), asked);
    expect(Object.fromEntries(counted.porAno.map(({ ano, cantidad }) => [ano, diasDe(cantidad)]))).toEqual(dias);
    expect(counted.vuelve).toBe(vuelve);
  });
});
