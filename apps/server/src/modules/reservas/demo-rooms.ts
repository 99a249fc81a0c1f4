import type { ClaseSala, Equipamiento } from '@jornada/domain/reservas/index.ts';

/** A room of the demo company; what is left out is as for an ordinary room. Minutes of the day. */
export type SalaDemo = {
  nombre: string;
  clase?: ClaseSala;
  /** A place that only holds others. */
  isPlace?: boolean;
  divisible?: boolean;
  centro?: string;
  aforo?: number;
  equipamiento?: Equipamiento[];
  siempre?: boolean;
  maximoMinutos?: number;
  conAprobacion?: boolean;
  dentro?: readonly SalaDemo[];
};

const desks = (count: number): SalaDemo[] =>
  Array.from({ length: count }, (_, index) => ({ nombre: `Mesa ${index + 1}`, clase: 'mesa', aforo: 1 }));
const spaces = (count: number): SalaDemo[] =>
  Array.from({ length: count }, (_, index) => ({
    nombre: `Plaza ${index + 1}`,
    clase: 'plaza' as const,
    siempre: true,
    maximoMinutos: 1440,
    ...(index === 0 && { equipamiento: ['cargador' as const] }),
  }));

export const SALAS_DEMO: readonly SalaDemo[] = [
  {
    nombre: 'Atocha',
    isPlace: true,
    centro: 'Oficina Atocha',
    dentro: [
      {
        nombre: 'Planta 2',
        isPlace: true,
        dentro: [
          { nombre: 'Sala Retiro', aforo: 8, equipamiento: ['pantalla'] },
          { nombre: 'Sala Prado', aforo: 12, equipamiento: ['pantalla', 'videoconferencia'] },
          { nombre: 'Sala Lavapiés', aforo: 6, equipamiento: ['pizarra'] },
          { nombre: 'Sala Chueca', aforo: 6 },
          { nombre: 'Cabina', aforo: 1, equipamiento: ['telefono'] },
          { nombre: 'Zona abierta', isPlace: true, dentro: desks(6) },
        ],
      },
      {
        nombre: 'Planta baja',
        isPlace: true,
        dentro: [
          {
            nombre: 'Auditorio',
            divisible: true,
            aforo: 60,
            equipamiento: ['proyector', 'accesible'],
            dentro: [
              { nombre: 'Auditorio, parte A', aforo: 30, equipamiento: ['proyector', 'accesible'] },
              { nombre: 'Auditorio, parte B', aforo: 30, equipamiento: ['pantalla', 'accesible'] },
            ],
          },
          { nombre: 'Sala del consejo', aforo: 16, equipamiento: ['pantalla', 'videoconferencia'], conAprobacion: true },
        ],
      },
      {
        nombre: 'Garaje',
        isPlace: true,
        dentro: [...spaces(4), { nombre: 'Furgoneta', clase: 'vehiculo', siempre: true, maximoMinutos: 4320, conAprobacion: true }],
      },
    ],
  },
  {
    nombre: 'Puerto de La Luz',
    isPlace: true,
    centro: 'Planta Puerto de La Luz',
    dentro: [
      { nombre: 'Sala Faro', aforo: 10, equipamiento: ['pantalla', 'videoconferencia'] },
      { nombre: 'Sala Muelle', aforo: 6, equipamiento: ['pizarra'] },
      { nombre: 'Coche de planta', clase: 'vehiculo', aforo: 5, siempre: true, maximoMinutos: 2880 },
    ],
  },
];

/** What is booked on each working day around today: room, hours, and what for. */
export const RESERVAS_DEMO: readonly (readonly [sala: string, desde: string, hasta: string, asunto: string | null])[] = [
  ['Sala Retiro', '08:30', '09:30', 'Planificación'],
  ['Sala Retiro', '11:00', '12:00', 'Ventas'],
  ['Sala Retiro', '15:30', '17:00', 'Entrevistas'],
  ['Sala Prado', '08:00', '09:00', null],
  ['Sala Prado', '12:00', '14:00', 'Proveedores'],
  ['Sala Prado', '16:00', '18:00', 'Formación'],
  ['Sala Lavapiés', '10:30', '11:00', null],
  ['Sala Lavapiés', '13:00', '14:30', 'Diseño'],
  ['Sala Chueca', '09:30', '13:00', 'Auditoría'],
  ['Sala Chueca', '15:00', '16:30', null],
  ['Cabina', '09:00', '10:00', null],
  ['Cabina', '17:00', '18:00', null],
  ['Auditorio, parte A', '10:00', '12:00', 'Acogida'],
  ['Mesa 1', '08:00', '15:00', null],
  ['Mesa 2', '09:00', '14:00', null],
  ['Plaza 1', '07:30', '16:00', null],
  ['Plaza 2', '08:00', '17:30', null],
  ['Sala Faro', '09:00', '10:30', 'Turnos'],
  ['Sala Muelle', '12:00', '13:00', null],
];
