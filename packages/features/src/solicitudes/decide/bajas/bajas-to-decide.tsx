import { Text } from '@mantine/core';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { LeaveFacts, LeaveHidden } from '../../leave/leave-facts.tsx';
import { useRequestWords } from '../../use-request-words.ts';
import { createToDecide } from '../to-decide.tsx';

function About({ vista: { persona, cantidad } }: { vista: BajaVista }) {
  const { amount } = useRequestWords();
  return <Text c="dimmed">{[persona.nombre, amount(cantidad)].filter(Boolean).join(', ')}</Text>;
}

/** What the person who takes note of a leave should know. */
function BajasFacts({ vista }: { vista: BajaVista }) {
  const { t } = useRequestWords();
  const { avisos, salud } = vista;
  return (
    <>
      {avisos.map((aviso) => (
        <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink" mb="sm">
          {t(`solicitudes.decidir.explicadas.${aviso}`, { dias: '' })}
        </Note>
      ))}
      {salud ? <LeaveFacts vista={vista} salud={salud} /> : <LeaveHidden />}
    </>
  );
}

export const BajasToDecide = createToDecide((id) => useRead(bajas.byId, { id }, { refetchOnWindowFocus: true }), {
  About,
  Facts: BajasFacts,
});
