import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type {
  CambioLinea,
  CambioVista,
  ConsecuenciasCambioVista,
  DiaDeTurnos,
  OfertaTurnoVista,
  ResumenCambio,
} from '@jornada/contract/cambio-turnos/vistas.ts';
import type { TurnoDelPlanVista } from '@jornada/contract/turnos/vistas.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';

const turno = (codigo: string, nombre: string, inicio: string, fin: string): TurnoDelPlanVista => ({
  clave: codigo.toLowerCase(),
  codigo,
  nombre,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
/** Morning, afternoon and night. */
export const TURNOS_DE_PRUEBA = [
  turno('M', 'Mañana', '06:00', '14:00'),
  turno('T', 'Tarde', '14:00', '22:00'),
  turno('N', 'Noche', '22:00', '06:00'),
];
const partes = (clave: string) => (clave === '' ? [] : [{ turno: clave, puestoId: null }]);

export const YERAY = { id: 1, nombre: 'Yeray Santana', iniciales: 'YS', fotoToken: '' };
export const AYTHAMI = { id: 2, nombre: 'Aythami Vera', iniciales: 'AV', fotoToken: '' };

/** A published day with a shift, or a free one, that can be given. */
export function createDiaDeTurnos(fecha: string, clave: string, changes: Partial<DiaDeTurnos> = {}): DiaDeTurnos {
  return {
    fecha,
    partes: partes(clave),
    minutos: clave === '' ? 0 : 480,
    festivo: null,
    publicado: true,
    ausencia: false,
    impedimento: clave === '' ? 'sin-turno' : null,
    pendiente: null,
    ofertaId: null,
    ...changes,
  };
}

type Semanas = SalidaDe<typeof cambioTurnos.diasturnos>;

/**
 * Six weeks from Monday 23 November 2026, on Friday the 27th: afternoons, a week of nights, a week of mornings that Aythami asks for, and
 * the same again. `of` changes single days.
 */
export function createSemanasDeTurnos(of: Record<string, Partial<DiaDeTurnos>> = {}): Semanas {
  const [hoy, lunes] = ['2026-11-27', '2026-11-23'];
  const semanas = ['t', 'n', 'm', 't', 'n', 'm'].map((clave, week) => {
    const desde = masDias(lunes, week * 7);
    const dias = Array.from({ length: 7 }, (_, index) => {
      const fecha = masDias(desde, index);
      const asked = week === 2 && index < 5 ? { pendiente: { id: 70, partes: partes('n') } } : {};
      const past = fecha <= hoy ? { impedimento: 'pasado' as const } : {};
      return createDiaDeTurnos(fecha, index < 5 ? clave : '', { ...asked, ...past, ...of[fecha] });
    });
    return { lunes: desde, dias };
  });
  return { hoy, desde: lunes, hasta: '2027-01-03', semanas, publicadoHasta: '2027-01-03', turnos: TURNOS_DE_PRUEBA };
}

const SEMANA = Array.from({ length: 5 }, (_, index) => masDias('2026-12-07', index));

/** Aythami asks for Yeray's week of mornings, and gives their nights. It waits for Yeray until Tuesday 1 December at 20:00. */
export function createCambioLinea(changes: Partial<CambioLinea> = {}): CambioLinea {
  return {
    id: 70,
    estado: 'propuesta',
    version: 3,
    clase: 'intercambio',
    creada: '2026-11-26T09:12:00+01:00',
    caduca: '2026-12-01T20:00:00+01:00',
    desde: '2026-12-07',
    hasta: '2026-12-11',
    yo: YERAY.id,
    solicitante: AYTHAMI,
    companeros: [{ persona: YERAY, respuesta: 'espera' }],
    cesiones: SEMANA.flatMap((fecha) => [
      { de: AYTHAMI.id, a: YERAY.id, fecha, partes: partes('n') },
      { de: YERAY.id, a: AYTHAMI.id, fecha, partes: partes('m') },
    ]),
    comentario: 'Me vendría bien tener libres esas noches.',
    espera: 'yo',
    esperaNombre: null,
    motivo: null,
    avisosMios: 1,
    puede: { aceptar: true, declinar: true, desdecirse: false, retirar: false, validar: false },
    ...changes,
  };
}

const consecuencias = (personaId: number, antes: string, despues: string, sign: 1 | -1): ConsecuenciasCambioVista => ({
  personaId,
  dias: [
    ...(personaId === YERAY.id ? [{ fecha: '2026-12-04', antes: partes('n'), despues: partes('n'), cambia: false }] : []),
    ...SEMANA.map((fecha) => ({ fecha, antes: partes(antes), despues: partes(despues), cambia: true })),
    ...(personaId === YERAY.id ? [{ fecha: '2026-12-14', antes: partes('t'), despues: partes('t'), cambia: false }] : []),
  ],
  minutos: { ahora: 2400, luego: 2400 },
  semanas: [{ lunes: '2026-12-07', ahora: 2400, luego: 2400 }],
  descansos: [
    {
      desde: '2026-12-07',
      hasta: '2026-12-11',
      antes: { ahora: 2880, luego: 2880 + sign * 960 },
      despues: { ahora: 4320, luego: 4320 - sign * 960 },
    },
  ],
  paga: {
    nocturna: sign === 1 ? { ahora: 0, luego: 2400 } : { ahora: 2400, luego: 0 },
    festiva: { ahora: 960, luego: 960 },
    dominical: { ahora: 0, luego: 0 },
  },
  nochesSeguidas: personaId === YERAY.id ? { dias: 10, maximo: 10 } : null,
});

/** What that week would mean: it works, with a warning about nights. */
export function createResumenCambio(changes: Partial<ResumenCambio> = {}): ResumenCambio {
  return {
    cesiones: createCambioLinea().cesiones,
    vale: true,
    obstaculos: [],
    avisos: [
      {
        regla: 'noches-seguidas',
        norma: 'ET 36.3',
        valorMinutos: 15 * 1440,
        limiteMinutos: 14 * 1440,
        personaId: YERAY.id,
        fecha: '2026-12-07',
      },
    ],
    comprobado: ['descanso-diario', 'descanso-semanal', 'jornada-diaria'],
    consecuencias: [consecuencias(YERAY.id, 'm', 'n', 1), consecuencias(AYTHAMI.id, 'n', 'm', -1)],
    ...changes,
  };
}

/** The page of it. */
export function createCambio(changes: Partial<CambioVista> = {}): CambioVista {
  return {
    ...createCambioLinea(),
    pasos: [
      { nombre: YERAY.nombre, papel: 'companero', estado: 'turno', momento: null, motivo: null, porSuplente: false },
      { nombre: 'Dácil Suárez', papel: 'responsable', estado: 'futuro', momento: null, motivo: null, porSuplente: false },
    ],
    historia: [],
    resumen: createResumenCambio(),
    movidos: [],
    ...changes,
  };
}

/** A Saturday morning that the company offers; Dácil chooses. */
export function createOfertaDeTurno(changes: Partial<OfertaTurnoVista> = {}): OfertaTurnoVista {
  return {
    id: 90,
    version: 1,
    estado: 'abierta',
    de: null,
    dias: [{ fecha: '2026-12-12', partes: partes('m') }],
    centro: { id: 1, nombre: 'Las Palmas' },
    elige: 'responsable',
    comentario: 'Inventario',
    acepta: null,
    caduca: '2026-11-30T20:00:00+01:00',
    apuntados: 2,
    mia: false,
    apuntado: false,
    impedimento: null,
    cambioId: null,
    ...changes,
  };
}
