import { splitSum, type CategoriaGasto, type DatosDeGasto } from '@jornada/domain/gastos/index.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';

type Estado = 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'pagada';
export type GastoDemo = {
  /** User name; null: the people of the office take turns. */
  de: string | null;
  /** Days before the company was made. */
  dias: number;
  estado: Estado;
  proyecto?: string;
  motivo?: string;
  datos: Partial<DatosDeGasto> & { clase: DatosDeGasto['clase'] };
};

const meal = (comercio: string, totalCentimos: number): GastoDemo['datos'] => ({
  clase: 'ticket',
  comercio,
  totalCentimos,
  lineas: [splitSum(totalCentimos, 100)],
});
const invoice = (comercio: string, nif: string, numero: string, totalCentimos: number, porMil: number): GastoDemo['datos'] => ({
  clase: 'ticket',
  documento: 'factura',
  conNifEmpresa: true,
  comercio,
  nif,
  numero,
  totalCentimos,
  lineas: [splitSum(totalCentimos, porMil)],
});
const drive = (origen: string, destino: string, kmDecimas: number, motivo: string): GastoDemo['datos'] => ({
  clase: 'kilometros',
  origen,
  destino,
  kmDecimas,
  vehiculo: 'coche',
  motivo,
});

/** What people of the demo company spent lately. `categoria` says the type of a receipt. */
export const GASTOS_DEMO: readonly (GastoDemo & {
  categoria: CategoriaGasto;
})[] = [
  { de: CUENTAS.fijo, dias: 4, estado: 'pendiente', categoria: 'comida', proyecto: 'Portal de reservas', datos: meal('Casa Manola', 4345) },
  {
    de: CUENTAS.fijo,
    dias: 11,
    estado: 'aprobada',
    categoria: 'kilometraje',
    proyecto: 'Portal de reservas',
    datos: drive('Madrid', 'Toledo', 1440, 'Visita a Hoteles Bahía Azul'),
  },
  { de: CUENTAS.fijo, dias: 19, estado: 'aprobada', categoria: 'transporte', datos: { ...meal('Taxi Barajas', 3200), facturable: true } },
  {
    de: CUENTAS.fijo,
    dias: 25,
    estado: 'rechazada',
    categoria: 'comida',
    motivo: 'La cena del sábado no era de trabajo.',
    datos: meal('La Terraza', 6820),
  },
  {
    de: CUENTAS.fijo,
    dias: 38,
    estado: 'pagada',
    categoria: 'alojamiento',
    proyecto: 'Portal de reservas',
    datos: invoice('Hotel Bahía Azul', 'B11223344', 'F-2231', 13_200, 100),
  },
  {
    de: CUENTAS.fijo,
    dias: 40,
    estado: 'pagada',
    categoria: 'dieta',
    proyecto: 'Portal de reservas',
    datos: { clase: 'dieta', lugar: 'Cádiz', salida: '07:30', regreso: '20:15', pernocta: true, motivo: 'Puesta en marcha' },
  },
  {
    de: CUENTAS.berlin,
    dias: 6,
    estado: 'en-curso',
    categoria: 'transporte',
    datos: { ...meal('S-Bahn Berlin', 910), pais: 'DE', lineas: [splitSum(910, 70)] },
  },
  {
    de: CUENTAS.berlin,
    dias: 33,
    estado: 'pagada',
    categoria: 'otro',
    datos: { clase: 'ticket', comercio: 'Conference Hall London', pais: 'GB', moneda: 'GBP', totalCentimos: 18_500, lineas: [] },
  },
  {
    de: CUENTAS.ingles,
    dias: 9,
    estado: 'pendiente',
    categoria: 'comida-clientes',
    proyecto: 'App de mantenimiento',
    datos: { ...meal('El Rincón', 2890), comentario: 'Comida con el cliente' },
  },
  {
    de: null,
    dias: 5,
    estado: 'en-curso',
    categoria: 'kilometraje',
    datos: drive('Madrid', 'Guadalajara', 1180, 'Revisión de ascensores'),
  },
  { de: null, dias: 8, estado: 'aprobada', categoria: 'comida', datos: meal('Mesón del Puerto', 3760) },
  { de: null, dias: 13, estado: 'aprobada', categoria: 'transporte', datos: invoice('Autobuses Centro', 'B44000115', 'A-1187', 2640, 100) },
  { de: null, dias: 16, estado: 'pendiente', categoria: 'otro', datos: invoice('Papelería Sol', 'B99887762', '26/0412', 4719, 210) },
  { de: null, dias: 31, estado: 'pagada', categoria: 'comida', datos: meal('Casa Manola', 2950) },
  { de: null, dias: 36, estado: 'pagada', categoria: 'kilometraje', datos: drive('Madrid', 'Segovia', 1860, 'Entrega de equipos') },
  { de: null, dias: 44, estado: 'pagada', categoria: 'transporte', datos: invoice('Trenes del Norte', 'A28300226', 'T-99120', 7140, 100) },
];
