import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { readAnew } from '@jornada/web/read-anew.ts';
import { useServices } from '../../../shared/services.tsx';
import { secondsLeft, useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { useRetirar } from '../../../shared/use-retirar.ts';
import classes from './correcciones.module.css';

/** A record whose voiding was requested a moment ago. `until`: an instant. */
type Asked = { registroId: number; fecha: string; until: string };
type Offer = (asked: Omit<Asked, 'until'>) => void;

/** How long the undo is offered, in seconds. Later the request itself can be withdrawn. */
const SECONDS = 10;

const Context = createContext<Offer>(() => undefined);

/** To be called after the voiding of a record was requested: offers to undo it. */
export function useOfferVoidUndo(): Offer {
  return use(Context);
}

/** Offers to undo the request to void a record, above all other content. */
export function VoidUndo({ children }: { children: ReactNode }) {
  const { clock } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const offer = useCallback<Offer>((what) => setAsked({ ...what, until: clock.now().add({ seconds: SECONDS }).toString() }), [clock]);
  return (
    <Context value={offer}>
      {children}
      {asked && <Bar key={asked.until} asked={asked} onDone={() => setAsked(null)} />}
    </Context>
  );
}

function Bar({ asked: { registroId, fecha, until }, onDone }: { asked: Asked; onDone: () => void }) {
  const { t } = useTranslation();
  const { client, queryClient, clock, notices } = useServices();
  const [isLooking, setLooking] = useState(false);
  const withdraw = useRetirar();
  const seconds = useSecondsLeft(until);
  if (seconds === 0 && !isLooking) return null;
  const undo = async () => {
    if (secondsLeft(until, clock) === 0) return;
    setLooking(true);
    try {
      const { correcciones } = await readAnew({ client, queryClient }, registros.listado, { filtro_fecha: fecha });
      const ids = correcciones.flatMap((one) =>
        one.registroId === registroId && one.clase === 'anulacion' && one.estado === 'pendiente' ? [one.id] : [],
      );
      const isAnswered = ids.length === 0;
      // Somebody was faster: there is nothing left to withdraw.
      if (isAnswered) void refreshAfter(queryClient, registros.retirarCorreccion);
      else await withdraw.mutateAsync({ ids });
      notices.show(t(isAnswered ? 'errores.registros.ya-resuelta' : 'correcciones.retirada'));
    } catch (error) {
      notices.show(error instanceof ApiError ? error.message : t('errores.general.desconocido'));
    }
    onDone();
  };
  return (
    <div className={classes.undo} role="status">
      <UndoBar
        text={t('calendario.accion.solicitado')}
        undo={{ label: t('correcciones.deshacer'), seconds, isBusy: isLooking, onUndo: () => void undo() }}
      />
    </div>
  );
}
