import type { Fecha } from '../horario/modelo.ts';
import type { CategoriaGasto } from './modelo.ts';

/** Rates of VAT in per mille, the usual one first, from a day on; and which of them is usual for what the money was for. */
type TiposDeIva = { vigente: Fecha; porMil: readonly number[]; usual: Partial<Record<CategoriaGasto, number>>; norma: string };

const usual = (comida: number, alojamiento: number, transporte: number): TiposDeIva['usual'] => ({
  comida,
  'comida-clientes': comida,
  alojamiento,
  transporte,
});

/** Guadeloupe, Martinique and Réunion have the rates of the French overseas departments. */
const ULTRAMAR: readonly TiposDeIva[] = [{ vigente: '2014-01-01', porMil: [85, 21, 0], usual: usual(21, 21, 21), norma: 'CGI 294 a 296' }];

/**
 * By country or part of it that has rates of its own, oldest first. `IC`: the Canary Islands, with IGIC; `PT-20`, `PT-30`: Azores and Madeira.
 * It is data, not code. Uncertain: all but ES. A country that is missing may have any rate.
 */
const IVA: Readonly<Record<string, readonly TiposDeIva[]>> = {
  ES: [
    { vigente: '2010-07-01', porMil: [180, 80, 40, 0], usual: usual(80, 80, 80), norma: 'LIVA 90 y 91' },
    { vigente: '2012-09-01', porMil: [210, 100, 40, 0], usual: usual(100, 100, 100), norma: 'LIVA 90 y 91' },
  ],
  IC: [
    { vigente: '2020-01-01', porMil: [70, 30, 95, 150, 200, 50, 0], usual: usual(70, 70, 30), norma: 'Ley 4/2012 de Canarias, 51 a 61' },
  ],
  PT: [
    { vigente: '2011-01-01', porMil: [230, 130, 60, 0], usual: usual(230, 60, 60), norma: 'CIVA 18' },
    { vigente: '2016-07-01', porMil: [230, 130, 60, 0], usual: usual(130, 60, 60), norma: 'CIVA 18' },
  ],
  'PT-20': [
    { vigente: '2014-01-01', porMil: [180, 100, 50, 0], usual: usual(100, 50, 50), norma: 'CIVA 18.3' },
    { vigente: '2016-07-01', porMil: [180, 90, 40, 0], usual: usual(90, 40, 40), norma: 'CIVA 18.3' },
    { vigente: '2021-07-01', porMil: [160, 90, 40, 0], usual: usual(90, 40, 40), norma: 'CIVA 18.3' },
  ],
  'PT-30': [
    { vigente: '2012-04-01', porMil: [220, 120, 50, 0], usual: usual(120, 50, 50), norma: 'CIVA 18.3' },
    { vigente: '2024-10-01', porMil: [220, 120, 40, 0], usual: usual(120, 40, 40), norma: 'CIVA 18.3; DLR 6/2024/M' },
  ],
  DE: [
    { vigente: '2021-01-01', porMil: [190, 70, 0], usual: usual(70, 70, 70), norma: 'UStG 12' },
    { vigente: '2024-01-01', porMil: [190, 70, 0], usual: usual(190, 70, 70), norma: 'UStG 12' },
    { vigente: '2026-01-01', porMil: [190, 70, 0], usual: usual(70, 70, 70), norma: 'UStG 12.2.15' },
  ],
  FR: [{ vigente: '2014-01-01', porMil: [200, 100, 55, 21, 0], usual: usual(100, 100, 100), norma: 'CGI 278 a 279' }],
  GF: [{ vigente: '2014-01-01', porMil: [0], usual: {}, norma: 'CGI 294' }],
  YT: [{ vigente: '2014-01-01', porMil: [0], usual: {}, norma: 'CGI 294' }],
  GP: ULTRAMAR,
  MQ: ULTRAMAR,
  RE: ULTRAMAR,
  IT: [{ vigente: '2013-10-01', porMil: [220, 100, 50, 40, 0], usual: usual(100, 100, 100), norma: 'DPR 633/1972' }],
  GB: [{ vigente: '2011-01-04', porMil: [200, 50, 0], usual: usual(200, 200, 0), norma: 'VATA 1994' }],
  IE: [
    { vigente: '2021-03-01', porMil: [230, 135, 90, 0], usual: usual(90, 90, 0), norma: 'VATCA 2010' },
    { vigente: '2023-09-01', porMil: [230, 135, 90, 0], usual: usual(135, 135, 0), norma: 'VATCA 2010' },
    { vigente: '2026-07-01', porMil: [230, 135, 90, 0], usual: usual(90, 135, 0), norma: 'VATCA 2010; Finance Act 2025' },
  ],
};

const tiposEn = (pais: string, fecha: Fecha): TiposDeIva | undefined => IVA[pais]?.findLast(({ vigente }) => vigente <= fecha);

/** The rate that is usual for what the money was for; undefined: it is not known. `categoria` null: nobody said. */
export function usualIva(pais: string, fecha: Fecha, categoria: CategoriaGasto | null): number | undefined {
  const tipos = tiposEn(pais, fecha);
  return (categoria === null ? undefined : tipos?.usual[categoria]) ?? tipos?.porMil[0];
}

/** The rates of a country on a day, the usual one for what the money was for first; empty: any. */
export function tiposIva(pais: string, fecha: Fecha, categoria: CategoriaGasto | null = null): readonly number[] {
  const all = tiposEn(pais, fecha)?.porMil ?? [];
  const first = usualIva(pais, fecha, categoria);
  return first === undefined ? all : [first, ...all.filter((one) => one !== first)];
}
