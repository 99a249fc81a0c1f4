import type { CamposGasto, CalculoGasto } from '@jornada/contract/gastos/vistas.ts';
import type {
  AvisoGasto,
  CategoriaGasto,
  ClaseGasto,
  ClaseParecido,
  ExentoUsado,
  ImporteDeGasto,
  TarifasGasto,
  VehiculoGasto,
} from '@jornada/domain/gastos/index.ts';

export const MODULO = 'gastos';

/** What an expense came to when it was sent, with what was said of it then. */
export type CalculoGuardado = CalculoGasto & { avisos: AvisoGasto[] };

/** What a request for an expense has beside others. `importe` null: a draft that cannot be computed. */
export type GastoGuardado = {
  /** The country whose law on income tax holds for its person. */
  pais: string | null;
  campos: CamposGasto;
  importe: ImporteDeGasto | null;
  calculo: CalculoGuardado;
  pagada: string | null;
};

export type FilaTipoGasto = {
  id: number;
  categoria: CategoriaGasto;
  nombre: string | null;
  cuenta: string | null;
  justificanteDesde: number | null;
  limiteDia: number | null;
  limiteImpide: boolean;
  activo: boolean;
  version: number;
};
export type FilaActividad = { id: number; nombre: string; cuenta: string | null; activo: boolean; version: number };
export type FilaForma = {
  id: number;
  habitual: 'propio' | 'tarjeta' | 'anticipo' | null;
  nombre: string | null;
  reembolsa: boolean;
  cuenta: string | null;
  activo: boolean;
  version: number;
};
export type FilaPolitica = { desde: string; version: number; tarifas: TarifasGasto };
export type FilaCambio = { moneda: string; desde: string; millonesimas: number };

/** What the forms of a company offer, closed ones among it. `cambios`: the rate of each currency on the day that was asked about. */
export type ListasGasto = {
  tipos: FilaTipoGasto[];
  actividades: FilaActividad[];
  formas: FilaForma[];
  politicas: FilaPolitica[];
  cambios: FilaCambio[];
};

/** An expense about which something else is asked: is it there already, and what else was there on its day? */
export type AsuntoGasto = {
  /** Null: not written yet. */
  id: number | null;
  personaId: number;
  clase: ClaseGasto;
  tipoId: number | null;
  categoria: CategoriaGasto | null;
  dia: string | null;
  ultimo: string | null;
  parecido: string | null;
  /** The invoice. */
  factura: string | null;
  enMoneda: number | null;
  moneda: string;
  /** The files that it is to have. */
  ficheros: readonly number[];
  /** The project whose last drive is looked for. */
  proyectoId?: number | null;
};
export type FilaParecida = {
  id: number;
  personaId: number;
  dia: string;
  titulo: string | null;
  centimos: number | null;
  por: ClaseParecido;
};
/** What was found about an `AsuntoGasto`. `antes`: cents of the same person, day and type. */
export type AlrededorGasto = {
  antes: number;
  comidaYDieta: boolean;
  /** What other meals and trips have used without tax of the days of this one. */
  exentoUsado: ExentoUsado;
  parecidos: FilaParecida[];
  /** The last drive of the person to the project until that day; null: none, or nobody asked. */
  viaje: ViajeAnterior | null;
  /** The country whose law on income tax holds for the person on that day. */
  pais: string | null;
};
export type ViajeAnterior = {
  kmDecimas: number;
  idaYVuelta: boolean;
  origen: string;
  destino: string;
  vehiculo: VehiculoGasto;
  dia: string;
};
