import type { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const proyecto = { id: 4, nombre: 'Portal de reservas' };
const billed = {
  id: 12,
  proyecto,
  cliente: 'Hoteles Bahía Azul',
  referencia: 'F-2026/118',
  hasta: '2026-10-31',
  minutos: 36_105,
  importeCentimos: 3_911_375,
  autor: 'Carmen Ruiz Navarro',
  momento: '2026-11-03T09:12:00Z',
  anulada: null,
};

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof informeProyectos> = {
  informe: { entrada: { por: 'proyecto', y: 'persona', periodo: '3-meses' } },
  fila: { entrada: { por: 'proyecto', y: 'persona', periodo: '3-meses', clave: '4' } },
  guardarVista: {
    entrada: { nombre: 'Por cliente, este año', compartida: true, consulta: { por: 'cliente', y: 'proyecto', periodo: 'ano' } },
  },
  facturar: {
    entrada: { proyecto: 4, hasta: '2026-10-31', referencia: 'F-2026/118', entradas: 214, minutos: 36_105, importeCentimos: 3_911_375 },
    salida: billed,
  },
  anularFacturacion: { salida: { ...billed, anulada: { autor: 'Carmen Ruiz Navarro', momento: '2026-11-04T08:00:00Z' } } },
};
