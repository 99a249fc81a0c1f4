import { describe, expect, test } from 'vitest';
import { transition, type EstadoSolicitud, type Parte } from '../../solicitudes/index.ts';
import {
  caducaEl,
  ESTADOS_CAMBIO,
  estadoDeCambio,
  transitionCambio,
  TRANSICIONES_CAMBIO,
  type AccionCambio,
  type EstadoCambio,
  type ParteCambio,
} from './index.ts';

const ACCIONES = Object.keys(TRANSICIONES_CAMBIO) as AccionCambio[];
const PARTES: ParteCambio[] = ['solicitante', 'companero', 'responsable', 'reglas'];

describe('the states of a change', () => {
  test('a change goes from proposal to acceptance to validation, and each step belongs to one side', () => {
    const allowed = [null, ...ESTADOS_CAMBIO].flatMap((de) =>
      ACCIONES.flatMap((accion) =>
        PARTES.flatMap((parte) => {
          const a = transitionCambio(de, accion, parte);
          return a === null ? [] : [`${parte}: ${de ?? '-'} ${accion} ${a}`];
        }),
      ),
    );
    expect(allowed).toEqual([
      'solicitante: - proponer propuesta',
      'companero: propuesta aceptar aceptada',
      'companero: propuesta declinar rechazada',
      'solicitante: propuesta retirar anulada',
      'companero: propuesta desdecirse anulada',
      'reglas: propuesta caducar caducada',
      'responsable: aceptada validar validada',
      'responsable: aceptada rechazar rechazada',
      'solicitante: aceptada retirar anulada',
      'companero: aceptada desdecirse anulada',
      'reglas: aceptada caducar caducada',
    ]);
  });

  test('a ring is accepted when the last of them has agreed', () => {
    expect([2, 1, 0].map((faltan) => transitionCambio('propuesta', 'aceptar', 'companero', faltan))).toEqual([
      'propuesta',
      'propuesta',
      'aceptada',
    ]);
  });

  test('each step is a step of the engine of requests, and leads to the same state there', () => {
    const requestOf: Partial<Record<EstadoCambio, EstadoSolicitud>> = { propuesta: 'pendiente', aceptada: 'en-curso' };
    const sideOf: Record<ParteCambio, Parte> = {
      solicitante: 'solicitante',
      companero: 'decisor',
      responsable: 'decisor',
      reglas: 'reglas',
    };
    for (const accion of ACCIONES) {
      const { de, a, parte, solicitud } = TRANSICIONES_CAMBIO[accion];
      for (const state of de) {
        const before = state === null ? null : (requestOf[state] ?? null);
        const after = transition(before, solicitud, solicitud === 'cancelar' ? 'reglas' : sideOf[parte]);
        expect(after).not.toBeNull();
        expect(estadoDeCambio(after ?? 'borrador', { faltan: a === 'propuesta' ? 1 : 0, isCaducado: accion === 'caducar' })).toBe(a);
      }
    }
  });
});

describe('a change ends by itself', () => {
  const plazos = { respuestaMinutos: 3 * 1440, antelacionMinutos: 120 };
  const at = (estado: 'propuesta' | 'aceptada', primero: string) => caducaEl(estado, { desde: '2026-11-28T19:00:00Z', primero }, plazos);

  test('unanswered after its time, or before its first shift if that is earlier', () => {
    expect(at('propuesta', '2026-12-18T13:00:00Z')).toBe('2026-12-01T19:00:00Z');
    expect(at('propuesta', '2026-11-30T05:00:00Z')).toBe('2026-11-30T03:00:00Z');
  });

  test('accepted, it waits for validation until its first shift is near', () => {
    expect(at('aceptada', '2026-12-18T13:00:00Z')).toBe('2026-12-18T11:00:00Z');
  });
});
