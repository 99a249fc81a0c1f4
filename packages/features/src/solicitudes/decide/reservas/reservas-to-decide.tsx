import { reservas, type ReservaVista } from '@jornada/contract/reservas/calls.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { BookingFacts, BookingHours } from '../../booking-facts.tsx';
import { useRequestWords } from '../../use-request-words.ts';
import { createToDecide } from '../to-decide.tsx';

/** What one should know before one decides about a booking: the room, and whether it can be used then. */
function Facts({ vista }: { vista: ReservaVista }) {
  const { t } = useRequestWords();
  return (
    <section>
      {vista.avisos.map((aviso) => (
        <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
          {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: '' })}
        </Note>
      ))}
      <h3>{vista.sala.nombre}</h3>
      <BookingFacts vista={vista} />
    </section>
  );
}

export const ReservasToDecide = createToDecide((id) => useRead(reservas.byId, { id }, { refetchOnWindowFocus: true }), {
  About: BookingHours,
  Facts,
});
