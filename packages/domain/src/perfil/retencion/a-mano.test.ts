import { expect, test } from 'vitest';
import { emptyFormulario, type Formulario145, type Grado145 } from '../modelo145/index.ts';
import { estimateRetencion, type ContratoIrpf, type PagaAnual, type Territorio } from './index.ts';

/** `y`: birth year; `a`: adopted; `g`: degree; `h`: help; `w`: wholly; `n`: with how many. */
type Pariente = { y: number; a?: number; g?: Grado145; h?: boolean; w?: boolean; n?: number };
/** Amounts in euros. */
type Caso = {
  pay: number;
  born: number;
  sit: 1 | 2 | 3;
  contrato?: ContratoIrpf;
  temporal?: boolean;
  ss?: number;
  territorio?: Territorio;
  day?: string;
  dis?: [Grado145, boolean];
  movilidad?: string;
  home?: boolean;
  spouse?: number;
  alim?: number;
  kids?: Pariente[];
  elders?: Pariente[];
};
const cents = (euros = 0): number => Math.round(euros * 100);

const formOf = (caso: Caso): Formulario145 => ({
  ...emptyFormulario(caso.born),
  situacion: caso.sit,
  discapacidad: { grado: caso.dis?.[0] ?? 0, ayuda: caso.dis?.[1] ?? false },
  movilidad: caso.movilidad ?? null,
  vivienda: caso.home ?? false,
  pensionCompensatoria: cents(caso.spouse),
  anualidades: cents(caso.alim),
  descendientes: (caso.kids ?? []).map(({ y, a = null, g = 0, h = false, w = false }, index) => ({
    clave: `h${index}`,
    nombre: '',
    anoNacimiento: y,
    anoAdopcion: a,
    grado: g,
    ayuda: h,
    porEntero: w,
  })),
  ascendientes: (caso.elders ?? []).map(({ y, g = 0, h = false, n = 1 }, index) => ({
    clave: `a${index}`,
    nombre: '',
    anoNacimiento: y,
    grado: g,
    ayuda: h,
    convivientes: n,
  })),
});
const payOf = ({ pay, ss, contrato = 'general', temporal = false, territorio = 'comun' }: Caso): PagaAnual => ({
  retribucion: cents(pay),
  cotizaciones: ss === undefined ? null : cents(ss),
  contrato,
  temporal,
  territorio,
  pagas: 12,
  haCambiado: false,
});

/**
 * Worked out apart from this program, line by line from the published text, with exact fractions. Above each its steps in euros: social security, what is left,
 * reduction, expenses, base, minimum, quota. `tipo` in hundredths of a per cent, the others in cents.
 */
