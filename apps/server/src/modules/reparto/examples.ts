import type { PaginaRepartida, reparto, RepartoListado, RepartoVista } from '@jornada/contract/reparto.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const mihai = { id: 41, nombre: 'Mihai Popescu', documento: 'X0000002W' };
const pagina: PaginaRepartida = {
  pagina: 41,
  estado: 'dudosa',
  motivo: 'nombre-distinto',
  leidos: [{ documento: 'X0000002W', caja: { x: 0.55, y: 0.18, ancho: 0.12, alto: 0.012 } }],
  nombreLeido: 'Mihail Popesco',
  persona: null,
  candidatos: [mihai],
  sigueA: null,
  mirada: true,
  decidida: false,
};
const listado: RepartoListado = {
  id: 7,
  titulo: 'Nóminas de noviembre',
  tipo: { id: 1, nombre: 'Nóminas' },
  periodo: '2026-11-01',
  firma: 'ninguna',
  plazo: null,
  estado: 'por-mirar',
  problema: null,
  fichero: { nombre: 'nominas-nov-2026.pdf', bytes: 4_812_331 },
  paginas: 3,
  leidas: 3,
  creado: '2026-12-01T08:12:00Z',
  de: 'Carmen Ruiz Navarro',
  publicado: null,
};
const vista: RepartoVista = {
  ...listado,
  fichero: { id: 812, nombre: 'nominas-nov-2026.pdf', tipo: 'application/pdf', bytes: 4_812_331, vistaPrevia: false },
  cuentas: { encontradas: 1, dudosas: 1, deNadie: 1, apartadas: 0, publicadas: 0, porMirar: 0, personas: 1, deCuantas: 2 },
  tira: ['encontrada', 'dudosa', 'de-nadie'],
  sinPagina: [mihai],
  retirableHasta: null,
};

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof reparto> = {
  listado: { salida: { items: [listado], total: 1 } },
  crear: {
    entrada: { tipoId: 1, titulo: 'Nóminas de noviembre', periodo: '2026-11-01', firma: 'ninguna', ficheros: [812] },
    salida: vista,
  },
  uno: { entrada: { id: 7 }, salida: vista },
  paginas: { entrada: { id: 7 }, salida: { items: [pagina], total: 1 } },
  decidir: {
    entrada: { id: 7, pagina: 41, persona: 41 },
    salida: { ...pagina, estado: 'encontrada', motivo: null, persona: mihai, candidatos: [], decidida: true },
  },
  mirar: { entrada: { id: 7, paginas: [1, 2] }, salida: { porMirar: 0 } },
  publicar: { entrada: { id: 7 }, salida: { ...vista, estado: 'publicando' } },
  retirar: { entrada: { id: 7, motivo: 'Era el mes equivocado.' }, salida: vista },
  borrar: { entrada: { id: 7 } },
};
