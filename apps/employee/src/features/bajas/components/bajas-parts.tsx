import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { LeaveFacts } from '@jornada/web/solicitudes/leave/leave-facts.tsx';
import { LeaveGoingOn } from '@jornada/web/solicitudes/leave/leave-going-on.tsx';
import { useRequestWords } from '@jornada/web/solicitudes/use-request-words.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

function About({ vista: { cantidad, salud } }: { vista: BajaVista }) {
  const { t, amount } = useRequestWords();
  const isExpected = salud?.alta === null;
  return [amount(cantidad), isExpected && t('bajas.prevista')].filter(Boolean).join(', ');
}

function Details({ vista }: { vista: BajaVista }) {
  const { salud } = vista;
  if (!salud) return null;
  return (
    <>
      <LeaveGoingOn vista={vista} salud={salud} isForOthers={false} />
      <LeaveFacts vista={vista} salud={salud} />
    </>
  );
}

/** How own leaves are read and shown. */
export const BAJAS: RequestModule<BajaVista> = { modulo: 'bajas', calls: bajas, About, Details };