const CASOS: [string, Caso, { tipo: number; anual: number; minimo: number; base: number }][] = [
  // SS 1729; RNT 24871; reduction 0; expenses 2000; base 22871; minimum 9500; quota 3221.8; 3221.8 / pay
  [
    'the picture, before',
    { pay: 26600, born: 1985, sit: 3, kids: [{ y: 2018 }, { y: 2024 }] },
    { tipo: 1211, anual: 322126, minimo: 950000, base: 2287100 },
  ],
  // SS 1729; RNT 24871; reduction 0; expenses 2000; base 22871; minimum 10650; quota 3003.3; 3003.3 / pay
  [
    'the picture, after: a mother of 67',
    { pay: 26600, born: 1985, sit: 3, kids: [{ y: 2018 }, { y: 2024 }], elders: [{ y: 1959 }] },
    { tipo: 1129, anual: 300314, minimo: 1065000, base: 2287100 },
  ],
  // SS 1560; RNT 22440; reduction 0; expenses 2000; base 20440; minimum 5550; quota 3243; 3243 / pay
  ['alone, no family', { pay: 24000, born: 1990, sit: 3 }, { tipo: 1351, anual: 324240, minimo: 555000, base: 2044000 }],
  // SS 1031.94; RNT 14844.06; reduction 7302; expenses 2000; base 5542.06; minimum 5550; quota 0; 0 / pay
  ['nothing below the limit of situation 3', { pay: 15876, born: 1990, sit: 3 }, { tipo: 0, anual: 0, minimo: 555000, base: 554206 }],
  // SS 1031.9407; RNT 14844.0693; reduction 7302; expenses 2000; base 5542.0693; minimum 5550; quota 0; 0 / pay
  ['a cent above that limit', { pay: 15876.01, born: 1990, sit: 3 }, { tipo: 0, anual: 0, minimo: 555000, base: 554207 }],
  // SS 1072.5; RNT 15427.5; reduction 6294.88; expenses 2000; base 7132.62; minimum 5550; quota 300.6978, limited 268.32; 268.32 / pay
  ['43 per cent of what is above the limit', { pay: 16500, born: 1990, sit: 3 }, { tipo: 162, anual: 26730, minimo: 555000, base: 713262 }],
  // SS 1062.23; RNT 15279.77; reduction 6553.4; expenses 2000; base 6726.37; minimum 6750; quota 0; 0 / pay
  [
    'situation 3, one child, at its limit',
    { pay: 16342, born: 1990, sit: 3, kids: [{ y: 2015 }] },
    { tipo: 0, anual: 0, minimo: 675000, base: 672637 },
  ],
  // SS 1202.5; RNT 17297.5; reduction 3022.38; expenses 2000; base 12275.12; minimum 8100; quota 793.2728, limited 702.19; 702.19 / pay
  [
    'situation 3, two children, above their limit',
    { pay: 18500, born: 1990, sit: 3, kids: [{ y: 2015 }, { y: 2017 }] },
    { tipo: 379, anual: 70115, minimo: 810000, base: 1227512 },
  ],
  // SS 1146.86; RNT 16497.14; reduction 4423.01; expenses 2000; base 10074.13; minimum 7950; quota 403.5847, limited 0; 0 / pay
  [
    'situation 1 with one child, at the limit',
    { pay: 17644, born: 1988, sit: 1, kids: [{ y: 2014, w: true }] },
    { tipo: 0, anual: 0, minimo: 795000, base: 1007413 },
  ],
  // SS 1267.5; RNT 18232.5; reduction 1727.1; expenses 2000; base 14505.4; minimum 7950; quota 1348.296, limited 798.08; 798.08 / pay
  [
    'situation 1 with one child, above it',
    { pay: 19500, born: 1988, sit: 1, kids: [{ y: 2014, w: true }] },
    { tipo: 409, anual: 79755, minimo: 795000, base: 1450540 },
  ],
  // SS 1430; RNT 20570; reduction 0; expenses 2000; base 18570; minimum 13450; quota 1228.8; 1228.8 / pay
  [
    'situation 1 with two, the younger below 3',
    {
      pay: 22000,
      born: 1988,
      sit: 1,
      kids: [
        { y: 2025, w: true },
        { y: 2014, w: true },
      ],
    },
    { tipo: 558, anual: 122760, minimo: 1345000, base: 1857000 },
  ],
  // SS 1137.5; RNT 16362.5; reduction 4658.63; expenses 2000; base 9703.87; minimum 5550; quota 789.2353, limited 130.29; 130.29 / pay
  [
    'situation 2 without children, above 17,197',
    { pay: 17500, born: 1970, sit: 2 },
    { tipo: 74, anual: 12950, minimo: 555000, base: 970387 },
  ],
  // SS 1235; RNT 17765; reduction 2260.05; expenses 2000; base 13504.95; minimum 6750; quota 1336.188, limited 374.1; 374.1 / pay
  [
    'situation 2 with one child',
    { pay: 19000, born: 1970, sit: 2, kids: [{ y: 2010 }] },
    { tipo: 196, anual: 37240, minimo: 675000, base: 1350495 },
  ],
  // SS 1252.03; RNT 18009.97; reduction 1980.79; expenses 2000; base 14029.18; minimum 8100; quota 1205.5032, limited 0; 0 / pay
  [
    'situation 2 with two, at 19,262',
    { pay: 19262, born: 1970, sit: 2, kids: [{ y: 2010 }, { y: 2012 }] },
    { tipo: 0, anual: 0, minimo: 810000, base: 1402918 },
  ],
  // SS 2470; RNT 35530; reduction 0; expenses 2000; base 32930; minimum 15750; quota 4887; 4887 / pay
  [
    'four children, halves and a whole, more than two: 600',
    { pay: 38000, born: 1980, sit: 3, kids: [{ y: 2012 }, { y: 2008 }, { y: 2024 }, { y: 2019, w: true }] },
    { tipo: 1286, anual: 488680, minimo: 1575000, base: 3293000 },
  ],
  // SS 2015; RNT 28985; reduction 0; expenses 2000; base 26385; minimum 13450; quota 3475.5; 3475.5 / pay
  [
    'the order of birth years counts, not that of the form',
    { pay: 31000, born: 1980, sit: 3, kids: [{ y: 2023, w: true }, { y: 2003 }, { y: 2009, w: true }] },
    { tipo: 1121, anual: 347510, minimo: 1345000, base: 2638500 },
  ],
  // SS 1820; RNT 26180; reduction 0; expenses 2000; base 24180; minimum 6750; quota 4137; 4137 / pay
  [
    'a child of 25 gives nothing',
    { pay: 28000, born: 1970, sit: 3, kids: [{ y: 2001 }, { y: 2002 }] },
    { tipo: 1477, anual: 413560, minimo: 675000, base: 2418000 },
  ],
  // SS 1820; RNT 26180; reduction 0; expenses 2000; base 24180; minimum 9750; quota 3567; 3567 / pay
  [
    'a child of 30 with a disability does',
    { pay: 28000, born: 1965, sit: 3, kids: [{ y: 1996, g: 1, h: true }] },
    { tipo: 1273, anual: 356440, minimo: 975000, base: 2418000 },
  ],
  // SS 1787.5; RNT 25712.5; reduction 0; expenses 2000; base 23712.5; minimum 8150; quota 3730.75; 3730.75 / pay
  [
    'adopted this year at ten',
    { pay: 27500, born: 1979, sit: 3, kids: [{ y: 2016, a: 2026 }] },
    { tipo: 1356, anual: 372900, minimo: 815000, base: 2371250 },
  ],
  // SS 2145; RNT 30855; reduction 0; expenses 2000; base 28855; minimum 19950; quota 2656.5; 2656.5 / pay
  [
    'a child with 65 per cent, whole',
    { pay: 33000, born: 1979, sit: 1, kids: [{ y: 2015, g: 2, w: true }] },
    { tipo: 805, anual: 265650, minimo: 1995000, base: 2885500 },
  ],
  // SS 1885; RNT 27115; reduction 0; expenses 2000; base 25115; minimum 6400; quota 4484; 4484 / pay
  [
    'an ascendant of 75 shared by three',
    { pay: 29000, born: 1975, sit: 3, elders: [{ y: 1951, n: 3 }] },
    { tipo: 1546, anual: 448340, minimo: 640000, base: 2511500 },
  ],
  // SS 2665; RNT 38335; reduction 0; expenses 2000; base 36335; minimum 7989.2857; quota 7627.4857; 7627.4857 / pay
  [
    'two ascendants, one by seven, one of 60 with a disability',
    {
      pay: 41000,
      born: 1968,
      sit: 3,
      elders: [
        { y: 1950, n: 7 },
        { y: 1966, g: 1, n: 2 },
      ],
    },
    { tipo: 1860, anual: 762600, minimo: 798929, base: 3633500 },
  ],
  // SS 1729; RNT 24871; reduction 0; expenses 2000; base 22871; minimum 5550; quota 3972.3; 3972.3 / pay
  [
    'an ascendant of 64 gives nothing',
    { pay: 26600, born: 1985, sit: 3, elders: [{ y: 1962 }] },
    { tipo: 1493, anual: 397138, minimo: 555000, base: 2287100 },
  ],
  // SS 1527.5; RNT 21972.5; reduction 0; expenses 5500; base 16472.5; minimum 8550; quota 1706.4; 1706.4 / pay
  ['33 to 65 per cent', { pay: 23500, born: 1982, sit: 3, dis: [1, false] }, { tipo: 726, anual: 170610, minimo: 855000, base: 1647250 }],
  // SS 1950; RNT 28050; reduction 0; expenses 9750; base 18300; minimum 11550; quota 1575; 1575 / pay
  [
    '33 to 65 per cent with help',
    { pay: 30000, born: 1982, sit: 3, dis: [1, true] },
    { tipo: 525, anual: 157500, minimo: 1155000, base: 1830000 },
  ],
  // SS 2340; RNT 33660; reduction 0; expenses 9750; base 23910; minimum 17550; quota 1749; 1749 / pay
  ['65 per cent', { pay: 36000, born: 1982, sit: 3, dis: [2, false] }, { tipo: 485, anual: 174600, minimo: 1755000, base: 2391000 }],
  // SS 393; RNT 5607; reduction 7302; expenses 5607; base 0; minimum 17550; quota 0; 0 / pay
  [
    'expenses no higher than what is left of the pay',
    { pay: 6000, born: 1982, sit: 3, contrato: 'inferior-ano', dis: [2, false] },
    { tipo: 200, anual: 12000, minimo: 1755000, base: 0 },
  ],
  // SS 2210; RNT 31790; reduction 0; expenses 2000; base 29790; minimum 6700; quota 5829.5; 5829.5 / pay
  ['aged 66', { pay: 34000, born: 1960, sit: 3 }, { tipo: 1714, anual: 582760, minimo: 670000, base: 2979000 }],
  // SS 2925; RNT 42075; reduction 0; expenses 2000; base 40075; minimum 8100; quota 8990.25; 8990.25 / pay
  ['aged 75', { pay: 45000, born: 1951, sit: 3 }, { tipo: 1997, anual: 898650, minimo: 810000, base: 4007500 }],
  // SS 2080; RNT 29920; reduction 0; expenses 2000; base 23120; minimum 5550; quota 4047; 4047 / pay
  [
    'a pension to the spouse',
    { pay: 32000, born: 1972, sit: 3, spouse: 4800 },
    { tipo: 1264, anual: 404480, minimo: 555000, base: 2312000 },
  ],
  // SS 2288; RNT 32912; reduction 0; expenses 2000; base 30912; minimum 5550 + 1980; quota 5348.4; 5348.4 / pay
  [
    'maintenance to children splits the base',
    { pay: 35200, born: 1976, sit: 3, alim: 6000 },
    { tipo: 1519, anual: 534688, minimo: 555000, base: 3091200 },
  ],
  // SS 1105; RNT 15895; reduction 5476.75; expenses 2000; base 8418.25; minimum 5550; quota 544.9675, limited 483.32; 483.32 / pay
  [
    'maintenance above the base does not',
    { pay: 17000, born: 1976, sit: 3, alim: 9000 },
    { tipo: 284, anual: 48280, minimo: 555000, base: 841825 },
  ],
  // SS 1641.2825; RNT 23609.2175; reduction 0; expenses 4000; base 19609.2175; minimum 5550; quota 3029.2122; 3029.2122 / pay
  [
    'moved last year',
    { pay: 25250.5, born: 1993, sit: 3, movilidad: '2025-03-01' },
    { tipo: 1199, anual: 302753, minimo: 555000, base: 1960922 },
  ],
  // SS 1641.2825; RNT 23609.2175; reduction 0; expenses 2000; base 21609.2175; minimum 5550; quota 3593.7652; 3593.7652 / pay
  [
    'moved two years ago: no more',
    { pay: 25250.5, born: 1993, sit: 3, movilidad: '2024-12-31' },
    { tipo: 1423, anual: 359315, minimo: 555000, base: 2160922 },
  ],
  // SS 1828.0256; RNT 26295.4444; reduction 0; expenses 2000; base 24295.4444; minimum 5550; quota 4399.6333, home 562.46; 3837.1733 / pay
  ['a home, cut to cents', { pay: 28123.47, born: 1971, sit: 3, home: true }, { tipo: 1364, anual: 383604, minimo: 555000, base: 2429544 }],
  // SS 2145.468; RNT 30861.732; reduction 0; expenses 2000; base 28861.732; minimum 5550; quota 5769.5196; 5769.5196 / pay
  [
    'a home at 33,007.20 gives nothing',
    { pay: 33007.2, born: 1971, sit: 3, home: true },
    { tipo: 1747, anual: 576636, minimo: 555000, base: 2886173 },
  ],
  // SS 982.5; RNT 14017.5; reduction 7302; expenses 2000; base 4715.5; minimum 5550; quota 0; 0 / pay
  [
    'a contract of less than a year: 2 per cent at least',
    { pay: 15000, born: 1999, sit: 3, contrato: 'inferior-ano' },
    { tipo: 200, anual: 30000, minimo: 555000, base: 471550 },
  ],
  // SS 1300; RNT 18700; reduction 1194.15; expenses 2000; base 15505.85; minimum 5550; quota 2044.404, limited 1773.32; 1773.32 / pay
  [
    'a special relation: 15 per cent at least',
    { pay: 20000, born: 1999, sit: 3, contrato: 'especial' },
    { tipo: 1500, anual: 300000, minimo: 555000, base: 1550585 },
  ],
  // SS 1950; RNT 28050; reduction 0; expenses 2000; base 26050; minimum 5550; quota 4926, 40 % 1970.4; 1970.4 / pay
  [
    'Ceuta or Melilla',
    { pay: 30000, born: 1984, sit: 3, territorio: 'ceuta-melilla' },
    { tipo: 656, anual: 196800, minimo: 555000, base: 2605000 },
  ],
  // SS 982.5; RNT 14017.5; reduction 7302; expenses 2000; base 4715.5; minimum 5550; quota 0, 40 % 0; 0 / pay
  [
    'Ceuta, less than a year: 0.80',
    { pay: 15000, born: 1984, sit: 3, contrato: 'inferior-ano', territorio: 'ceuta-melilla' },
    { tipo: 80, anual: 12000, minimo: 555000, base: 471550 },
  ],
  // SS 1690; RNT 24310; reduction 0; expenses 2000; base 22310; minimum 5550; quota 3804, 40 % 1521.6, home 520; 1001.6 / pay
  [
    'Melilla, special: 6, with a home after the 40 per cent',
    { pay: 26000, born: 1984, sit: 3, contrato: 'especial', territorio: 'ceuta-melilla', home: true },
    { tipo: 600, anual: 156000, minimo: 555000, base: 2231000 },
  ],
  // SS 1950; RNT 28050; reduction 0; expenses 2000; base 26050; minimum 5550; quota 4926, 40 % 1970.4; 1970.4 / pay
  [
    'La Palma since 10 September',
    { pay: 30000, born: 1984, sit: 3, territorio: 'la-palma', day: '2026-09-10' },
    { tipo: 656, anual: 196800, minimo: 555000, base: 2605000 },
  ],
  // SS 1950; RNT 28050; reduction 0; expenses 2000; base 26050; minimum 5550; quota 4926; 4926 / pay
  [
    'La Palma the day before',
    { pay: 30000, born: 1984, sit: 3, territorio: 'la-palma', day: '2026-09-09' },
    { tipo: 1642, anual: 492600, minimo: 555000, base: 2605000 },
  ],
  // SS 4056.815; RNT 93943.185; reduction 0; expenses 2000; base 91943.185; minimum 6750; quota 30993.4333; 30993.4333 / pay
  [
    'above the highest base: solidarity in all its bands',
    { pay: 98000, born: 1977, sit: 3, kids: [{ y: 2020 }] },
    { tipo: 3162, anual: 3098760, minimo: 675000, base: 9194319 },
  ],
  // SS 4829.615; RNT 415170.385; reduction 0; expenses 2000; base 413170.385; minimum 5550; quota 178037.081; 178037.081 / pay
  ['the top of the scale', { pay: 420000, born: 1966, sit: 2 }, { tipo: 4238, anual: 17799600, minimo: 555000, base: 41317039 }],
  // SS 2288.0006; RNT 32912.0094; reduction 0; expenses 2000; base 30912.0094; minimum 8100; quota 5900.1028; 5900.1028 / pay
  [
    'pay just above 35,200: no 43 per cent',
    { pay: 35200.01, born: 1991, sit: 2, kids: [{ y: 2013 }, { y: 2011 }] },
    { tipo: 1676, anual: 589952, minimo: 810000, base: 3091201 },
  ],
  // SS 1701.55; RNT 25298.45; reduction 0; expenses 2000; base 23298.45; minimum 5550; quota 4100.535; 4100.535 / pay
  [
    'social security as told',
    { pay: 27000, born: 1991, sit: 3, ss: 1701.55 },
    { tipo: 1518, anual: 409860, minimo: 555000, base: 2329845 },
  ],
  // SS 1768.5; RNT 25231.5; reduction 0; expenses 2000; base 23231.5; minimum 5550; quota 4080.45; 4080.45 / pay
  [
    'a temporary contract of two years: 6.55',
    { pay: 27000, born: 1991, sit: 3, temporal: true },
    { tipo: 1511, anual: 407970, minimo: 555000, base: 2323150 },
  ],
  // SS 1170; RNT 16830; reduction 3840.5; expenses 2000; base 10989.5; minimum 5550; quota 1033.505, limited 913.32; 913.32 / pay
  ['the second part of the reduction', { pay: 18000, born: 1991, sit: 3 }, { tipo: 507, anual: 91260, minimo: 555000, base: 1098950 }],
  // SS 1332.5; RNT 19167.5; reduction 661.2; expenses 2000; base 16506.3; minimum 5550; quota 2284.512, limited 1988.32; 1988.32 / pay
  ['the third part of the reduction', { pay: 20500, born: 1991, sit: 3 }, { tipo: 969, anual: 198645, minimo: 555000, base: 1650630 }],
  // SS 1053; RNT 15147; reduction 6785.75; expenses 2000; base 6361.25; minimum 5550; quota 154.1375, limited 139.32, home 324; 0 / pay
  [
    'housing more than the quota: zero',
    { pay: 16200, born: 1991, sit: 3, home: true },
    { tipo: 0, anual: 0, minimo: 555000, base: 636125 },
  ],
  // SS 4017.1815; RNT 61217.3785; reduction 0; expenses 7500; base 51916.8785; minimum 25687.5 + 1980; quota 7904.995, 40 % 3161.998; 3161.998 / pay
  [
    'everything at once, the home without effect',
    {
      pay: 65234.56,
      born: 1960,
      sit: 3,
      temporal: true,
      territorio: 'ceuta-melilla',
      dis: [1, false],
      movilidad: '2026-01-15',
      home: true,
      spouse: 1200.5,
      alim: 3000,
      kids: [{ y: 2016, g: 1, h: true }, { y: 2010 }, { y: 2026, w: true }],
      elders: [{ y: 1940, g: 2, n: 4 }],
    },
    { tipo: 484, anual: 315735, minimo: 2568750, base: 5191688 },
  ],
];

test.each(CASOS)('%s', (_, caso, { tipo, anual, minimo, base }) => {
  const found = estimateRetencion(formOf(caso), payOf(caso), caso.day ?? '2026-11-28');
  expect(found).toMatchObject({ hay: true, ano: 2026, tipo, anual, minimo });
  expect(found.hay && found.lineas.find(({ linea }) => linea === 'base')?.importe).toBe(base);
});
