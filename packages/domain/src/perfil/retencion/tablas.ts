import type { Fecha } from '../../horario/modelo.ts';

/** Where somebody lives and earns. In foral territories the tax is another one. */
export const TERRITORIOS = ['comun', 'ceuta-melilla', 'la-palma', 'foral'] as const;
export type Territorio = (typeof TERRITORIOS)[number];
/** `inferior-ano`: a contract of less than a year; `especial`: a special relation of dependent work. */
export const CONTRATOS_IRPF = ['general', 'inferior-ano', 'especial'] as const;
export type ContratoIrpf = (typeof CONTRATOS_IRPF)[number];

/** A step: up to and including `hasta` cents (null: no end), so many ten-thousandths. */
export type TramoDeEscala = { hasta: number | null; tipo: number };

/** The tables of a year. Amounts are cents, rates ten-thousandths. */
export type TablasIrpf = {
  desde: Fecha;
  hasta: Fecha;
  ano: number;
  seguridadSocial: {
    /** Common, training and MEI, with the unemployment of a permanent or a temporary contract. */
    general: number;
    temporal: number;
    /** Of a month. */
    baseMaxima: number;
    /** Solidarity of the worker above it, by month. */
    solidaridad: readonly TramoDeEscala[];
  };
  reduccion: {
    plena: number;
    hastaPlena: number;
    bajada: number;
    segunda: number;
    hastaSegunda: number;
    bajadaSegunda: number;
    fin: number;
  };
  gastos: { comunes: number; movilidad: number; discapacidad: number; conAsistencia: number };
  masDeDosHijos: number;
  minimos: {
    personal: number;
    desde65: number;
    desde75: number;
    descendientes: readonly [number, number, number, number];
    menorDeTres: number;
    ascendiente: number;
    discapacidad: readonly [number, number, number];
    asistencia: number;
    anualidades: number;
  };
  escala: readonly TramoDeEscala[];
  /** Up to which pay nothing is withheld, by situation and number of descendants (0, 1, 2 and more). */
  limites: Readonly<Record<1 | 2 | 3, readonly [number, number, number]>>;
  topeCuota: { hasta: number; tipo: number };
  /** What is left of the quota, and from which day on. */
  deduccion: { tipo: number; desde: Readonly<Partial<Record<Territorio, Fecha>>> };
  vivienda: { tipo: number; debajoDe: number };
  minimosDeTipo: Readonly<Record<ContratoIrpf, { comun: number; conDeduccion: number }>>;
};

const eur = (euros: number): number => Math.round(euros * 100);

const DE_2026: TablasIrpf = {
  desde: '2026-01-01',
  hasta: '2026-12-31',
  ano: 2026,
  seguridadSocial: {
    general: 650,
    temporal: 655,
    baseMaxima: eur(5101.2),
    // Orden PJC/297/2026 art. 17.1
    solidaridad: [
      { hasta: eur(5611.32), tipo: 19 },
      { hasta: eur(7651.8), tipo: 21 },
      { hasta: null, tipo: 24 },
    ],
  },
  reduccion: {
    plena: eur(7302),
    hastaPlena: eur(14_852),
    bajada: 17_500,
    segunda: eur(2364.34),
    hastaSegunda: eur(17_673.52),
    bajadaSegunda: 11_400,
    fin: eur(19_747.5),
  },
  gastos: { comunes: eur(2000), movilidad: eur(2000), discapacidad: eur(3500), conAsistencia: eur(7750) },
  masDeDosHijos: eur(600),
  minimos: {
    personal: eur(5550),
    desde65: eur(1150),
    desde75: eur(1400),
    descendientes: [eur(2400), eur(2700), eur(4000), eur(4500)],
    menorDeTres: eur(2800),
    ascendiente: eur(1150),
    discapacidad: [0, eur(3000), eur(9000)],
    asistencia: eur(3000),
    anualidades: eur(1980),
  },
  escala: [
    { hasta: eur(12_450), tipo: 1900 },
    { hasta: eur(20_200), tipo: 2400 },
    { hasta: eur(35_200), tipo: 3000 },
    { hasta: eur(60_000), tipo: 3700 },
    { hasta: eur(300_000), tipo: 4500 },
    { hasta: null, tipo: 4700 },
  ],
  limites: {
    // Situation 1 has a descendant; without one the form is not right.
    1: [eur(17_644), eur(17_644), eur(18_694)],
    2: [eur(17_197), eur(18_130), eur(19_262)],
    3: [eur(15_876), eur(16_342), eur(16_867)],
  },
  topeCuota: { hasta: eur(35_200), tipo: 4300 },
  // La Palma: RDL 23/2026.
  deduccion: { tipo: 4000, desde: { 'ceuta-melilla': '2026-01-01', 'la-palma': '2026-09-10' } },
  vivienda: { tipo: 200, debajoDe: eur(33_007.2) },
  minimosDeTipo: {
    general: { comun: 0, conDeduccion: 0 },
    'inferior-ano': { comun: 200, conDeduccion: 80 },
    especial: { comun: 1500, conDeduccion: 600 },
  },
};

const TABLAS: readonly TablasIrpf[] = [DE_2026];

/** The tables that hold on a day; undefined: there are none. */
export const findTablas = (fecha: Fecha): TablasIrpf | undefined => TABLAS.find(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
