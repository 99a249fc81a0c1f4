import type { ConsecuenciasPermiso, LineaResumen, PermisoVista, TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { createVacaciones } from './solicitudes.ts';

/** The death of a relative by an agreement: four working days, one more with travel, and another from 600 km on. */
export function createTipoPermiso(changes: Partial<TipoPermiso> = {}): TipoPermiso {
  return {
    codigo: 'fallecimiento',
    nombre: 'Fallecimiento de un familiar',
    origen: 'convenio',
    norma: 'art. 29',
    vigente: '2026-01-01',
    hasta: null,
    unidad: 'laborables',
    cantidad: 4,
    porGrado: [],
    monoparental: null,
    porHijo: null,
    acumula: null,
    viajeDias: 1,
    distancias: [{ km: 600, dias: 1 }],
    ampliable: false,
    contador: 'suceso',
    pago: 'empresa',
    justificante: 'certificado-defuncion',
    plazoDias: 15,
    avisoDias: null,
    inicio: 'dia',
    edadMeses: null,
    edadMesesAmbos: null,
    pide: { hecho: 'suceso', grado: false, viaje: true, distancia: true, monoparental: false, hijos: false, ambos: false, minutos: false },
    ...changes,
  };
}

/** Sixteen hours a year to go to the doctor with somebody. */
export const createTipoPorHoras = (changes: Partial<TipoPermiso> = {}): TipoPermiso =>
  createTipoPermiso({
    codigo: 'acompanamiento-medico',
    nombre: 'Acompañamiento médico',
    unidad: 'minutos',
    cantidad: 960,
    viajeDias: 0,
    distancias: [],
    contador: 'ano',
    justificante: 'cita',
    plazoDias: null,
    pide: { hecho: null, grado: false, viaje: false, distancia: false, monoparental: false, hijos: false, ambos: false, minutos: true },
    ...changes,
  });

const DIAS = ['2026-12-01', '2026-12-02'];

/** Two of four days for the death of a relative, which wait; the proof is missing. */
export function createPermiso(changes: Partial<PermisoVista> = {}): PermisoVista {
  const { mitad: _mitad, saldo: _saldo, saldos: _saldos, avisoDias: _aviso, equipo: _equipo, ...abierta } = createVacaciones();
  return {
    ...abierta,
    id: 51,
    modulo: 'permisos',
    desde: '2026-12-01',
    hasta: '2026-12-02',
    cantidad: { unidad: 'dias', dias: 2 },
    titulo: 'Fallecimiento de un familiar',
    comentario: 'Mi abuela.',
    tipo: createTipoPermiso(),
    hecho: '2026-12-01',
    minutos: null,
    grado: null,
    viaje: false,
    km: null,
    monoparental: false,
    hijos: null,
    deAmbos: false,
    cuenta: {
      unidad: 'dias',
      total: 2,
      detalle: DIAS.map((fecha) => ({ fecha, cantidad: 1, porque: 'laborable', festivo: null })),
      vuelve: '2026-12-03',
    },
    recontados: [],
    contadores: [{ clase: 'suceso', periodo: '2026-12-01', unidad: 'dias', total: 4, usado: 0, estos: 2, queda: 2 }],
    justificante: { clase: 'certificado-defuncion', hasta: '2026-12-16', entregado: false },
    ficheros: [],
    puedeAnadir: true,
    choques: [],
    equipo: null,
    ...changes,
  };
}

/** What the same request would mean before it is sent. */
export function createConsecuenciasPermiso(changes: Partial<ConsecuenciasPermiso> = {}): ConsecuenciasPermiso {
  const { tipo, cuenta, contadores } = createPermiso();
  return {
    tipo,
    cuenta,
    contadores,
    ultimoDia: null,
    justificante: { clase: 'certificado-defuncion', hasta: '2026-12-16' },
    choques: [],
    equipo: null,
    obstaculos: [],
    avisos: [],
    ...changes,
  };
}

/** What a year took of a kind. */
export const createLineaResumen = (changes: Partial<LineaResumen> = {}): LineaResumen => ({
  tipo: createTipoPorHoras(),
  unidad: 'minutos',
  usado: 150,
  pedido: 0,
  recuento: 0,
  contador: { periodo: '2026', total: 960, queda: 810 },
  ...changes,
});
