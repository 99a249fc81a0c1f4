import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { extra } from '@jornada/web/extra.tsx';
import { LeaveFacts } from '@jornada/features/solicitudes/leave/leave-facts.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** Only for a leave that goes on, with its fields. */
const LeaveGoingOn = extra(async () => (await import('@jornada/features/solicitudes/leave/leave-going-on.tsx')).LeaveGoingOn);

function About({ vista: { cantidad, salud } }: { vista: BajaVista }) {
  const { t, amount } = useRequestWords();
  const isExpected = salud?.alta === null;
  return [amount(cantidad), isExpected && t('bajas.prevista')].filter(Boolean).join(', ');
}

function Details({ vista }: { vista: BajaVista }) {
  const { salud, puedeBaja } = vista;
  if (!salud) return null;
  const goesOn = puedeBaja.confirmar || puedeBaja.darAlta;
  return (
    <>
      {goesOn && <LeaveGoingOn vista={vista} salud={salud} isForOthers={false} />}
      <LeaveFacts vista={vista} salud={salud} />
    </>
  );
}

/** How own leaves are read and shown. */
export const BAJAS: RequestModule<BajaVista> = { modulo: 'bajas', calls: bajas, About, Details };
