import { personas, type PersonaFicha, type PersonaFila } from '@jornada/contract';
import { bolsa, type CuentaBolsaVista } from '@jornada/contract/bolsa.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createDocumentoGestionado, createSaldo, type FakeApi } from '@jornada/testkit';

const dia = { fecha: '2026-10-22', zona: 'Europe/Madrid', turno: null, linea: [], trabajadoMinutos: 302, previstoMinutos: 480 };
export const fila = (id: number, nombre: string, situacion: PersonaFila['situacion']): PersonaFila => ({
  id,
  nombre,
  iniciales: 'XX',
  fotoToken: '',
  puesto: 'Muelle',
  departamento: null,
  centro: { id: 1, nombre: 'Atocha' },
  cuenta: 'activa',
  situacion,
  dia,
  contacto: { momento: '2026-10-22T11:22:00Z', forma: 'movil' },
});
const lucia = fila(7, 'Lucía Martín Soto', { estado: 'trabajando', desde: '2026-10-22T06:02:00Z' });
export const FILAS = [
  lucia,
  fila(8, 'Iván Prieto', { estado: 'ausente', hasta: '2026-10-23' }),
  fila(9, 'Rosa Lima', { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T11:00:00Z' }),
];
export const ficha: PersonaFicha = {
  ...lucia,
  version: 4,
  documento: '12345678Z',
  email: 'lucia@aurora.example',
  movil: '',
  idioma: null,
  roles: ['empleado'],
  responsable: null,
  horario: { id: 1, nombre: 'Mañana' },
  zona: 'Europe/Madrid',
  alta: '2019-03-01',
  ultimoDia: null,
  suspendida: null,
  invitada: null,
  segundoPaso: true,
  asignaciones: [
    { desde: '2025-01-01', hasta: null, horario: { id: 1, nombre: 'Mañana' }, centro: { id: 1, nombre: 'Atocha' }, esActual: true },
  ],
  ausencias: [],
  sesiones: [],
  puede: { actuar: true, cambiarRoles: true, suspender: true, quitarSegundoPaso: true },
};

const NOW = '2026-10-22T11:24:00Z';

/** The list of the three people, each changed by `make`. */
export function handleList(api: FakeApi, make: (one: PersonaFila) => PersonaFila = (one) => one): void {
  api.handle(personas.listado, ({ estado, texto }) => {
    const items = FILAS.map(make).filter(
      (one) => (!estado || one.situacion.estado === estado) && one.nombre.toLowerCase().includes(texto ?? ''),
    );
    return { items, hayMas: false, ahora: NOW };
  });
  api.handle(personas.cuentas, () => ({
    cuentas: { todas: 3, trabajando: 1, pausa: 0, fuera: 1, tarde: 1, ausente: 1 },
    sinEntrar: { invitadas: 0, sinAcceso: 0 },
    centros: 1,
    ahora: NOW,
  }));
  api.handle(personas.buscar, ({ texto }) => ({
    items: FILAS.map(make).flatMap(({ id, nombre }) => (nombre.toLowerCase().includes(texto) ? [{ id, nombre }] : [])),
  }));
}

/** A company of three people, one centre and one schedule. */
export function handlePeople(api: FakeApi): void {
  handleList(api);
  const one = [{ id: 1, nombre: 'Atocha' }];
  api.handle(personas.opciones, () => ({
    centros: one,
    departamentos: [],
    horarios: [{ id: 1, nombre: 'Mañana' }],
    responsables: [],
    hoy: '2026-10-22',
  }));
  api.handle(personas.byId, () => ficha);
}

/** The features whose pages a person's file leads to, with something of each. */
export const AT_A_GLANCE = { vacaciones, bolsa, quiosco, documentacion };

const cuenta: CuentaBolsaVista = {
  hoy: '2026-10-22',
  saldoMinutos: 150,
  comprometidosMinutos: 0,
  topeMinutos: null,
  excesoMinutos: 0,
  proximaCaducidad: { fecha: '2027-03-31', minutos: 90 },
  lotes: [],
  movimientos: [],
};

/** What their file says of a person beside their data. */
export function handleAtAGlance(api: FakeApi): void {
  const persona = { id: 7, nombre: 'Lucía Martín Soto' };
  api.handle(vacaciones.saldos, () => ({ items: [{ persona, saldo: createSaldo() }], total: 1 }));
  api.handle(bolsa.cuenta, () => ({ persona, cuenta }));
  api.handle(quiosco.personas, () => ({
    items: [{ ...persona, centro: 'Atocha', pin: '2026-09-01T08:00:00Z', tarjeta: null, parada: false }],
    total: 1,
  }));
  api.handle(documentacion.gestion, () => ({
    items: [createDocumentoGestionado()],
    total: 12,
    cuentas: { nuevo: 1, porFirmar: 2, disconforme: 0 },
  }));
}
