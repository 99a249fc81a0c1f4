import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transition } from './estados.ts';
import { ACCIONES_SOLICITUD, ESTADOS_SOLICITUD, type AccionSolicitud, type EstadoSolicitud, type Parte } from './modelo.ts';

type Estado = EstadoSolicitud | null;
const ESTADOS: readonly Estado[] = [null, ...ESTADOS_SOLICITUD];
const PARTES: readonly Parte[] = ['solicitante', 'decisor', 'reglas'];

/** All that may happen, written down once more: the state before, who does what, and the state after. */
const ALLOWED: readonly [Estado, Parte, AccionSolicitud, EstadoSolicitud][] = [
  [null, 'solicitante', 'guardar', 'borrador'],
  [null, 'solicitante', 'enviar', 'pendiente'],
  [null, 'decisor', 'anotar', 'aprobada'],
  ['borrador', 'solicitante', 'guardar', 'borrador'],
  ['borrador', 'solicitante', 'enviar', 'pendiente'],
  ['borrador', 'solicitante', 'retirar', 'anulada'],
  ['pendiente', 'solicitante', 'cambiar', 'pendiente'],
  ['pendiente', 'solicitante', 'retirar', 'anulada'],
  ['pendiente', 'decisor', 'conformar', 'en-curso'],
  ['pendiente', 'decisor', 'aprobar', 'aprobada'],
  ['pendiente', 'decisor', 'rechazar', 'rechazada'],
  ['en-curso', 'solicitante', 'cambiar', 'pendiente'],
  ['en-curso', 'solicitante', 'retirar', 'anulada'],
  ['en-curso', 'decisor', 'conformar', 'en-curso'],
  ['en-curso', 'decisor', 'aprobar', 'aprobada'],
  ['en-curso', 'decisor', 'rechazar', 'rechazada'],
  ['aprobada', 'solicitante', 'pedir-anulacion', 'anulacion-solicitada'],
  ['aprobada', 'solicitante', 'prorrogar', 'aprobada'],
  ['aprobada', 'decisor', 'prorrogar', 'aprobada'],
  ['aprobada', 'solicitante', 'dar-alta', 'aprobada'],
  ['aprobada', 'decisor', 'dar-alta', 'aprobada'],
  ['aprobada', 'decisor', 'anular', 'anulada'],
  ['aprobada', 'decisor', 'pagar', 'pagada'],
  ['anulacion-solicitada', 'solicitante', 'retirar-anulacion', 'aprobada'],
  ['anulacion-solicitada', 'decisor', 'aceptar-anulacion', 'anulada'],
  ['anulacion-solicitada', 'decisor', 'negar-anulacion', 'aprobada'],
  [null, 'reglas', 'confirmar', 'aprobada'],
  ['borrador', 'reglas', 'confirmar', 'aprobada'],
  ['pendiente', 'reglas', 'confirmar', 'aprobada'],
  ['en-curso', 'reglas', 'confirmar', 'aprobada'],
  ['aprobada', 'reglas', 'mover', 'aprobada'],
  ['aprobada', 'reglas', 'volver-a-pedir', 'pendiente'],
  ['pendiente', 'reglas', 'cancelar', 'anulada'],
  ['en-curso', 'reglas', 'cancelar', 'anulada'],
  ['aprobada', 'reglas', 'cancelar', 'anulada'],
  ['pendiente', 'reglas', 'recontar', 'pendiente'],
  ['en-curso', 'reglas', 'recontar', 'en-curso'],
  ['aprobada', 'reglas', 'recontar', 'aprobada'],
  ['anulacion-solicitada', 'reglas', 'recontar', 'anulacion-solicitada'],
];

const CASES = ESTADOS.flatMap((estado) =>
  PARTES.flatMap((parte) => ACCIONES_SOLICITUD.map((accion) => ({ estado, parte, accion, name: `${estado} ${parte} ${accion}` }))),
);

describe('transitions', () => {
  test.each(CASES)('$name', ({ estado, parte, accion }) => {
    const after = ALLOWED.find(([de, who, what]) => de === estado && who === parte && what === accion)?.[3] ?? null;
    expect(transition(estado, accion, parte)).toBe(after);
  });

  test('no sequence leaves the table, and what has ended stays as it is', () => {
    const steps = fc.array(fc.record({ accion: fc.constantFrom(...ACCIONES_SOLICITUD), parte: fc.constantFrom(...PARTES) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(steps, (sequence) => {
        let estado: Estado = null;
        for (const { accion, parte } of sequence) {
          const after: Estado = transition(estado, accion, parte);
          if (after === null) continue;
          expect(ALLOWED.some(([de, who, what, to]) => de === estado && who === parte && what === accion && to === after)).toBe(true);
          expect(['rechazada', 'anulada', 'pagada']).not.toContain(estado);
          estado = after;
        }
      }),
    );
  });
});
