import { useNavigate } from '@tanstack/react-router';
import type { ReservaVista } from '@jornada/contract/reservas/calls.ts';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { useServices } from '../../shared/services.tsx';
import { useGuardar, useNuevo } from './api.ts';
import { useRoomWords } from './components/use-room-words.ts';
import { clockOf, minuteOf } from './model/rooms.ts';

/** A minute of a day as the wire has it; minute 1440 is the beginning of the next day. */
export const wallOn = (fecha: string, minuto: number): string => `${masDias(fecha, Math.floor(minuto / 1440))}T${clockOf(minuto)}`;

/** What is said after booking. */
export function useBooked() {
  const { t, hours } = useRoomWords();
  const { notices } = useServices();
  const navigate = useNavigate();
  return ({ id, sala, inicio, fin, estado, espera }: ReservaVista): void => {
    const fecha = inicio.slice(0, 10);
    const what = { sala: sala.nombre, horas: hours({ inicio: minuteOf(inicio, fecha), fin: minuteOf(fin, fecha) }) };
    const waits = espera?.nombre ? t('reservas.hecho.pedida-a', { ...what, nombre: espera.nombre }) : t('reservas.hecho.pedida', what);
    notices.show(estado === 'aprobada' ? t('reservas.hecho.reservada', what) : waits);
    void navigate({ to: '/reservas-view/$id', params: { id: String(id) }, replace: true });
  };
}

/** Books a room with one tap. `id`: the booking that is moved, which keeps its subject and all else. */
export function useBooking(id: number | undefined) {
  const sending = useGuardar();
  const changed = useNuevo(id === undefined ? {} : { id }, id !== undefined).data;
  const onBooked = useBooked();
  return {
    changed,
    error: sending.error,
    // A second tap comes while the page of the booking is on its way.
    isBusy: sending.isPending || sending.isSuccess,
    book(sala: number, fecha: string, { inicio, fin }: TramoReserva, personas: number | null): void {
      const kept =
        changed && id !== undefined
          ? { id, version: changed.version ?? 0, asunto: changed.valores.asunto, comentario: changed.valores.comentario }
          : {};
      const asistentes = personas ?? changed?.valores.asistentes ?? null;
      sending.mutate({ ...kept, sala, inicio: wallOn(fecha, inicio), fin: wallOn(fecha, fin), asistentes }, { onSuccess: onBooked });
    },
  };
}
