import { emptyFormulario, type Ascendiente145, type Descendiente145, type Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { PagaAnual } from '@jornada/domain/perfil/retencion/index.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';

const child = (clave: string, nombre: string, anoNacimiento: number): Descendiente145 => ({
  clave,
  nombre,
  anoNacimiento,
  anoAdopcion: null,
  grado: 0,
  ayuda: false,
  porEntero: false,
});
const ROSA: Ascendiente145 = { clave: 'rosa', nombre: 'Rosa, mi madre', anoNacimiento: 1959, grado: 0, ayuda: false, convivientes: 1 };
const FAMILY: Formulario145 = { ...emptyFormulario(1985), descendientes: [child('vega', 'Vega', 2018), child('bruno', 'Bruno', 2024)] };
const PAGA: PagaAnual = {
  retribucion: 26_600_00,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
};

type FormaDemo = {
  de: string;
  /** When it was signed: a day of the calendar, or so many days before the company was made. */
  fecha: string | number;
  formulario: Formulario145;
  acusada: boolean;
  /** What they have changed since and not signed. */
  borrador: { formulario: Formulario145; paga: PagaAnual } | null;
};
export const FORMAS_DEMO: readonly FormaDemo[] = [
  {
    de: CUENTAS.fijo,
    fecha: '2024-02-12',
    formulario: FAMILY,
    acusada: true,
    borrador: { formulario: { ...FAMILY, ascendientes: [ROSA] }, paga: PAGA },
  },
  {
    de: CUENTAS.noches,
    fecha: 3,
    formulario: { ...emptyFormulario(1991), situacion: 1, descendientes: [{ ...child('leo', 'Leo', 2021), porEntero: true }] },
    acusada: false,
    borrador: null,
  },
  { de: CUENTAS.ingles, fecha: 6, formulario: { ...emptyFormulario(1978), anualidades: 3_600_00 }, acusada: false, borrador: null },
];
